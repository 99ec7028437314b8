import { expect } from 'chai';
import type { Site } from '../../../domain/sites/site.js';
import { failedRunEvent } from '../../../domain/webhooks/schedule-events.js';

describe('[U] events of Schedules', () => {
  it('name the site, the task and the reason', () => {
    const site = {
      id: 'a'.repeat(24),
      user_id: 'alice',
      site: 'site.example',
      site_url: 'https://site.example/',
    } as Site;
    const error = { code: 'rate_limited', detail: 'The quota is used up' } as const;
    const at = '2026-06-03T10:00:00.000Z';
    expect(failedRunEvent(site, { task: 'search', run_id: 'r1', error }, at)).to.deep.equal({
      user_id: 'alice',
      key: 'schedule.run_failed:r1',
      type: 'schedule.run_failed',
      at,
      data: { site_id: site.id, site: 'site.example', site_url: 'https://site.example/', task: 'search', error },
    });
  });
});
