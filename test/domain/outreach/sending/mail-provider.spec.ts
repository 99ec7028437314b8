import { expect } from 'chai';
import { limitBounds, providerLimits } from '../../../../domain/outreach/sending/mail-provider.js';

describe('[U] limits of providers', () => {
  it('are those of the kind of account', () => {
    expect(providerLimits('google', 'ana@gmail.com').per_day).to.equal(500);
    expect(providerLimits('google', 'ana@notgmail.com').per_day).to.equal(2_000);
    expect(providerLimits('microsoft', 'ana@shop.example')).to.deep.equal({
      per_day: 10_000,
      per_minute: 30,
      connections: 3,
    });
  });

  it('bound what a sender may be set to', () => {
    expect(limitBounds({ per_day: 10_000, per_minute: 30, connections: 3 })).to.deep.equal({
      max_daily: 10_000,
      max_hourly: 1_800,
      min_interval_seconds: 2,
    });
    expect(limitBounds({ per_day: 500, per_minute: null, connections: 15 })).to.deep.equal({
      max_daily: 500,
      max_hourly: 500,
      min_interval_seconds: 0,
    });
  });
});
