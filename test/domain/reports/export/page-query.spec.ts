import { expect } from 'chai';
import {
  comparePages,
  compilePageFilter,
  PAGE_SORTS,
  type PageQueryFilter,
  readPageStatus,
} from '../../../../domain/reports/export/page-query.js';
import { type PageRow, toPageRow } from '../../../../domain/reports/export/page-row.js';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

const BASE = toPageRow(
  summarizePage(pageFrom(htmlPage('<p>x</p>'))),
  { link_score: 10, inlinks: 1, unique_inlinks: 1 },
  0,
);
const rowOf = (change: Partial<PageRow>): PageRow => ({ ...BASE, ...change });
const BLOCKED = rowOf({ status: 0, indexable: false, index_blocker: 'blocked_by_robots' });
const SILENT = rowOf({ status: 0, indexable: false, index_blocker: 'no_response' });

describe('[U] page query', () => {
  const matches = (filter: PageQueryFilter, change: Partial<PageRow>) => compilePageFilter(filter)(rowOf(change));

  it('takes every page without a condition', () => {
    expect(matches({}, {})).to.equal(true);
    expect(matches({ url: undefined, status: undefined }, { issues: 3 })).to.equal(true);
  });

  it('filters by URL, status, indexability and issues, all of which have to hold', () => {
    const url = 'https://site.example/Blog/a';
    expect(matches({ url_contains: '/blog/' }, { url })).to.equal(true);
    expect(matches({ url_contains: '/shop/' }, { url })).to.equal(false);
    expect(matches({ url }, { url })).to.equal(true);
    expect(matches({ url }, { url: `${url}b` })).to.equal(false);
    expect(matches({ status: [400, 499] }, { status: 404 })).to.equal(true);
    expect(matches({ status: [404, 404] }, { status: 410 })).to.equal(false);
    expect(matches({ indexable: false }, { indexable: true })).to.equal(false);
    expect(matches({ indexable: true }, { indexable: true })).to.equal(true);
    expect(matches({ has_issues: true }, { issues: 2 })).to.equal(true);
    expect(matches({ has_issues: false }, { issues: 2 })).to.equal(false);
    expect(matches({ url_contains: '/blog/', has_issues: true }, { url, issues: 0 })).to.equal(false);
  });

  it('distinguishes pages without a response from those that were not requested', () => {
    expect([readPageStatus(BLOCKED), readPageStatus(SILENT)]).to.deep.equal([null, 0]);
    expect(compilePageFilter({ status: null })(BLOCKED)).to.equal(true);
    expect(compilePageFilter({ status: null })(SILENT)).to.equal(false);
    expect(compilePageFilter({ status: [0, 0] })(SILENT)).to.equal(true);
    expect(compilePageFilter({ status: [0, 0] })(BLOCKED)).to.equal(false);
  });

  const sort = (rows: PageRow[], ...by: Parameters<typeof comparePages>) =>
    rows.map((row, position) => ({ row, position })).sort(comparePages(...by));

  it('sorts by numbers and texts, either way, pages without a value last, equal ones in crawl order', () => {
    const rows = [3, null, 20, 3].map((depth) => rowOf({ depth }));
    expect(sort(rows, 'depth').map(({ position }) => position)).to.deep.equal([0, 3, 2, 1]);
    expect(sort(rows, 'depth', 'desc').map(({ position }) => position)).to.deep.equal([2, 0, 3, 1]);
    const titles = ['lamp', '', 'Bulb', 'Lamp'].map((title) => rowOf({ title }));
    expect(sort(titles, 'title').map(({ row }) => row.title)).to.deep.equal(['Bulb', 'lamp', 'Lamp', '']);
    expect(sort(titles, 'title', 'desc').map(({ row }) => row.title)).to.deep.equal(['lamp', 'Lamp', 'Bulb', '']);
  });

  it('keeps crawl order without a column', () => {
    const rows = [9, 1, 5].map((words) => rowOf({ words }));
    expect(sort(rows, undefined, 'desc').map(({ position }) => position)).to.deep.equal([0, 1, 2]);
  });

  it('sorts by columns that every page has', () => {
    for (const name of PAGE_SORTS) expect(BASE).to.have.property(name);
  });
});
