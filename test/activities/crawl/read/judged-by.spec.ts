import { expect } from 'chai';
import { judgedBy } from '../../../../activities/crawl/read/judged-by.js';
import { createCheckContext } from '../../../../domain/seo/check-settings.js';

const NOW = '2030-01-01T00:00:00.000Z';

describe('[U] judged by', () => {
  const plain = judgedBy('v1', createCheckContext(NOW));

  it('is the same on another day, and whatever the order of settings', () => {
    expect(judgedBy('v1', createCheckContext('2031-01-01T00:00:00.000Z'))).to.equal(plain);
    const settings = (severities: Record<string, 'off'>) => createCheckContext(NOW, { thresholds: {}, severities });
    expect(judgedBy('v1', settings({ a: 'off', b: 'off' }))).to.equal(judgedBy('v1', settings({ b: 'off', a: 'off' })));
  });

  it('is another one for other checks, thresholds or severities', () => {
    const others = [
      judgedBy('v2', createCheckContext(NOW)),
      judgedBy('v1', createCheckContext(NOW, { thresholds: { ttfb_ms: 1 }, severities: {} })),
      judgedBy('v1', createCheckContext(NOW, { thresholds: {}, severities: { 'title/missing': 'off' } })),
    ];
    expect(new Set([plain, ...others]).size).to.equal(4);
  });
});
