import { expect } from 'chai';
import type { LinkRow } from '../../../../domain/seo/links/link-row.js';
import type { LinkTarget } from '../../../../domain/seo/links/link-target.js';
import { type OperationsApi, startOperationsApi } from '../../../support/api/operations-api.js';
import { indexStoredLinks } from '../../../support/index-stored-links.js';
import { reportAudit } from '../../../support/samples/report-audit.js';
import { storeAudit } from '../../../support/samples/stored-audit.js';
import { newOrphan, storeOrphans } from '../../../support/samples/stored-orphans.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { redirectPage } from '../../../support/sites/redirect-page.js';

const id = (letter: string) => letter.repeat(24);
const [AUDIT, UNLISTED, GONE, UNCERTAIN] = [id('a'), id('b'), id('c'), id('d')];
const SHOP = 'https://shop.example';
const page = (path: string, body: string, status = 200) => pageFrom(htmlPage(body), { url: SHOP + path, status });

/** Five pages, a redirect and an error page; then pages that all link to the start page alone. */
const PAGES = [
  page(
    '/',
    '<nav><a href="/lamps">Lamps</a></nav><main><a href="/lamps">All our lamps</a><a href="/gone">?</a></main>',
  ),
  page('/lamps', '<a href="/">Home</a><a href="/lamps">self</a><a href="https://other.example/" rel="nofollow">O</a>'),
  page('/a', '<a href="/lamps" rel="ugc">=cmd|calc</a><footer><a href="/old">old</a></footer>'),
  page('/gone', '', 404),
  redirectPage(`${SHOP}/old`, `${SHOP}/lamps`),
  ...Array.from({ length: 1200 }, (_, index) => page(`/p${index}`, '<footer><a href="/">Home</a></footer>')),
];

const ORPHANS = Array.from({ length: 1203 }, (_, index) =>
  newOrphan({
    url: `${SHOP}/o${index}`,
    sources: index % 2 === 0 ? ['sitemap', 'search_console'] : ['sitemap'],
    clicks: 1203 - index,
    ...(index === 0 ? { status: null, indexable: null, title: '@SUM(1)' } : {}),
  }),
);

