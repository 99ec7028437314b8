import { expect } from 'chai';
import type { SortOrder } from '../../../../domain/reports/export/page-query.js';
import { EXPLORED_COLUMNS, type ExploredColumn } from '../../../../domain/reports/page-table/explored-page.js';
import { orderPages } from '../../../../domain/reports/page-table/order-pages.js';
import { exploredPage } from '../../../support/samples/explored-page.js';

describe('[U] order of pages', () => {
  const order = (changes: Parameters<typeof exploredPage>[0][], column: ExploredColumn, direction?: SortOrder) => [
    ...orderPages(changes.map(exploredPage), column, direction),
  ];

  it('sorts by numbers and texts, either way, pages without a value last, equal ones in crawl order', () => {
    const depths = [3, null, 20, 3].map((depth) => ({ depth }));
    expect(order(depths, 'depth')).to.deep.equal([0, 3, 2, 1]);
    expect(order(depths, 'depth', 'desc')).to.deep.equal([2, 0, 3, 1]);
    const titles = ['lamp', '', 'Bulb', 'Lamp'].map((title) => ({ title }));
    expect(order(titles, 'title')).to.deep.equal([2, 0, 3, 1]);
    expect(order(titles, 'title', 'desc')).to.deep.equal([0, 3, 2, 1]);
  });

  it('sorts by what is true or not, and by zero as a value', () => {
    const listed = [true, null, false].map((in_sitemap) => ({ in_sitemap }));
    expect(order(listed, 'in_sitemap')).to.deep.equal([2, 0, 1]);
    expect(order(listed, 'in_sitemap', 'desc')).to.deep.equal([0, 2, 1]);
    const clicks = [null, 0, 5].map((count) => ({ clicks: count }));
    expect(order(clicks, 'clicks')).to.deep.equal([1, 2, 0]);
  });

  it('sorts by every column without losing a page', () => {
    for (const column of EXPLORED_COLUMNS) expect(order([{}, {}, {}], column), column).to.have.members([0, 1, 2]);
  });
});
