import { expect } from 'chai';
import { digestSchedule, readDigestScheduleId } from '../../../../workflows/notifications/contract/send-digests.js';

const TIME = { weekday: 'sunday' as const, hour: 2, time_zone: 'Europe/Berlin' };

describe('[U] the Schedule of digests', () => {
  it('is one for each time of the week, in its zone', () => {
    const { scheduleId, spec, action } = digestSchedule(TIME, new Date('2026-06-01T00:00:00Z'));
    expect(scheduleId).to.equal('digest:sunday:2:Europe/Berlin');
    expect(spec.calendars).to.deep.equal([{ hour: 2, minute: 0, dayOfWeek: 'SUNDAY' }]);
    expect(spec.timezone).to.equal('Europe/Berlin');
    expect(action.args).to.deep.equal([{ time: TIME }]);
  });

  it('runs once on a day whose clock skips or repeats the hour', () => {
    const { spec } = digestSchedule(TIME, new Date('2026-06-01T00:00:00Z'));
    // 2026-10-25 has 2:00 twice in Berlin, 2027-03-28 not at all: both are taken out of the calendar and run by instants.
    const { skip = [], intervals = [] } = spec;
    const skipped = skip.map(({ year, month, dayOfMonth }) => `${year} ${month} ${dayOfMonth}`);
    expect(skipped).to.include.members(['2026 OCTOBER 25', '2027 MARCH 28']);
    expect(intervals.length).to.equal(skipped.length);
  });

  it('is known by its id', () => {
    expect(readDigestScheduleId('digest:sunday:2:Europe/Berlin')).to.deep.equal(TIME);
    expect(readDigestScheduleId('site:audit:alice:1')).to.equal(null);
    expect(readDigestScheduleId('digest:never')).to.equal(null);
  });
});
