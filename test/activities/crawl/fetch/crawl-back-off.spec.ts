import { expect } from 'chai';
import { createCrawlBackOff, retryAfterMs } from '../../../../activities/crawl/fetch/crawl-back-off.js';

const NOW = Date.parse('2026-06-01T00:00:00Z');

describe('[U] createCrawlBackOff', () => {
  it('doubles up to a minute while the host asks for fewer requests, and is short again after it has recovered', () => {
    const backOff = createCrawlBackOff(() => NOW);
    expect(backOff.untilMs()).to.equal(0);
    const waits = Array.from({ length: 8 }, () => {
      backOff.begin(null);
      return backOff.untilMs() - NOW;
    });
    expect(waits).to.deep.equal([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
    backOff.reset();
    backOff.begin(null);
    expect(backOff.untilMs()).to.equal(NOW + 1_000);
  });

  it('lasts as long as Retry-After says', () => {
    const backOff = createCrawlBackOff(() => NOW);
    backOff.begin('3');
    expect(backOff.untilMs()).to.equal(NOW + 3_000);
  });

  it('reads Retry-After as seconds and as a date, never over a minute', () => {
    expect(retryAfterMs('3', NOW)).to.equal(3000);
    expect(retryAfterMs('Mon, 01 Jun 2026 00:00:05 GMT', NOW)).to.equal(5000);
    expect(retryAfterMs('Sun, 31 May 2026 00:00:00 GMT', NOW)).to.equal(0);
    expect(retryAfterMs('86400', NOW)).to.equal(60_000);
    expect(retryAfterMs('soon', NOW)).to.equal(null);
    expect(retryAfterMs(null, NOW)).to.equal(null);
  });
});
