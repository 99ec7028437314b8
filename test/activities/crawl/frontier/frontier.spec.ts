import { expect } from 'chai';
import { type Frontier, openFrontier } from '../../../../activities/crawl/frontier/frontier.js';
import { pageTargets } from '../../../../activities/crawl/read/page-targets.js';
import type { CrawlOptions, FrontierEntry } from '../../../../domain/crawl/crawl.js';
import { createScope } from '../../../../domain/crawl/crawl-scope.js';
import type { PageArtifact } from '../../../../domain/seo/artifacts/page.js';
import { pageFrom } from '../../../support/sites/pages.js';

const SITE = 'https://site.example/';
const RULES = createScope(undefined, SITE);
const links = (...paths: string[]) => paths.map((path) => `<a href="${path}">x</a>`).join('');

function stored(entries: FrontierEntry[]) {
  return {
    hashUrl: (url: string) => url,
    crawls: {
      loadFrontier: async (_id: string, onEntry: (entry: FrontierEntry) => void = () => {}) => {
        for (const entry of entries) onEntry(entry);
        return { known: new Set(entries.map((entry) => entry.url)), nextOrder: entries.length };
      },
      pendingUrls: async (_id: string, limit: number) => entries.slice(0, limit),
      addUrls: async () => undefined,
    },
  };
}

function open(
  entries: FrontierEntry[] = [{ url: SITE, depth: 0, source: 'start', order: 0 }],
  options: Partial<CrawlOptions> = {},
) {
  const bounds = {
    max_pages: 100,
    max_depth: 2,
    respect_robots: true,
    include_sitemap_urls: true,
    target_keywords: [],
    ...options,
  };
  return openFrontier(stored(entries), {
    id: 'crawl',
    start_url: SITE,
    options: bounds,
    created_at: '2026-06-15T00:00:00Z',
  });
}

const extend = (frontier: Frontier, page: PageArtifact) => frontier.extend(page, pageTargets(page, RULES));

