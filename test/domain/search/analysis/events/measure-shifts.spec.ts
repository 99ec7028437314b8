import { expect } from 'chai';
import { measureShifts } from '../../../../../domain/search/analysis/events/measure-shifts.js';
import { createRandom, drawCount, drawNormal } from '../../../../support/samples/click-series.js';

const random = createRandom(4);
const start_date = '2026-01-01';
const clicksOf = (before: number, after: number) =>
  Array.from({ length: 180 }, (_, day) => drawCount(random, day < 120 ? before : after));
const steady = Array.from({ length: 180 }, () => 6 + drawNormal(random) / 4);

describe('[U] shifts of a group', () => {
  it('name the day, both levels and the change, of clicks in percent and of positions in places', () => {
    const positions = steady.map((one, day) => (day < 120 ? one : one + 5));
    const [clicks, position, ...others] = measureShifts({
      group: 'device',
      key: 'MOBILE',
      start_date,
      clicks: clicksOf(80, 40),
      positions,
    });
    expect(others).to.deep.equal([]);
    expect(clicks).to.include({ group: 'device', key: 'MOBILE', metric: 'clicks', date: '2026-05-01' });
    expect(clicks?.change).to.be.within(-56, -44);
    expect(position).to.include({ metric: 'position', date: '2026-05-01' });
    expect(position?.change).to.be.within(4.5, 5.5);
  });

  it('are none of a handful of clicks, nor of less than a place', () => {
    const few = { group: 'country', key: 'fra', start_date, clicks: clicksOf(3, 0.2), positions: [] } as const;
    expect(measureShifts(few)).to.deep.equal([]);
    const positions = steady.map((one, day) => (day < 120 ? one : one + 0.9));
    expect(measureShifts({ ...few, group: 'site', key: null, clicks: [], positions })).to.deep.equal([]);
    expect(measureShifts({ ...few, group: 'queries', key: null, clicks: [], positions })).to.have.length(1);
  });
});
