import { expect } from 'chai';
import { createDiscoveryActivities } from '../../../../activities/outreach/discovery/index.js';
import {
  SearchFailedError,
  type SearchProvider,
} from '../../../../activities/outreach/discovery/providers/provider.js';
import type { DiscoveryResult } from '../../../../domain/outreach/discovery/discovery.js';
import { opportunity } from '../../../support/samples/opportunity.js';
import { createActivityEnv } from '../../../support/temporal/activity-env.js';
import { skippedVisits } from '../../../support/temporal/skipped-visits.js';

const HIT = { url: 'https://blog.example/', title: 'Blog', snippet: '' };

describe('[U] discovery activities', () => {
  const activities = (search: SearchProvider['search']) => {
    const kept: unknown[] = [];
    const created = createDiscoveryActivities({
      providers: [{ name: 'serper', search }],
      visitPage: async (url) => ({ ok: true, url, html: '<title>Tools</title>' }),
      visitFeed: async () => ({ ok: false, reason: 'It is no feed' }),
      withVisits: (_id, work) => work(skippedVisits()),
      leads: { insert: () => Promise.reject(new Error('no lead is saved')) },
      artifacts: {
        put: async (...given: unknown[]) => {
          kept.push(given);
          return { bytes: 1 };
        },
        get: async () => null,
      },
      now: () => new Date('2026-06-01'),
    });
    return { ...created, kept };
  };

  it('hand on what was found, with a signal that hears when the activity is cancelled', async () => {
    const env = createActivityEnv();
    const signals: AbortSignal[] = [];
    const { searchCandidates, judgeCandidate, saveDiscovery, kept } = activities(async (_query, signal) => {
      signals.push(signal);
      return { hits: [HIT], warnings: [] };
    });
    const answer = await env.run(searchCandidates, { keyword: 'tools', max_results: 1 });
    const { candidates } = answer as Awaited<ReturnType<typeof searchCandidates>>;
    expect(signals[0]?.aborted).to.equal(false);
    const [candidate] = candidates;
    if (!candidate) throw new Error('nothing was found');
    const judged = await env.run(judgeCandidate, { candidate, keyword: 'tools' });
    expect(judged).to.have.nested.property('opportunity.website_title', 'Tools');
    const operation = { id: 'a'.repeat(24), user_id: 'alice' };
    const asked = { campaign_id: null, save_to_campaign: false, max_results: 1 };
    const found = { opportunities: [opportunity()], warnings: [] };
    expect(await env.run(saveDiscovery, { operation, ...asked, ...found })).to.deep.equal({ found: 1 });
    const result: DiscoveryResult = {
      results: [opportunity()],
      saved_to_campaign: 0,
      skipped: 0,
      save_failed: 0,
      warnings: [],
    };
    expect(kept).to.deep.equal([['alice', `operation:${operation.id}:result`, result]]);
    env.cancel();
    expect(signals[0]?.aborted).to.equal(true);
  });

  it('name the reason in a failure', async () => {
    const { searchCandidates } = activities(() =>
      Promise.reject(new SearchFailedError('Serper cannot be reached', true)),
    );
    const failure: unknown = await createActivityEnv()
      .run(searchCandidates, { keyword: 'tools', max_results: 1 })
      .catch((error: unknown) => error);
    expect(failure).to.include({
      type: 'dependency_unavailable',
      message: 'Serper cannot be reached',
      nonRetryable: false,
    });
  });
});
