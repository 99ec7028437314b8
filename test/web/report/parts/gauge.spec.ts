import { expect } from 'chai';
import { Gauge, type GaugeProps } from '../../../../web/report/parts/gauge.js';
import { renderPart } from '../../../support/browser/render-part.js';

describe('[U] gauge', () => {
  it('says what it shows', () => {
    const html = renderPart<GaugeProps>(Gauge, { score: 72.7, tone: 'good', verdict: 'Good' });
    expect(html).to.contain('role="img" aria-label="Score 72.7 of 100: Good"');
  });
});
