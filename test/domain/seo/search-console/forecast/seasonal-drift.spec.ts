import { expect } from 'chai';
import { seasonalDrift } from '../../../../../domain/seo/search-console/forecast/seasonal-drift.js';

describe('[U] forecast: seasonal drift', () => {
  it('goes on as the weeks went', () => {
    const history = Array.from({ length: 84 }, (_, index) => 100 + index);
    const forecast = seasonalDrift.forecast(history, 60);
    for (const ahead of [0, 6, 29]) expect(forecast[ahead], `${ahead}`).to.be.closeTo(184 + ahead, 4);
    expect((forecast[28] ?? 0) - (forecast[0] ?? 0)).to.be.closeTo(28, 1e-9);
  });

  it('does not go below nothing', () => {
    const history = Array.from({ length: 84 }, (_, index) => 84 - index);
    expect(Math.min(...seasonalDrift.forecast(history, 90))).to.equal(0);
  });
});
