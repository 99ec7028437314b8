import { expect } from 'chai';
import { createSearchDataActivities } from '../../../activities/search/index.js';
import { DomainError } from '../../../domain/base/errors.js';
import { createSecrets } from '../../../platform/secrets.js';
import { createActivityEnv } from '../../support/temporal/activity-env.js';

const unused = () => Promise.reject(new Error('not asked for here'));
const rows = () => ({
  [Symbol.asyncIterator]: () => ({ next: unused }),
});

/** Whatever is not named fails. */
function activities(listProperties: (userId: string, signal: AbortSignal) => Promise<string[]>) {
  const connections = {
    find: async () => null,
    all: unused,
    connect: unused,
    grantOf: async () => null,
    claimRefresh: unused,
    saveRefresh: unused,
    releaseRefresh: unused,
    noteSync: async () => undefined,
    removeProperty: async () => undefined,
    markExpired: unused,
    remove: unused,
  };
  return createSearchDataActivities({
    connections,
    secrets: createSecrets([]),
    oauth: () => null,
    scopeOf: () => '',
    now: () => new Date(),
    reportError: () => undefined,
    searchConsole: { listProperties, readRows: rows, listSitemaps: unused, inspectUrl: unused },
    analytics: { listProperties: unused, describeProperty: unused, readReport: unused },
    webmaster: { listSites: unused, queryStats: unused, pageStats: unused, rankAndTraffic: unused },
    tokens: { get: unused, renew: unused },
    connectionSweeps: { unusedSince: async () => ({ items: [], next: null }) },
    connectRequests: { take: unused, removeAll: async () => undefined },
    artifacts: { get: async () => null, put: unused },
  });
}

describe('[U] search data activities', () => {
  const input = { user_id: 'alice', platform: 'searchconsole' as const };

  it('hand on what they are asked, with a signal that hears when the activity is cancelled', async () => {
    const env = createActivityEnv();
    const calls: [string, AbortSignal][] = [];
    const { listProperties, watchConnections, disconnectPlatform } = activities(async (userId, signal) => {
      calls.push([userId, signal]);
      return ['https://www.example.com/'];
    });
    expect(await env.run(listProperties, input)).to.deep.equal({ properties: 1 });
    expect(calls.map(([userId]) => userId)).to.deep.equal(['alice']);
    expect(await env.run(watchConnections, { after: null })).to.deep.include({ checked: 0, next: null });
    expect(await env.run(disconnectPlatform, input)).to.deep.equal({ found: false, revoked: false });
    env.cancel();
    expect(calls[0]?.[1].aborted).to.equal(true);
  });

  it('fail with the code of what they met', async () => {
    const env = createActivityEnv();
    const { listProperties, connectPlatform, collectRawRows, collectSiteTraffic } = activities(() =>
      Promise.reject(new DomainError('rate_limited', 'Later', true)),
    );
    const typeOf = (work: Promise<unknown>) => work.catch((error: { type?: string }) => error.type);
    expect(await typeOf(env.run(listProperties, input))).to.equal('rate_limited');
    expect(await typeOf(env.run(connectPlatform, { ...input, request_id: 'r' }))).to.equal('provider_missing');
    const site = { user_id: 'alice', site_url: 'https://www.example.com/' };
    expect(await typeOf(env.run(collectSiteTraffic, site))).to.equal('not_connected');
    const request = {
      platform: 'searchconsole' as const,
      property: 'p',
      dimensions: [],
      kind: null,
      previous_period: null,
      period: { start_date: '2026-05-01', end_date: '2026-05-28' },
    };
    expect(await typeOf(env.run(collectRawRows, { user_id: 'alice', request }))).to.equal('internal');
  });
});
