import { expect } from 'chai';
import type { SiteTask } from '../../../../domain/sites/site-task.js';
import { readSiteScheduleId, siteSchedule, siteScheduleId } from '../../../../workflows/sites/contract/site-tasks.js';

const SITE = { id: 'a'.repeat(24), user_id: 'auth0|al:ice', site: 'site.example', audit_schedule: null };
const AUDIT = { hour: 3, time_zone: 'Europe/Berlin', audit_type: 'complete' as const, max_pages: 500, crawl_depth: 3 };

const NOW = new Date('2026-06-01T00:00:00.000Z');
const scheduleOf = (site: Parameters<typeof siteSchedule>[0], task: SiteTask, is_connected = false) =>
  siteSchedule(site, task, { is_connected, now: NOW });

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
    expect(scheduleOf(SITE, 'health')).to.deep.include({
      scheduleId: `site:health:auth0|al:ice:${SITE.id}`,
      spec: { calendars: [{ hour: 5, minute: 0 }], timezone: 'UTC', jitter: '10 minutes' },
      policies: { overlap: 'SKIP', catchupWindow: '23 hours' },
    });
    const args = [{ user_id: SITE.user_id, site_id: SITE.id, task: 'strategy' }];
    expect(scheduleOf(SITE, 'strategy')?.action).to.deep.include({ workflowType: 'runSiteTask', args });
    expect(scheduleOf(SITE, 'strategy')?.spec.calendars).to.deep.equal([{ hour: 6, minute: 0, dayOfWeek: 'MONDAY' }]);
  });

  it('audit again as the site says, in its zone, or not at all', () => {
    expect(scheduleOf(SITE, 'audit')).to.equal(null);
    const on = (interval: 'daily' | 'weekly' | 'monthly') =>
      scheduleOf({ ...SITE, audit_schedule: { ...AUDIT, interval } }, 'audit')?.spec;
    expect([on('daily'), on('weekly'), on('monthly')].map((spec) => spec?.calendars[0])).to.deep.equal([
      { hour: 3, minute: 0 },
      { hour: 3, minute: 0, dayOfWeek: 'MONDAY' },
      { hour: 3, minute: 0, dayOfMonth: 1 },
    ]);
    expect(on('daily')?.timezone).to.equal('Europe/Berlin');
    const friday = { ...AUDIT, interval: 'weekly' as const, weekday: 'friday' as const };
    expect(scheduleOf({ ...SITE, audit_schedule: friday }, 'audit')?.spec.calendars[0]?.dayOfWeek).to.equal('FRIDAY');
  });

  it('compare and plan in the zone of the audits, and read search data in that of Google', () => {
    const site = { ...SITE, audit_schedule: { ...AUDIT, interval: 'daily' as const } };
    for (const task of ['health', 'competitors', 'semantic', 'strategy'] as const)
      expect(scheduleOf(site, task)?.spec.timezone, task).to.equal('Europe/Berlin');
    expect(scheduleOf(site, 'search', true)?.spec.timezone).to.equal('America/Los_Angeles');
    expect(scheduleOf(SITE, 'strategy')?.spec.timezone).to.equal('UTC');
  });

  it('catch up on what was due while nothing ran, and on no more than one of a kind', () => {
    const windowOf = (interval: 'daily' | 'weekly' | 'monthly') =>
      scheduleOf({ ...SITE, audit_schedule: { ...AUDIT, interval } }, 'audit')?.policies.catchupWindow;
    expect([windowOf('daily'), windowOf('weekly'), windowOf('monthly')]).to.deep.equal([
      '23 hours',
      '6 days',
      '27 days',
    ]);
    expect(scheduleOf(SITE, 'strategy')?.policies.catchupWindow).to.equal('6 days');
  });

  it('read platforms daily, in the time that Search Console counts by, while one is connected', () => {
    expect(scheduleOf(SITE, 'search')).to.equal(null);
    const { spec } = scheduleOf(SITE, 'search', true) ?? {};
    expect(spec).to.deep.equal({
      calendars: [{ hour: 5, minute: 0 }],
      timezone: 'America/Los_Angeles',
      jitter: '10 minutes',
    });
  });
});
