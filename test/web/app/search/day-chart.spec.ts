import { expect } from 'chai';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { DayChart } from '../../../../web/app/search/day-chart.js';

const points = (...values: (number | null)[]) =>
  values.map((value, index) => ({ date: `2026-03-0${index + 1}`, value }));
const draw = (props: Parameters<typeof DayChart>[0]) => renderToString(h(DayChart, props));
const pathOf = (html: string) => /<path class="trend" d="([^"]*)"/.exec(html)?.[1];

describe('[U] chart of days', () => {
  it('draws from zero to a round figure above the highest', () => {
    const html = draw({ title: 'Clicks', points: points(0, 90, 180) });
    expect(pathOf(html)).to.equal('M0.00 40.00L50.00 22.00L100.00 4.00');
    expect(html)
      .to.match(/plot-top[^>]*>200</)
      .and.match(/plot-bottom[^>]*>0</);
  });

  it('leaves a gap where a day has no data, and a point where a day stands between two', () => {
    expect(pathOf(draw({ title: 'Clicks', points: points(10, null, 10, null, 10) }))).to.equal(
      'M0.00 0.00h0.001M50.00 0.00h0.001M100.00 0.00h0.001',
    );
    expect(pathOf(draw({ title: 'Clicks', points: points(10, 10, null) }))).to.equal('M0.00 0.00L50.00 0.00');
  });

  it('puts the first place at the top', () => {
    const html = draw({ title: 'Position', isRank: true, digits: 1, points: points(1, 10) });
    expect(pathOf(html)).to.equal('M0.00 0.00L100.00 40.00');
    expect(html)
      .to.match(/plot-top[^>]*>1</)
      .and.match(/plot-bottom[^>]*>10</);
  });

  it('says in words what it shows', () => {
    expect(draw({ title: 'Clicks', points: points(5, null, 1_234, 2) })).to.contain(
      'aria-label="Clicks over 4 days: between 2 on 4 Mar 2026 and 1,234 on 3 Mar 2026; 1 day without data"',
    );
  });

  it('marks the days that are named', () => {
    const html = draw({ title: 'Clicks', points: points(1, 1, 1), marked: ['2026-03-02', '2026-04-01'] });
    expect([...html.matchAll(/class="day-mark" x1="(\d+)"/g)].map(([, x]) => x)).to.deep.equal(['50']);
  });

  it('is nothing without data', () => {
    expect(draw({ title: 'Clicks', points: points(null, null) })).to.equal('');
    expect(draw({ title: 'Clicks', points: [] })).to.equal('');
  });
});
