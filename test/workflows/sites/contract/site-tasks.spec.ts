import { expect } from 'chai';
import { readSiteScheduleId, siteSchedule, siteScheduleId } from '../../../../workflows/sites/contract/site-tasks.js';

const SITE = { id: 'a'.repeat(24), user_id: 'auth0|al:ice', site: 'site.example', audit_schedule: null };
const AUDIT = { hour: 3, time_zone: 'Europe/Berlin', audit_type: 'complete' as const, max_pages: 500, crawl_depth: 3 };

describe('[U] Schedules of sites', () => {
  it('have ids that can be read back, whatever the user is called', () => {
    const ref = { user_id: SITE.user_id, site_id: SITE.id, task: 'health' as const };
    expect(siteScheduleId(ref)).to.equal(`site:health:auth0|al:ice:${SITE.id}`);
    expect(readSiteScheduleId(siteScheduleId(ref))).to.deep.equal(ref);
    for (const other of [
      'sweep-attempts',
      'poll-replies:alice',
      `site:nothing:alice:${SITE.id}`,
      'site:health:alice:x',
    ]) {
      expect(readSiteScheduleId(other)).to.equal(null);
    }
  });

  it('start one workflow a task, which skips what still runs', () => {
    expect(siteSchedule(SITE, 'health')).to.deep.include({
      scheduleId: `site:health:auth0|al:ice:${SITE.id}`,
      spec: { calendars: [{ hour: 5 }], timezone: 'UTC', jitter: '10 minutes' },
      policies: { overlap: 'SKIP', catchupWindow: '23 hours' },
    });
    const args = [{ user_id: SITE.user_id, site_id: SITE.id, task: 'strategy' }];
    expect(siteSchedule(SITE, 'strategy')?.action).to.deep.include({ workflowType: 'runSiteTask', args });
    expect(siteSchedule(SITE, 'strategy')?.spec.calendars).to.deep.equal([{ hour: 6, dayOfWeek: 'MONDAY' }]);
  });

  it('audit again as the site says, in its zone, or not at all', () => {
    expect(siteSchedule(SITE, 'audit')).to.equal(null);
    const on = (interval: 'daily' | 'weekly' | 'monthly') =>
      siteSchedule({ ...SITE, audit_schedule: { ...AUDIT, interval } }, 'audit')?.spec;
    expect([on('daily'), on('weekly'), on('monthly')].map((spec) => spec?.calendars[0])).to.deep.equal([
      { hour: 3 },
      { hour: 3, dayOfWeek: 'MONDAY' },
      { hour: 3, dayOfMonth: 1 },
    ]);
    expect(on('daily')?.timezone).to.equal('Europe/Berlin');
  });

  it('catch up on what was due while nothing ran, and on no more than one of a kind', () => {
    const windowOf = (interval: 'daily' | 'weekly' | 'monthly') =>
      siteSchedule({ ...SITE, audit_schedule: { ...AUDIT, interval } }, 'audit')?.policies.catchupWindow;
    expect([windowOf('daily'), windowOf('weekly'), windowOf('monthly')]).to.deep.equal([
      '23 hours',
      '6 days',
      '27 days',
    ]);
    expect(siteSchedule(SITE, 'strategy')?.policies.catchupWindow).to.equal('6 days');
  });
});
