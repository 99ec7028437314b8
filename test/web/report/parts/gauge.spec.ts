import { expect } from 'chai';
import { Gauge, type GaugeProps } from '../../../../web/report/parts/gauge.js';
import { renderPart } from '../../../support/render-part.js';

describe('[U] gauge', () => {
  it('says what it shows', () => {
    const html = renderPart<GaugeProps>(Gauge, { score: 72.7, tone: 'good', verdict: 'Good' });
    expect(html).to.contain('role="img" aria-label="Score 72.7 of 100: Good"');
  });

  it('fills the ring by the score', () => {
    const dashes = (score: number) =>
      /stroke-dasharray="([^"]+)"/.exec(renderPart<GaugeProps>(Gauge, { score, tone: 'bad', verdict: '' }))?.[1];
    expect([dashes(100), dashes(50), dashes(0)]).to.deep.equal(['326.7 326.7', '163.4 326.7', undefined]);
  });
});