describe('[U] frontier', () => {
  it('gives positions in the order of pages and of links on a page, each URL once', async () => {
    const frontier = await open();
    expect(frontier.next()?.url).to.equal(SITE);
    const added = extend(frontier, pageFrom(links('/b', '/a', '/b#part', SITE), { url: SITE, depth: 0 }));
    expect(added).to.deep.equal([
      { url: `${SITE}b`, depth: 1, source: 'link', order: 1 },
      { url: `${SITE}a`, depth: 1, source: 'link', order: 2 },
    ]);
    expect([frontier.next()?.order, frontier.next()?.order, frontier.next()]).to.deep.equal([1, 2, undefined]);
    extend(frontier, pageFrom(links('/later'), { url: `${SITE}a`, depth: 1 }));
    expect(frontier.next()?.order).to.equal(3);
  });

  it('follows a refresh as it follows a redirect', async () => {
    const frontier = await open();
    const stub = (target: string) => `<meta http-equiv="refresh" content="0; url=${target}">`;
    expect(extend(frontier, pageFrom(stub('/en/'), { url: SITE, depth: 0 }))).to.deep.equal([
      { url: `${SITE}en/`, depth: 0, source: 'redirect', order: 1 },
    ]);
  });

  it('a redirect keeps its depth, a link adds one', async () => {
    const frontier = await open();
    const hop = pageFrom('', { url: `${SITE}old`, depth: 1, status: 301, fetch: { redirect_url: `${SITE}new` } });
    expect(extend(frontier, hop)).to.deep.equal([{ url: `${SITE}new`, depth: 1, source: 'redirect', order: 1 }]);
  });

  it('follows no link of a page at the depth bound', async () => {
    const frontier = await open();
    expect(extend(frontier, pageFrom(links('/deeper'), { url: `${SITE}x`, depth: 2 }))).to.deep.equal([]);
  });

  it('follows nothing from pages that only a sitemap knows', async () => {
    const frontier = await open();
    expect(extend(frontier, pageFrom(links('/a'), { url: `${SITE}orphan`, depth: null }))).to.deep.equal([]);
  });

  it('does not follow a path that repeats itself for the fourth time', async () => {
    const frontier = await open();
    const page = pageFrom(links('/x/x/x/', '/x/x/x/x/', '/x/x/x/x/x/?a=1'), { url: SITE, depth: 0 });
    expect(extend(frontier, page).map((entry) => entry.url)).to.deep.equal([`${SITE}x/x/x/`]);
  });

  it('does not follow what a trap holds, anyone who put the rest of its family there', async () => {
    const sorted = Array.from({ length: 60 }, (_, at) => `/list?sort=${at}`);
    const frontier = await open();
    const home = (...paths: string[]) => pageFrom(links(...paths), { url: SITE, depth: 0 });
    expect(extend(frontier, home(...sorted, '/list?sort=60', '/list'))).to.have.length(61);
    expect(extend(frontier, home('/list?sort=61', '/list?PHPSESSID=1'))).to.deep.equal([]);
    const stored = [SITE, ...sorted.map((path) => SITE + path.slice(1)), `${SITE}list`].map(
      (url, order): FrontierEntry => ({ url, depth: 1, source: 'link', order }),
    );
    const resumed = await open(stored);
    expect(extend(resumed, home('/list?sort=60', '/list?PHPSESSID=1', '/new')).map(({ url }) => url)).to.deep.equal([
      `${SITE}new`,
    ]);
  });

  it('stays bounded on an endless site', async () => {
    const frontier = await open(undefined, { max_pages: 1 });
    const paths = Array.from({ length: 3000 }, (_, number) => `/${number}`);
    expect(extend(frontier, pageFrom(links(...paths), { url: SITE, depth: 0 }))).to.have.length(1001);
  });

  it('with more waiting in the store than it holds, new URLs queue behind those', async () => {
    const many = Array.from(
      { length: 2500 },
      (_, order): FrontierEntry => ({ url: `${SITE}${order}`, depth: 1, source: 'link', order }),
    );
    const frontier = await open(many, { max_pages: 10_000 });
    const added = extend(frontier, pageFrom(links('/new'), { url: SITE, depth: 0 }));
    expect(added.map((entry) => entry.order)).to.deep.equal([2500]);
    let last: FrontierEntry | undefined;
    for (let entry = frontier.next(); entry; entry = frontier.next()) last = entry;
    expect(last?.order).to.equal(1999);
  });

  it('follows as far as links lead without a depth limit, from pages that only a sitemap leads to as well', async () => {
    const frontier = await open(undefined, { max_depth: null });
    const deep = extend(frontier, pageFrom(links('/deeper'), { url: `${SITE}deep`, depth: 49 }));
    expect(deep.map(({ url, depth }) => [url, depth])).to.deep.equal([[`${SITE}deeper`, 50]]);
    const listed = { ...pageFrom(links('/behind'), { url: `${SITE}listed`, depth: null }), source: 'sitemap' as const };
    expect(extend(frontier, listed).map(({ url, depth }) => [url, depth])).to.deep.equal([[`${SITE}behind`, null]]);
    const version = { ...pageFrom(links('/de/a'), { url: `${SITE}de`, depth: null }), source: 'reference' as const };
    expect(extend(frontier, version)).to.deep.equal([]);
    const bounded = await open(undefined, { max_depth: 5 });
    expect(extend(bounded, listed)).to.deep.equal([]);
  });

  it('queues what the scope includes, under the names that it gives; where a listed URL redirects is queued as well', async () => {
    const frontier = await open(undefined, { scope: { exclude: ['/cart*'] } });
    const added = extend(frontier, pageFrom(links('/cart/1', '/a'), { url: SITE, depth: 0 }));
    expect(added.map(({ url }) => url)).to.deep.equal([`${SITE}a`]);
    const listed = await open(undefined, { scope: { urls: [`${SITE}old`] } });
    const moved = pageFrom('', { url: `${SITE}old`, status: 301, depth: 0, fetch: { redirect_url: `${SITE}new` } });
    expect(extend(listed, moved).map(({ url }) => url)).to.deep.equal([`${SITE}new`]);
    expect(extend(listed, pageFrom(links('/a'), { url: `${SITE}new`, depth: 0 }))).to.deep.equal([]);
  });
});
