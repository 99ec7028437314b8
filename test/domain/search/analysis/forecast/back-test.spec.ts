import { expect } from 'chai';
import { backTest } from '../../../../../domain/search/analysis/forecast/back-test.js';
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
  it('forecasts known days by what came before them, a week earlier each time', () => {
    learned.length = 0;
    const { horizon_days, trials, error } = backTest(always(12), Array(70).fill(10));
    expect(horizon_days).to.equal(28);
    expect(learned).to.deep.equal([42, 35, 28]);
    expect(trials).to.have.length(3);
    expect(error).to.equal(0.2);
  });

  it('looks less far ahead where there is little to learn from, and not at all where there is none', () => {
    expect(backTest(always(10), Array(35).fill(10))).to.include({ horizon_days: 7, error: 0 });
    expect(backTest(always(10), Array(28).fill(10))).to.deep.equal({ horizon_days: 0, trials: [], error: null });
  });

  it('has no error where nothing was clicked, and no more than twelve trials', () => {
    expect(backTest(always(0), Array(70).fill(0)).error).to.equal(null);
    expect(backTest(always(1), Array(480).fill(1)).trials).to.have.length(12);
  });
});
