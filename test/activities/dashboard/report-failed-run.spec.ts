import { expect } from 'chai';
import { reportFailedRun } from '../../../activities/dashboard/report-failed-run.js';
import type { Site } from '../../../domain/sites/site.js';
import type { WebhookEvent } from '../../../domain/webhooks/webhook-event.js';

const SITE = { id: 'a'.repeat(24), user_id: 'alice', site: 'site.example', site_url: 'https://site.example/' } as Site;
const error = { code: 'timeout', detail: 'It took too long' } as const;

async function report(site: Site | null): Promise<WebhookEvent[]> {
  const published: WebhookEvent[] = [];
  const deps = {
    sites: { find: async () => site },
    publish: async (event: WebhookEvent) => void published.push(event),
    now: () => new Date('2026-06-03T10:00:00.000Z'),
  };
  await reportFailedRun(deps, { user_id: 'alice', site_id: SITE.id, task: 'audit', run_id: 'r1', error });
  return published;
}

describe('[U] reportFailedRun', () => {
  it('publishes it with the site', async () => {
    const [event] = await report(SITE);
    expect(event).to.deep.include({ type: 'schedule.run_failed', at: '2026-06-03T10:00:00.000Z' });
    expect(event?.data).to.deep.include({ site: 'site.example', task: 'audit', error });
  });

  it('publishes nothing of a site that is watched no longer', async () => {
    expect(await report(null)).to.deep.equal([]);
  });
});
