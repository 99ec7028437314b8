import { expect } from 'chai';
import { createSiteHandlers } from '../../../../api/sites/handlers/sites.js';
import type { Site } from '../../../../domain/sites/site.js';
import { createLogger } from '../../../../platform/logger.js';
import { createNetworkGuard } from '../../../../platform/network/network-guard.js';
import { createRecordingGateway } from '../../../support/api/operations-api.js';
import { startTestApi, type TestApi } from '../../../support/api/test-api.js';
import type { Answer } from '../../../support/servers/http-call.js';
import { startIdentity, type TestIdentity } from '../../../support/servers/identity.js';
import { startStore, type TestStore } from '../../../support/store.js';

const SITES = '/api/seo-dashboard/sites';
const NOT_FOUND = [404, { detail: 'Not found' }];

async function resolve(hostname: string): Promise<string[]> {
  return hostname === 'inside.test' ? ['10.0.0.7'] : ['93.184.216.34'];
}

describe('[I] site handlers', () => {
  let running: TestStore;
  let identity: TestIdentity;
  let api: TestApi;
  const gateway = createRecordingGateway();
  before(async () => {
    [running, identity] = await Promise.all([startStore(), startIdentity()]);
    const guard = createNetworkGuard({ allowedPrivateHosts: [], allowedPorts: ['443'], resolve });
    const logger = createLogger({ level: 'silent', service: 'api' });
    const handlers = createSiteHandlers({ ...running.store, guard, gateway, logger });
    api = await startTestApi({ handlers, issuer: identity.issuer, connection: running.connection });
  });
  after(async () => {
    await Promise.all([api.close(), identity.close()]);
    await running.stop();
  });
  const call = async (method: string, path: string, body?: unknown, user = 'alice'): Promise<Answer> => {
    const headers = { authorization: `Bearer ${await identity.token({ sub: user })}` };
    return api.call(method, `${SITES}${path}`, { headers, ...(body === undefined ? {} : { body }) });
  };
  const reported = ({ status, json }: Answer) => [status, json];

  it('watch a site, tell the one that is watched already, and list them', async () => {
    const body = { site_url: 'www.site.example/shop', competitors: ['other.example'], target_keywords: ['lamps'] };
    const { status, json } = await call('POST', '', body);
    const site = json as Site;
    expect([status, site.site_url, site.site, site.competitors, site.is_primary]).to.deep.equal([
      201,
      'https://www.site.example/shop',
      'site.example',
      ['https://other.example/'],
      true,
    ]);
    expect(reported(await call('POST', '', { site_url: 'https://site.example/' }))).to.deep.equal([200, site]);
    expect(reported(await call('GET', ''))).to.deep.equal([200, [site]]);
    expect(reported(await call('GET', `/${site.id}`))).to.deep.equal([200, site]);
    expect(reported(await call('GET', `/${site.id}`, undefined, 'bob'))).to.deep.equal(NOT_FOUND);
  });

  it('turn away what is no site of its own, and more than the bounds', async () => {
    const own = 'https://own.example/';
    const many = (length: number) => Array.from({ length }, (_, index) => `https://c${index}.example/`);
    const bodies: [object, string][] = [
      [{ site_url: 'https://inside.test/' }, 'url_not_allowed'],
      [{ site_url: own, competitors: ['https://www.own.example/x'] }, 'duplicate_site'],
      [{ site_url: own, competitors: many(6) }, 'too_long'],
      [{ site_url: own, target_keywords: Array(21).fill('x') }, 'too_long'],
      [{ site_url: own, target_keywords: ['x'.repeat(101)] }, 'string_too_long'],
    ];
    for (const [body, kind] of bodies) {
      const { status, json } = await call('POST', '', body);
      expect([status, (json as { detail: { type: string }[] }).detail[0]?.type]).to.deep.equal([422, kind]);
    }
    const edge = { site_url: own, competitors: many(5), target_keywords: Array(20).fill('x'.repeat(100)) };
    expect((await call('POST', '', edge, 'edge')).status).to.equal(201);
  });

  it('allow fifty', async () => {
    for (let made = 0; made < 50; made++) await call('POST', '', { site_url: `https://s${made}.example/` }, 'many');
    const { status, json } = await call('POST', '', { site_url: 'https://more.example/' }, 'many');
    expect([status, json]).to.deep.equal([
      409,
      {
        detail:
          'This workspace may have 50 sites (limit sites). Remove one first, or ask the operator of this installation for more.',
      },
    ]);
    expect((await call('POST', '', { site_url: 'https://s1.example/' }, 'many')).status).to.equal(200);
  });

  it('keep the Search Console property to read, as Search Console names it', async () => {
    const { json } = await call('POST', '', { site_url: 'https://www.prop.example/' }, 'peg');
    const { id, search_property } = json as Site;
    expect(search_property).to.equal(null);
    const patch = (property: unknown) => call('PATCH', `/${id}`, { search_property: property }, 'peg');
    expect((await patch('SC-Domain:Prop.Example')).status).to.equal(422);
    expect((await patch('sc-domain:prop.example')).json).to.include({ search_property: 'sc-domain:prop.example' });
    expect((await patch('http://prop.example')).json).to.include({ search_property: 'http://prop.example/' });
    const refused = await patch('sc-domain:other.example');
    expect(refused.status).to.equal(422);
    expect(JSON.stringify(refused.json)).to.contain('does not cover https://www.prop.example/');
    expect((await patch('')).json).to.include({ search_property: null });
  });

  it('change, hand the primary place on, and let go with its history', async () => {
    const [one, two] = (await Promise.all(
      ['a', 'b'].map(async (name) => (await call('POST', '', { site_url: `https://${name}.example/` }, 'dora')).json),
    )) as [Site, Site];
    const first = one.is_primary ? one : two;
    const other = one.is_primary ? two : one;
    const changed = await call('PATCH', `/${other.id}`, { target_keywords: ['x'], is_primary: true }, 'dora');
    expect(changed.json).to.deep.include({ target_keywords: ['x'], is_primary: true });
    expect((await call('PATCH', `/${other.id}`, { is_primary: false }, 'dora')).status).to.equal(409);
    expect((await call('PATCH', `/${other.id}`, {}, 'dora')).status).to.equal(422);
    const breakdown = { technical: 1, content: 1, performance: 1, mobile: 1 };
    const { site } = other;
    const snapshot = { user_id: 'dora', site, day: '2026-06-01', score: 1, breakdown, audit_id: 'a'.repeat(24) };
    await running.store.healthSnapshots.put(snapshot);
    expect((await call('DELETE', `/${other.id}`, undefined, 'dora')).status).to.equal(204);
    expect(reported(await call('DELETE', `/${other.id}`, undefined, 'dora'))).to.deep.equal(NOT_FOUND);
    expect(await running.store.healthSnapshots.list('dora', site, '2026-01-01')).to.deep.equal([]);
    expect((await call('GET', `/${first.id}`, undefined, 'dora')).json).to.include({ is_primary: true });
  });
});
