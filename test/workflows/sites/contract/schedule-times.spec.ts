import { expect } from 'chai';
import { type DueTime, scheduleTimes } from '../../../../workflows/sites/contract/schedule-times.js';
import { createWorkflowEnv, type WorkflowEnv } from '../../../support/temporal/workflow-env.js';

const NOW = new Date('2026-11-30T00:00:00.000Z');
const HOUR_MS = 3_600_000;

describe('[U] scheduleTimes', () => {
  it('is one calendar where no clock change touches it', () => {
    expect(scheduleTimes({ hour: 5, time_zone: 'America/New_York' }, NOW)).to.deep.equal({
      calendars: [{ hour: 5, minute: 0 }],
      timezone: 'America/New_York',
    });
    const due = { hour: 3, minute: 30, weekday: 'sunday', time_zone: 'UTC' } as const;
    expect(scheduleTimes(due, NOW).calendars).to.deep.equal([{ hour: 3, minute: 30, dayOfWeek: 'SUNDAY' }]);
  });

  it('takes days of clock changes out of the calendar, and adds their runs one by one', () => {
    const { skip = [], intervals = [] } = scheduleTimes({ hour: 1, time_zone: 'America/New_York' }, NOW);
    expect([skip.length, intervals.length]).to.deep.equal([40, 40]);
    const all = { hour: { start: 0, end: 23 }, minute: { start: 0, end: 59 } };
    expect(skip[3]).to.deep.equal({ year: 2027, month: 'NOVEMBER', dayOfMonth: 7, ...all });
    expect(intervals[3]?.every).to.equal(Date.parse('2027-11-07T05:00:01.000Z'));
  });
});

