import { expect } from 'chai';
import { LineChart } from '../../../../web/report/parts/line-chart.js';
import { renderPart } from '../../../support/browser/render-part.js';

const chart = (...values: (number | null)[]) =>
  renderPart(LineChart, {
    description: 'Scores',
    points: values.map((value, index) => ({ key: String(index), label: '', value })),
  });

describe('[U] line chart', () => {
  it('draws one point for each value, higher for more', () => {
    expect(chart(0, 50, 100))
      .to.contain('points="0.00,40.00 50.00,20.00 100.00,0.00"')
      .and.contain('aria-label="Scores"');
  });

  it('leaves out what was not measured and keeps its place', () => {
    expect(chart(0, null, 100)).to.contain('points="0.00,40.00 100.00,0.00"');
  });

  it('puts a single value into the middle', () => {
    expect(chart(50)).to.contain('points="50.00,20.00"');
  });
});
