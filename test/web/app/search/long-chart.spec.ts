import { expect } from 'chai';
import { LongChart, type LongChartProps } from '../../../../web/app/search/long-chart.js';
import { renderPart } from '../../../support/browser/render-part.js';

const points = [10, null, 30].map((value, index) => ({ date: `2026-03-0${index + 1}`, value }));
const show = (props: Partial<LongChartProps> = {}) =>
  renderPart(LongChart, {
    id: 'chart',
    title: 'Clicks',
    points,
    before: null,
    beforeTitle: '',
    events: [],
    ...props,
  });
const seriesOf = (html: string) =>
  JSON.parse((/data-long-chart="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&lt;', '<'));

describe('[U] chart of a long series', () => {
  it('is an image without scripts, and says what it is drawn from', () => {
    const html = show({ before: [5, 6, null], beforeTitle: 'Year before' });
    expect(html).to.contain('<svg').and.contain('class="trend-before"');
    expect(seriesOf(html)).to.deep.equal({
      title: 'Clicks',
      start: '2026-03-01',
      values: [10, null, 30],
      before: [5, 6, null],
      before_title: 'Year before',
      events: [],
      is_rank: false,
      is_share: false,
      digits: 0,
    });
  });

  it('takes titles of events as text', () => {
    const html = show({ events: [{ date: '2026-03-03', title: '<b>"x"</b>' }] });
    expect(html).to.not.contain('<b>');
    expect(html).to.contain('&lt;b>').and.contain('class="day-mark"');
  });

  it('shows shares in percent, and nothing where no day is known', () => {
    expect(show({ isShare: true, points: points.map((point) => ({ ...point, value: 0.021 })) })).to.match(
      /plot-top[^>]*>2\.5%</,
    );
    expect(show({ points: points.map((point) => ({ ...point, value: null })) })).to.equal('');
    expect(show({ points: [] })).to.equal('');
  });
});
