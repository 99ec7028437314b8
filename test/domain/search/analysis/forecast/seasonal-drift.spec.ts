import { expect } from 'chai';
import { seasonalDrift } from '../../../../../domain/search/analysis/forecast/seasonal-drift.js';

describe('[U] forecast: seasonal drift', () => {
  it('continues in the line that the days were in, on every day of the week', () => {
    const history = Array.from({ length: 84 }, (_, index) => 100 + index);
    seasonalDrift.forecast(history, 60).forEach((clicks, ahead) => {
      expect(clicks, `${ahead}`).to.be.closeTo(184 + ahead, 1e-9);
    });
  });

  for (const days of [21, 28, 30, 90]) {
    it(`adds the rhythm of the week to the line, by ${days} days`, () => {
      const at = (day: number) => 300 - 2 * day + ([0, 10, 14, 12, 8, -20, -24][day % 7] ?? 0);
      const history = Array.from({ length: days }, (_, day) => at(day));
      seasonalDrift.forecast(history, 28).forEach((clicks, ahead) => {
        expect(clicks, `${ahead}`).to.be.closeTo(at(days + ahead), 1e-9);
      });
    });
  }

  it('does not go below nothing', () => {
    const history = Array.from({ length: 84 }, (_, index) => 84 - index);
    expect(Math.min(...seasonalDrift.forecast(history, 90))).to.equal(0);
  });
});
