import { expect } from 'chai';
import { findClockChangeRuns, type LocalTask } from '../../../domain/sites/clock-change-runs.js';

const everyDay: LocalTask['isDue'] = () => true;
const of = (time_zone: string, hour: number, { year = 2027, isDue = everyDay, minute = 0 } = {}) =>
  findClockChangeRuns({ time_zone, hour, minute, isDue }, year, 1).map(
    ({ month, day, at }) => `${month}-${day}: ${new Date(at).toISOString().slice(5, 16)}`,
  );

describe('[U] findClockChangeRuns', () => {
  it('moves a time that the clock skips to the moment after it', () => {
    expect(of('America/New_York', 2)[0]).to.equal('3-14: 03-14T07:00');
    expect(of('America/New_York', 2, { minute: 30 })[0]).to.equal('3-14: 03-14T07:00');
    expect(of('Europe/Berlin', 2)[0]).to.equal('3-28: 03-28T01:00');
    // South of the equator spring is in September or October.
    expect(of('Australia/Sydney', 2)[1]).to.equal('10-3: 10-02T16:00');
    // The clock goes from 24:00 to 1:00.
    expect(of('America/Santiago', 0)[1]).to.equal('9-5: 09-05T04:00');
    // Half an hour, from 2:00 to 2:30.
    expect(of('Australia/Lord_Howe', 2)[1]).to.equal('10-3: 10-02T15:30');
  });

  it('takes the first of two', () => {
    expect(of('America/New_York', 1)[1]).to.equal('11-7: 11-07T05:00');
    expect(of('America/New_York', 1, { minute: 30 })[1]).to.equal('11-7: 11-07T05:30');
    expect(of('Europe/Berlin', 2)[1]).to.equal('10-31: 10-31T00:00');
    expect(of('Australia/Sydney', 2)[0]).to.equal('4-4: 04-03T15:00');
    expect(of('America/Santiago', 23)[0]).to.equal('4-3: 04-04T02:00');
    expect(of('Atlantic/Azores', 0)).to.deep.equal(['3-28: 03-28T01:00', '10-31: 10-31T00:00']);
  });

  it('knows the hours before and after, which are as on any day, and none that are far from it', () => {
    expect(of('America/New_York', 3)).to.deep.equal(['3-14: 03-14T07:00']);
    for (const hour of [5, 12, 20]) expect(of('America/New_York', hour)).to.deep.equal([]);
    for (const zone of ['UTC', 'Asia/Tokyo', 'Asia/Kolkata', 'America/Phoenix'])
      for (const hour of [0, 1, 2, 3]) expect(of(zone, hour)).to.deep.equal([]);
  });

  it('leaves out days on which the task is not due', () => {
    expect(of('America/New_York', 2, { isDue: ({ weekday }) => weekday === 1 })).to.deep.equal([]);
    expect(of('America/New_York', 2, { isDue: ({ weekday }) => weekday === 7 })).to.have.length(2);
    const isFirst: LocalTask['isDue'] = ({ day }) => day === 1;
    // 1 November 2026 was the Sunday on which summer time ended.
    expect(of('America/New_York', 1, { year: 2026, isDue: isFirst })).to.deep.equal(['11-1: 11-01T05:00']);
    expect(of('America/New_York', 1, { isDue: isFirst })).to.deep.equal([]);
  });

  it('knows every year it was asked for, once', () => {
    const task = { time_zone: 'America/New_York', hour: 1, minute: 0, isDue: everyDay };
    const years = findClockChangeRuns(task, 2026, 20).map(({ year }) => year);
    expect(years).to.deep.equal(Array.from({ length: 40 }, (_, index) => 2026 + Math.floor(index / 2)));
  });
});
