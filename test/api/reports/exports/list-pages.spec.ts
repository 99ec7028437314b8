import { expect } from 'chai';
import { comparePages, type PageSort, type SortOrder } from '../../../../domain/reports/export/page-query.js';
import { type PageRow, toPageRow } from '../../../../domain/reports/export/page-row.js';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';
import { reportAudit } from '../../../support/samples/report-audit.js';
import { storeAudit } from '../../../support/samples/stored-audit.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

const AUDIT = 'a'.repeat(24);
const SHOP = 'https://shop.example';
const LINKS = { link_score: null, inlinks: 0, unique_inlinks: 0 };
const BASE = toPageRow(summarizePage(pageFrom(htmlPage('<p>x</p>'), { url: `${SHOP}/` })), LINKS, 0);

/** More pages than are stored in one run, with values that come again. */
const ROWS: PageRow[] = Array.from({ length: 1203 }, (_, index) => ({
  ...BASE,
  url: `${SHOP}/${index % 2 === 0 ? 'Blog' : 'shop'}/${index}`,
  words: (index * 37) % 400,
  title: index % 5 === 0 ? '' : `Page ${index % 50}`,
  link_score: index % 7 === 0 ? null : index % 100,
  issues: index % 3,
  ...(index % 100 === 0 && { status: 404, indexable: false, index_blocker: 'client_error' as const }),
  ...(index % 100 === 1 && { status: 0, indexable: false, index_blocker: 'blocked_by_robots' as const }),
}));

describe('[I] list pages', () => {
  let running: OperationsApi;
  let alice: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    alice = await running.as('alice', 'premium');
    await storeAudit(running.store, reportAudit({ issues: 1, overrides: { audit_id: AUDIT } }));
    await running.store.findings.save('alice', AUDIT, 'pages', ROWS, new Date('2035-01-01T00:00:00Z'));
  });
  after(() => running.stop());

  const get = (query: string) => running.api.call('GET', `/api/seo/audits/${AUDIT}/pages${query}`, { headers: alice });
  const urls = (rows: readonly PageRow[]) => rows.map(({ url }) => url);

  /** Follows the links of a list to its end. */
  async function walk(query: string): Promise<PageRow[]> {
    const rows: PageRow[] = [];
    let at: string | undefined = query;
    for (let pages = 0; at !== undefined && pages < 50; pages++) {
      const answer = await get(at);
      expect(answer.status, answer.text.slice(0, 200)).to.equal(200);
      rows.push(...(answer.json as PageRow[]));
      at = /\/pages(\?[^>]+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1];
    }
    return rows;
  }

  it('narrows the list by each condition, and by all of them', async () => {
    const cases: [query: string, isListed: (row: PageRow) => boolean][] = [
      ['?url_contains=/bLOG/', ({ url }) => url.includes('/Blog/')],
      ['?status=4xx', ({ status }) => status === 404],
      ['?status=not_requested', ({ index_blocker }) => index_blocker === 'blocked_by_robots'],
      ['?status=no_response', () => false],
      ['?indexable=false', ({ indexable }) => !indexable],
      ['?has_issues=true', ({ issues }) => issues > 0],
      [`?url=${SHOP}/Blog/500`, ({ url }) => url === `${SHOP}/Blog/500`],
      [
        '?has_issues=false&indexable=true&url_contains=shop/1',
        (row) => row.issues === 0 && row.indexable && /shop\/1/.test(row.url),
      ],
    ];
    for (const [query, isListed] of cases)
      expect(urls(await walk(`${query}&limit=70`)), query).to.deep.equal(urls(ROWS.filter(isListed)));
  });

  it('sorts the whole list, page by page, without losing or repeating one', async () => {
    const sorted = (...by: [PageSort, SortOrder]) =>
      ROWS.map((row, position) => ({ row, position }))
        .sort(comparePages(...by))
        .map(({ row }) => row);
    for (const [sort, order] of [
      ['words', 'desc'],
      ['title', 'asc'],
      ['link_score', 'asc'],
    ] as const)
      expect(urls(await walk(`?sort=${sort}&order=${order}&limit=300`)), sort).to.deep.equal(urls(sorted(sort, order)));
    const few = await walk('?sort=words&limit=1&status=4xx');
    expect(few.map(({ words }) => words)).to.deep.equal(
      ROWS.filter(({ status }) => status === 404)
        .map(({ words }) => words)
        .sort((a, b) => a - b),
    );
  });

  it('ends where a cursor is behind the end, and refuses what it does not know', async () => {
    expect((await get('?sort=words&cursor=999999999')).json).to.deep.equal([]);
    for (const query of [
      '?sort=extracted',
      '?order=up',
      '?status=9xx',
      '?indexable=maybe',
      '?url=javascript:alert(1)',
      '?url_contains=',
    ])
      expect((await get(query)).status, query).to.equal(422);
  });

  it('narrows the CSV too, which has its own ETag for it', async () => {
    const [all, some] = [await get('?format=csv'), await get('?format=csv&status=4xx')];
    expect(all.text.split('\r\n')).to.have.length(ROWS.length + 2);
    expect(some.text.split('\r\n')).to.have.length(ROWS.filter(({ status }) => status === 404).length + 2);
    expect(some.text).to.contain('404,1,false,client_error,');
    expect(some.headers['etag']).to.not.equal(all.headers['etag']);
  });
});
