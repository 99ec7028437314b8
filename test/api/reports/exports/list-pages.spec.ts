import { expect } from 'chai';
import { searchPagesKey } from '../../../../domain/operations/artifact-keys.js';
import type { SortOrder } from '../../../../domain/reports/export/page-query.js';
import { type PageRow, toPageRow } from '../../../../domain/reports/export/page-row.js';
import {
  type ExploredColumn,
  type ExploredPage,
  NO_SEARCH_FIGURES,
  NOT_INSPECTED,
} from '../../../../domain/reports/page-table/explored-page.js';
import { orderPages } from '../../../../domain/reports/page-table/order-pages.js';
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
  language: index % 4 === 0 ? '' : 'en',
  depth: index % 6 === 0 ? null : 1,
  in_sitemap: index % 5 === 0 ? null : index % 2 === 0,
  template: index % 2 === 0 ? '/Blog/*' : '/shop/*',
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
      ['?index_blocker=client_error', ({ status }) => status === 404],
      ['?has_issues=true', ({ issues }) => issues > 0],
      ['?search=PAGE%207', ({ title, url }) => /page 7/i.test(`${title} ${url}`)],
      ['?language=EN', ({ language }) => language === 'en'],
      ['?language=not_stated', ({ language }) => language === ''],
      ['?depth=1', ({ depth }) => depth === 1],
      ['?depth=not_linked', ({ depth }) => depth === null],
      ['?template=/shop/*', ({ template }) => template === '/shop/*'],
      ['?in_sitemap=false', ({ in_sitemap }) => in_sitemap === false],
      ['?words_min=390', ({ words }) => words >= 390],
      ['?words_min=10&words_max=12', ({ words }) => words >= 10 && words <= 12],
      ['?depth_min=0&depth_max=1', ({ depth }) => depth === 1],
      ['?inlinks_min=1', () => false],
      ['?response_time_ms_max=120', () => true],
      ['?clicks_min=0', () => false],
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
    const pages = ROWS.map((row) => ({ ...row, ...NO_SEARCH_FIGURES, ...NOT_INSPECTED }));
    const sorted = (...by: [ExploredColumn, SortOrder]) =>
      [...orderPages(pages, ...by)].flatMap((position) => pages[position] ?? []);
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
      '?words_min=-1',
      '?words_max=1.5',
      '?depth=far',
      '?depth=-1',
      '?language=',
      '?in_sitemap=maybe',
      '?index_blocker=tired',
      '?columns=secret',
      '?clicks_min=10000000000',
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

  it('makes files of chosen columns in their order, sorted, and the same as a workbook', async () => {
    const chosen = 'status=4xx&sort=words&order=desc&columns=words&columns=url&columns=status';
    const [csv, xlsx] = [await get(`?format=csv&${chosen}`), await get(`?format=xlsx&${chosen}`)];
    const lines = csv.text.trimEnd().split('\r\n');
    const expected = ROWS.filter(({ status }) => status === 404)
      .toSorted((one, other) => other.words - one.words)
      .map(({ words, url }) => `${words},${url},404`);
    expect(lines).to.deep.equal(['words,url,status', ...expected]);
    expect(xlsx.status).to.equal(200);
    expect(xlsx.headers['content-type']).to.contain('spreadsheetml');
  });

  it('joins what search brought, and forgets nothing of the audit for it', async () => {
    const [one, other] = [ROWS[1]?.url ?? '', ROWS[3]?.url ?? ''];
    await running.store.artifacts.put('alice', searchPagesKey('shop.example'), {
      is_cut: false,
      pages: [
        [one, 5, 50, 3],
        [other, 9, 20, 1.5],
      ],
    });
    const found = (await get('?sort=clicks&order=desc&clicks_min=1')).json as ExploredPage[];
    expect(found.map(({ url, clicks, ctr, position }) => [url, clicks, ctr, position])).to.deep.equal([
      [other, 9, 0.45, 1.5],
      [one, 5, 0.1, 3],
    ]);
    const csv = await get('?format=csv&columns=url&columns=impressions&sort=impressions&order=desc&clicks_min=1');
    expect(csv.text).to.equal(`url,impressions\r\n${one},50\r\n${other},20\r\n`);
    expect(csv.headers['etag']).to.equal(undefined);
    await running.store.artifacts.remove('alice', searchPagesKey('shop.example'));
    expect((await get('?clicks_min=0')).json).to.deep.equal([]);
  });
});