describe('[I] scheduleTimes in Temporal', function () {
  this.timeout(120_000);
  let env: WorkflowEnv;
  before(async () => {
    env = await createWorkflowEnv();
  });
  after(() => env.teardown());

  let number = 0;
  /** What Temporal itself lists as matching times; without jitter, so that they can be read. */
  async function listTimes(due: DueTime, from: string, to: string): Promise<string[]> {
    const scheduleId = `times-${++number}`;
    const action = { type: 'startWorkflow' as const, workflowType: 'none', taskQueue: 'none', args: [] };
    await env.client.schedule.create({ scheduleId, spec: scheduleTimes(due, NOW), action, state: { paused: true } });
    const { startTime } = await env.client.workflowService.listScheduleMatchingTimes({
      namespace: env.client.options.namespace,
      scheduleId,
      startTime: toTimestamp(from),
      endTime: toTimestamp(to),
    });
    return (startTime ?? []).map(({ seconds }) => new Date(Number(seconds) * 1_000).toISOString());
  }
  const toTimestamp = (iso: string) => ({ seconds: Date.parse(iso) / 1_000 }) as never;

  it('comes once on a day without the hour, when the clock has jumped past it', async () => {
    const cases: [string, number, string, string[]][] = [
      ['America/New_York', 2, '2027-03-13', ['2027-03-13T07:00:00', '2027-03-14T07:00:01', '2027-03-15T06:00:00']],
      ['Europe/Berlin', 2, '2031-03-29', ['2031-03-29T01:00:00', '2031-03-30T01:00:01', '2031-03-31T00:00:00']],
      ['Australia/Sydney', 2, '2027-10-01', ['2027-10-01T16:00:00', '2027-10-02T16:00:01', '2027-10-03T15:00:00']],
      ['America/Santiago', 0, '2027-09-04', ['2027-09-04T04:00:00', '2027-09-05T04:00:01', '2027-09-06T03:00:00']],
      ['Australia/Lord_Howe', 2, '2027-10-01', ['2027-10-01T15:30:00', '2027-10-02T15:30:01', '2027-10-03T15:00:00']],
    ];
    for (const [time_zone, hour, day, expected] of cases) {
      const until = new Date(Date.parse(day) + 71 * HOUR_MS).toISOString();
      const times = await listTimes({ hour, time_zone }, new Date(Date.parse(day) - 1_000).toISOString(), until);
      expect(times, `${time_zone} at ${hour}`).to.deep.equal(expected.map((time) => `${time}.000Z`));
    }
  });

  it('comes once on a day with the hour twice, the first time', async () => {
    const cases: [string, number, string, string[]][] = [
      ['America/New_York', 1, '2027-11-06', ['2027-11-06T05:00:00', '2027-11-07T05:00:01', '2027-11-08T06:00:00']],
      ['America/New_York', 1, '2040-11-03', ['2040-11-03T05:00:00', '2040-11-04T05:00:01', '2040-11-05T06:00:00']],
      ['Europe/Berlin', 2, '2027-10-30', ['2027-10-30T00:00:00', '2027-10-31T00:00:01', '2027-11-01T01:00:00']],
      ['Australia/Sydney', 2, '2027-04-02', ['2027-04-02T15:00:00', '2027-04-03T15:00:01', '2027-04-04T16:00:00']],
      ['America/Santiago', 23, '2027-04-03', ['2027-04-03T02:00:00', '2027-04-04T02:00:01', '2027-04-05T03:00:00']],
    ];
    for (const [time_zone, hour, day, expected] of cases) {
      const until = new Date(Date.parse(day) + 71 * HOUR_MS).toISOString();
      const times = await listTimes({ hour, time_zone }, new Date(Date.parse(day) - 1_000).toISOString(), until);
      expect(times, `${time_zone} at ${hour}`).to.deep.equal(expected.map((time) => `${time}.000Z`));
    }
  });

  it('comes once on every day of years to come, whatever the hour and the half of the globe', async () => {
    const zones = ['America/New_York', 'Europe/London', 'Australia/Sydney', 'America/Santiago', 'Europe/Berlin'];
    // Temporal lists a thousand times at most.
    for (const [from, to] of [
      ['2027-01-02', '2029-09-01'],
      ['2037-01-02', '2039-09-01'],
    ] as const) {
      for (const time_zone of zones) {
        for (const hour of [0, 1, 2, 3, 23]) {
          const times = await listTimes({ hour, time_zone }, `${from}T00:00:00.000Z`, `${to}T00:00:00.000Z`);
          const hours = times.map((time) => Date.parse(time) / HOUR_MS);
          const gaps = hours.slice(1).map((at, index) => at - (hours[index] ?? 0));
          expect(times.length, `${time_zone} at ${hour}`).to.be.within(972, 974);
          expect(Math.min(...gaps), `${time_zone} at ${hour}`).to.be.greaterThan(22.9);
          expect(Math.max(...gaps), `${time_zone} at ${hour}`).to.be.lessThan(25.1);
        }
      }
    }
  });

  it('comes on the one night of a week or month that is touched, and on no other', async () => {
    const weekly = { hour: 2, weekday: 'sunday', time_zone: 'America/New_York' } as const;
    expect(await listTimes(weekly, '2027-03-07T12:00:00.000Z', '2027-03-22T00:00:00.000Z')).to.deep.equal([
      '2027-03-14T07:00:01.000Z',
      '2027-03-21T06:00:00.000Z',
    ]);
    const monday = { hour: 2, weekday: 'monday', time_zone: 'America/New_York' } as const;
    expect(await listTimes(monday, '2027-03-13T12:00:00.000Z', '2027-03-16T00:00:00.000Z')).to.deep.equal([
      '2027-03-15T06:00:00.000Z',
    ]);
    const monthly = { hour: 1, day_of_month: 1, time_zone: 'America/New_York' };
    // 1 November 2037 is the Sunday on which summer time ends.
    expect(await listTimes(monthly, '2037-10-02T00:00:00.000Z', '2037-12-02T00:00:00.000Z')).to.deep.equal([
      '2037-11-01T05:00:01.000Z',
      '2037-12-01T06:00:00.000Z',
    ]);
  });
});
