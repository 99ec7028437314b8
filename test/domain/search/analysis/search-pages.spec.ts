import { expect } from 'chai';
import { pageFiguresReader, toSearchPages } from '../../../../domain/search/analysis/search-pages.js';

const figures = (clicks: number, impressions: number, position: number | null) => ({
  clicks,
  impressions,
  ctr: impressions === 0 ? null : clicks / impressions,
  position,
});

describe('[U] search figures of pages', () => {
  const rows = [
    { key: '/a', current: figures(2, 40, 3.5), previous: null },
    { key: '/b', current: null, previous: figures(1, 1, 1) },
  ];

  it('are those of the current period', () => {
    expect(toSearchPages(rows, false)).to.deep.equal({ is_cut: false, pages: [['/a', 2, 40, 3.5]] });
    expect(pageFiguresReader(toSearchPages(rows, false))('/a')).to.deep.equal(figures(2, 40, 3.5));
  });

  it('are zero for a page that is absent, and not known where rows were cut', () => {
    expect(pageFiguresReader(toSearchPages(rows, false))('/c')).to.deep.equal(figures(0, 0, null));
    expect(pageFiguresReader(toSearchPages(rows, true))('/c')).to.equal(null);
  });
});