describe('[I] links of an audit', function () {
  this.timeout(60_000);
  let running: OperationsApi;
  let alice: Record<string, string>;
  before(async () => {
    running = await startOperationsApi();
    alice = await running.as('alice', 'premium');
    const audit = (audit_id: string) => reportAudit({ issues: 1, overrides: { audit_id } });
    await storeAudit(running.store, audit(AUDIT), { artifacts: PAGES });
    await indexStoredLinks(running.store, AUDIT, PAGES.length);
    await storeAudit(running.store, audit(UNLISTED), { artifacts: PAGES.slice(0, 2) });
    await storeAudit(running.store, audit(GONE), { expires: new Date(Date.now() - 1000) });
    await storeAudit(running.store, audit(UNCERTAIN), { artifacts: PAGES.slice(0, 2) });
    await storeOrphans(running.store, AUDIT, ORPHANS);
    await storeOrphans(running.store, UNCERTAIN, [], 'The crawl is incomplete');
  });
  after(() => running.stop());

  const get = (path: string, headers: Record<string, string> = {}) =>
    running.api.call('GET', `/api/seo/audits/${path}`, { headers: { ...alice, ...headers } });

  /** All pages of a list. */
  async function listAll<Row>(path: string): Promise<Row[]> {
    const rows: Row[] = [];
    let next: string | undefined = path;
    for (let turns = 0; next !== undefined && turns < 50; turns++) {
      const answer = await get(next);
      expect(answer.status, answer.text.slice(0, 300)).to.equal(200);
      rows.push(...(answer.json as Row[]));
      next = /^<\/api\/seo\/audits\/(.+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    return rows;
  }
  const links = (query: string) => listAll<LinkRow>(`${AUDIT}/links?${query}`);
  const short = ({ from, to, anchor }: LinkRow) => `${from} ${to} ${anchor}`.replaceAll(SHOP, '');

  it('are listed for the URL that they lead to, with text, place and what it answered', async () => {
    const found = await links(`to=${SHOP}/lamps`);
    expect(found.map(short)).to.deep.equal([
      '/ /lamps Lamps',
      '/ /lamps All our lamps',
      '/lamps /lamps self',
      '/a /lamps =cmd|calc',
      '/old /lamps ',
    ]);
    expect(found[0]).to.deep.equal({
      from: `${SHOP}/`,
      to: `${SHOP}/lamps`,
      status: 200,
      anchor: 'Lamps',
      kind: 'link',
      follow: true,
      rel: [],
      position: 'navigation',
      internal: true,
      count: 1,
    });
    expect(found[3]).to.deep.include({ follow: false, rel: ['ugc'] });
    expect(found[4]).to.deep.include({ kind: 'redirect', position: null });
    expect((await links('to=shop.example/lamps%23top')).length).to.equal(5);
    expect(await links(`to=${SHOP}/never-linked`)).to.deep.equal([]);
  });

  it('are listed for the page that holds them', async () => {
    const found = await links(`from=${SHOP}/lamps`);
    expect(found.map(({ to, status }) => [to, status])).to.deep.equal([
      [`${SHOP}/`, 200],
      [`${SHOP}/lamps`, 200],
      ['https://other.example/', null],
    ]);
    expect(await links(`from=${SHOP}/never-crawled`)).to.deep.equal([]);
    expect((await links(`from=${SHOP}/&to=${SHOP}/gone`)).map(short)).to.deep.equal(['/ /gone ?']);
  });

  it('come as one for each page that links', async () => {
    const found = await links(`to=${SHOP}/lamps&unique=true`);
    expect(found.map(({ from, count, kind }) => [from.replace(SHOP, ''), count, kind])).to.deep.equal([
      ['/', 2, 'link'],
      ['/lamps', 1, 'link'],
      ['/a', 1, 'link'],
      ['/old', 1, 'redirect'],
    ]);
  });

  const narrowed: [query: string, found: string[]][] = [
    ['anchor=ALL%20OUR', ['/ /lamps All our lamps']],
    ['internal=false', ['/lamps https://other.example/ O']],
    ['status=404', ['/ /gone ?']],
    ['status=4xx', ['/ /gone ?']],
    ['status=3xx', ['/a /old old']],
    ['status=not_requested', ['/lamps https://other.example/ O']],
    ['follow=false', ['/lamps https://other.example/ O', '/a /lamps =cmd|calc']],
    ['kind=redirect', ['/old /lamps ']],
    ['position=navigation', ['/ /lamps Lamps']],
    [`to=${SHOP}/lamps&position=content&follow=true`, ['/ /lamps All our lamps', '/lamps /lamps self']],
    ['anchor=nowhere', []],
  ];
  for (const [query, right] of narrowed) {
    it(`${query} narrows the list`, async () => {
      expect((await links(query)).map(short)).to.deep.equal(right);
    });
  }

  it('come page by page, none left out and none twice, whatever the size of a page', async () => {
    const home = Array.from({ length: 1200 }, (_, index) => `/p${index}`);
    for (const limit of [500, 999]) {
      const found = await links(`to=${SHOP}/&limit=${limit}`);
      expect(found.map(({ from }) => from.replace(SHOP, ''))).to.deep.equal(['/lamps', ...home]);
    }
    const all = await links('limit=7&position=content');
    expect(all.map(short)).to.deep.equal((await links('position=content')).map(short));
    expect(all).to.have.length(6);
    expect((await links('limit=1000')).length).to.equal(3 + 3 + 2 + 1 + 1200);
  });

  it('come whole as a table, in which no text is a formula', async () => {
    const answer = await get(`${AUDIT}/links?format=csv&to=${SHOP}/lamps`);
    expect(answer.headers['content-type']).to.equal('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).to.equal('attachment; filename="links-shop.example-2026-06-01.csv"');
    const lines = answer.text.split('\r\n');
    expect(lines[0]).to.equal('from,to,status,anchor,kind,follow,rel,position,internal,count');
    expect(lines[1]).to.equal(`${SHOP}/,${SHOP}/lamps,200,Lamps,link,true,,navigation,true,1`);
    expect(lines[4]).to.equal(`${SHOP}/a,${SHOP}/lamps,200,'=cmd|calc,link,false,ugc,content,true,1`);
    expect(lines).to.have.length(1 + 5 + 1);
    const etag = String(answer.headers.etag);
    const again = await get(`${AUDIT}/links?format=csv&to=${SHOP}/lamps`, { 'if-none-match': etag });
    expect(again.status).to.equal(304);
    expect((await get(`${AUDIT}/links?format=csv&to=${SHOP}/`, { 'if-none-match': etag })).status).to.equal(200);
    expect((await get(`${AUDIT}/links?format=csv`)).text.split('\r\n')).to.have.length(1 + 1209 + 1);
  });

  it('are counted for every URL, those that most pages link to first', async () => {
    const found = await listAll<LinkTarget>(`${AUDIT}/link-targets?limit=500`);
    expect(found).to.have.length(PAGES.length + 1);
    expect(found.slice(0, 2).map(({ url, inlinks, unique_inlinks }) => [url, inlinks, unique_inlinks])).to.deep.equal([
      [`${SHOP}/`, 1201, 1201],
      [`${SHOP}/lamps`, 3, 2],
    ]);
    expect(found[1]).to.deep.include({ followed_inlinks: 2, other_links: 1, status: 200, link_score: 12.5 });
    expect(found[1]?.anchors.map(({ text, links: count }) => [text, count])).to.deep.equal([
      ['=cmd|calc', 1],
      ['All our lamps', 1],
      ['Lamps', 1],
    ]);
    const [one, none] = await Promise.all(
      ['/gone', '/never'].map((path) => listAll<LinkTarget>(`${AUDIT}/link-targets?url=${SHOP}${path}`)),
    );
    expect(one).to.have.length(1);
    expect(one?.[0]).to.include({ status: 404, inlinks: 1 });
    expect(none).to.deep.equal([]);
    const external = await listAll<LinkTarget>(`${AUDIT}/link-targets?internal=false`);
    expect(external.map(({ url, status }) => [url, status])).to.deep.equal([['https://other.example/', null]]);
    expect(await listAll<LinkTarget>(`${AUDIT}/link-targets?status=4xx`)).to.have.length(1);
  });

  it('are counted in a table as well', async () => {
    const lines = (await get(`${AUDIT}/link-targets?format=csv`)).text.split('\r\n');
    expect(lines[0]).to.equal(
      'url,internal,status,inlinks,unique_inlinks,followed_inlinks,other_links,link_score,anchor_count,anchors',
    );
    expect(lines[2]).to.equal(
      `${SHOP}/lamps,true,200,3,2,2,1,12.5,3,'=cmd|calc (1); All our lamps (1); Lamps (1)`.replace(/,('.*)$/, ',"$1"'),
    );
    expect(lines).to.have.length(1 + PAGES.length + 1 + 1);
  });

  describe('orphan pages', () => {
    it('come page by page with their counts, of one source or of all', async () => {
      const { json, headers } = await get(`${AUDIT}/orphans?limit=2`);
      expect(json).to.deep.include({ is_certain: true, reason: null, orphans: 1203 });
      expect(json).to.have.property('items').that.deep.equals(ORPHANS.slice(0, 2));
      expect(headers.link).to.equal(`</api/seo/audits/${AUDIT}/orphans?limit=2&cursor=2>; rel="next"`);
      const last = await get(`${AUDIT}/orphans?limit=1000&cursor=1000`);
      expect(last.json).to.have.property('items').with.length(203);
      expect(last.headers).to.not.have.property('link');
      const found = await get(`${AUDIT}/orphans?source=search_console&limit=1&cursor=601`);
      expect(found.json).to.have.property('items').that.deep.equals([ORPHANS[1202]]);
      expect((await get(`${AUDIT}/orphans?source=analytics`)).json)
        .to.have.property('items')
        .that.deep.equals([]);
    });

    it('come whole as a table', async () => {
      const { text, headers } = await get(`${AUDIT}/orphans?format=csv&source=search_console`);
      expect(headers['content-disposition']).to.equal('attachment; filename="orphans-shop.example-2026-06-01.csv"');
      const lines = text.split('\r\n');
      expect(lines[0]).to.equal('url,sources,status,indexable,title,unique_inlinks,clicks,sessions');
      expect(lines[1]).to.equal(`${SHOP}/o0,sitemap search_console,,,'@SUM(1),0,1203,`);
      expect(lines).to.have.length(1 + 602 + 1);
    });

    it('are not listed where nothing is certain, with the reason', async () => {
      const { json } = await get(`${UNCERTAIN}/orphans`);
      expect(json).to.deep.include({ is_certain: false, reason: 'The crawl is incomplete', items: [] });
      expect((await get(`${UNCERTAIN}/orphans?format=csv`)).text.split('\r\n')).to.have.length(2);
    });

    it('are refused for sources that there are not, and gone with the crawl', async () => {
      expect((await get(`${AUDIT}/orphans?source=guess`)).status).to.equal(422);
      expect((await get(`${AUDIT}/orphans?cursor=x`)).status).to.equal(422);
      expect((await get(`${GONE}/orphans`)).status).to.equal(410);
      expect((await get(`${UNLISTED}/orphans`)).json)
        .to.have.property('detail')
        .that.contains('A new audit lists them');
    });
  });

  it('refuses what is no address, no status and no cursor', async () => {
    for (const query of [
      'to=http://',
      'from=javascript:alert(1)',
      'status=99',
      'status=6xx',
      'cursor=x',
      'follow=maybe',
      'kind=magnet',
      'position=top',
      'anchor=',
      `anchor=${'x'.repeat(201)}`,
      'limit=0',
    ])
      expect((await get(`${AUDIT}/links?${query}`)).status, query).to.equal(422);
    for (const query of ['url=ftp://shop.example/', 'status=abc', 'cursor=1-2'])
      expect((await get(`${AUDIT}/link-targets?${query}`)).status, query).to.equal(422);
    expect((await get(`${AUDIT}/links?cursor=999999999-999999999`)).json).to.deep.equal([]);
  });

  it('are gone with the crawl, and say so where they were never listed', async () => {
    for (const path of ['links', 'link-targets', 'links?format=csv', 'link-targets?format=csv']) {
      const gone = await get(`${GONE}/${path}`);
      expect([gone.status, gone.text], path).to.satisfy(
        ([status, text]: [number, string]) => status === 410 && text.includes('no longer kept'),
      );
      const unlisted = await get(`${UNLISTED}/${path}`);
      expect([unlisted.status, unlisted.text], path).to.satisfy(
        ([status, text]: [number, string]) => status === 410 && text.includes('Run a new audit to get them'),
      );
    }
  });

  it('are for the owner alone', async () => {
    const bob = await running.as('bob', 'enterprise');
    for (const path of ['links', 'link-targets', 'orphans', `links?to=${SHOP}/`, 'links?format=csv'])
      expect((await get(`${AUDIT}/${path}`, bob)).json, path).to.deep.equal({ detail: 'Not found' });
  });
});
