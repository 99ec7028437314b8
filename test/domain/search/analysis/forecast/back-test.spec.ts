import { expect } from 'chai';
import { backTest, meanDayError, sumTrial } from '../../../../../domain/search/analysis/forecast/back-test.js';
import type { Forecaster } from '../../../../../domain/search/analysis/forecast/forecast-method.js';

const learned: number[] = [];
const always = (clicks: number): Forecaster => ({
  method: 'seasonal_naive',
  explanation: '',
  forecast: (history, days) => {
    learned.push(history.length);
    return Array(days).fill(clicks);
  },
});

describe('[U] back-test', () => {
  it('forecasts known days by what came before them, a week earlier each time, once for all horizons', () => {
    learned.length = 0;
    const tests = backTest(always(12), Array(72).fill(10), [14, 30]);
    expect([...learned].sort()).to.deep.equal([30, 37, 44, 51, 58]);
    expect(tests.get(30)?.map(({ origin, forecast }) => [origin, forecast.length])).to.deep.equal([
      [30, 30],
      [37, 30],
    ]);
    expect(tests.get(14)?.map(({ actual }) => actual.length)).to.deep.equal([14, 14, 14, 14, 14]);
    expect(meanDayError(tests.get(30) ?? [])).to.equal(0.2);
  });

  it('goes back as far as eight weeks of learning where there are days enough, else for eight trials as far as four', () => {
    const originsOf = (days: number) =>
      backTest(always(10), Array(days).fill(10), [30])
        .get(30)
        ?.map(({ origin }) => origin) ?? [];
    expect(originsOf(480)).to.have.length(56);
    expect(originsOf(480)[0]).to.be.within(56, 62);
    expect(originsOf(120)).to.deep.equal([36, 43, 50, 57, 64, 71, 78, 85]);
  });

  it('leaves out trials of which fewer than half of the days have data: they would hold whatever was forecast', () => {
    const history = Array.from({ length: 100 }, (_, day) => (day >= 60 && day < 90 ? null : 10));
    const kept = backTest(always(10), history, [14]).get(14) ?? [];
    const knownOf = (origin: number) => history.slice(origin, origin + 14).filter((day) => day !== null).length;
    expect(kept.map(({ origin }) => knownOf(origin)).every((known) => known >= 7)).to.equal(true);
    expect(kept.map(({ origin }) => origin)).to.deep.equal([37, 44, 51, 86]);
  });

  it('makes no trial where there is too little to learn from, and has no error where nothing was clicked', () => {
    expect(backTest(always(10), Array(57).fill(10), [30]).get(30)).to.deep.equal([]);
    expect(meanDayError([])).to.equal(null);
    expect(meanDayError(backTest(always(0), Array(72).fill(0), [30]).get(30) ?? [])).to.equal(null);
  });

  it('leaves days without data out of both sums and takes the others for all', () => {
    const trial = { origin: 40, forecast: [10, 20, 30, 40], actual: [10, null, 20, null] };
    expect(sumTrial(trial)).to.deep.equal({ forecast: 80, actual: 60 });
    expect(meanDayError([trial])).to.equal(0.3333);
  });
});
