import { expect } from 'chai';
import { holtWinters } from '../../../../../domain/search/analysis/forecast/holt-winters.js';

describe('[U] forecast: Holt–Winters', () => {
  it('repeats an even week', () => {
    const week = [10, 12, 14, 12, 10, 4, 2];
    const history = Array.from({ length: 84 }, (_, index) => week[index % 7] ?? 0);
    const forecast = holtWinters.forecast(history, 14);
    forecast.forEach((clicks, index) => {
      expect(clicks).to.be.closeTo(week[index % 7] ?? 0, 1e-6);
    });
  });

  it('takes what a trend does within a week for no season', () => {
    for (const [days, slope] of [
      [35, 2],
      [84, 1],
      [84, 5],
    ] as const) {
      const history = Array.from({ length: days }, (_, index) => 100 + slope * index);
      const forecast = holtWinters.forecast(history, 14);
      const steps = forecast.map((clicks, index) => clicks - (forecast[index - 1] ?? history.at(-1) ?? 0));
      // The trend is damped, so each step is a little less than the slope.
      for (const step of steps) expect(step, `${days} ${slope}`).to.be.within(0.5 * slope, slope);
    }
  });

  it('follows a level that has changed, and fades a trend far ahead', () => {
    const step = holtWinters.forecast([...Array(56).fill(10), ...Array(28).fill(30)], 7);
    for (const clicks of step) expect(clicks).to.be.within(25, 40);
    const rising = holtWinters.forecast(
      Array.from({ length: 84 }, (_, index) => index),
      90,
    );
    expect(rising[0]).to.be.closeTo(84, 6);
    expect(rising[89]).to.be.lessThan(84 + 90);
  });

  it('does not go below nothing', () => {
    expect(
      Math.min(
        ...holtWinters.forecast(
          Array.from({ length: 84 }, (_, index) => 84 - index),
          90,
        ),
      ),
    ).to.be.at.least(0);
  });
});
