import type { IncomingHttpHeaders } from 'node:http';
import { expect } from 'chai';
import { crawlSlice } from '../../activities/crawl/crawl-slice.js';
import { finishCrawl } from '../../activities/crawl/finish-crawl.js';
import { prepareSite } from '../../activities/crawl/prepare-site.js';
import type { CrawlOptions } from '../../domain/crawl/crawl.js';
import { ALL_CHECKS } from '../../domain/seo/checks/index.js';
import { crawlDeps } from '../support/crawl-deps.js';
import { type LoopbackServer, startHttpServer } from '../support/servers/loopback-server.js';
import { pageReader } from '../support/sites/page-reader.js';
import { startStore, type TestStore } from '../support/store.js';

const never = new AbortController().signal;
const OPTIONS: CrawlOptions = {
  max_pages: 50,
  max_depth: 5,
  respect_robots: true,
  include_sitemap_urls: false,
  target_keywords: [],
};
const DATE = 'Sat, 01 Jan 2022 00:00:00 GMT';

interface Page {
  html: string;
  headers?: Record<string, string>;
}

/** One page with an ETag, one with a date, one with neither, and one that the server says nothing good about. */
function firstEdition(): Record<string, Page> {
  return {
    '/': {
      html: '<title>Home</title><a href="/tag">t</a><a href="/date">d</a><a href="/bare">b</a><a href="/gone">g</a>',
    },
    '/tag': { html: '<title>Tag</title><a href="/deep">deep</a>', headers: { etag: '"tag-1"' } },
    '/date': { html: '<title>Date</title>', headers: { 'last-modified': DATE } },
    '/bare': { html: '<title>Bare</title>' },
    '/deep': { html: '<title>Deep</title>', headers: { etag: '"deep-1"' } },
  };
}

describe('[I] crawling a site again', () => {
  let running: TestStore;
  let site: LoopbackServer;
  let pages: Record<string, Page>;
  let asked: Map<string, IncomingHttpHeaders>;
  let number = 0;
  before(async () => {
    running = await startStore();
    site = await startHttpServer((request, response) => {
      const { headers, url = '' } = request;
      asked.set(url, headers);
      const page = pages[url];
      const { etag, 'last-modified': modified } = page?.headers ?? {};
      const isSame =
        (etag !== undefined && headers['if-none-match'] === etag) ||
        (modified !== undefined && headers['if-modified-since'] === modified);
      if (isSame) response.writeHead(304, page?.headers).end();
      else
        response
          .writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...page?.headers })
          .end(page?.html ?? '<title>Not found</title>');
    });
  });
  after(async () => {
    await site.close();
    await running.stop();
  });

  async function crawl(
    settings: { user?: string; options?: Partial<CrawlOptions>; parserVersion?: string; judgeVersion?: string } = {},
  ) {
    const { user = 'alice', options, parserVersion, judgeVersion } = settings;
    const reader = pageReader(ALL_CHECKS);
    const read: string[] = [];
    const deps = crawlDeps(running.store, [site.host], {
      pages: {
        read: (job) => {
          read.push(new URL(job.entry.url).pathname);
          return reader.read(job);
        },
      },
      ...(parserVersion ? { parserVersion } : {}),
      ...(judgeVersion ? { judgeVersion } : {}),
    });
    const ref = { user_id: user, crawl_id: `again-${++number}` };
    asked = new Map();
    try {
      await prepareSite(deps, { ...ref, start_url: `${site.url}/`, options: { ...OPTIONS, ...options } }, never);
      asked = new Map();
      while (!(await crawlSlice(deps, ref, never)).done);
      const { counts } = await finishCrawl(deps, ref);
      const stored = { verdicts: await verdictsOf(ref.crawl_id), pages: await pagesOf(ref.crawl_id) };
      return { ...ref, ...stored, counts, read, conditions: conditionsAsked() };
    } finally {
      await deps.close();
    }
  }

  /** What each page was asked with, by its path; pages asked for without a condition are left out. */
  function conditionsAsked(): Record<string, string[]> {
    const entries = [...asked].map(([path, headers]): [string, string[]] => [
      path,
      [headers['if-none-match'], headers['if-modified-since']].filter((value) => value !== undefined),
    ]);
    return Object.fromEntries(entries.filter(([, conditions]) => conditions.length > 0));
  }

  async function verdictsOf(crawl_id: string) {
    const verdicts: object[] = [];
    for await (const { summary, findings } of running.store.crawls.streamDigests(crawl_id)) {
      const { ttfb_ms: _, headers: __, ...rest } = summary;
      verdicts.push({ ...rest, findings: findings.filter(({ check_id }) => check_id !== 'speed/ttfb') });
    }
    return verdicts;
  }

  /** Whole pages, without what no two requests have in common. */
  async function pagesOf(crawl_id: string) {
    const pages: object[] = [];
    for await (const { order, artifact } of running.store.crawls.streamPages(crawl_id)) {
      const { ttfb_ms: _, duration_ms: __, encoded_bytes: ___, not_modified: ____, headers, ...fetch } = artifact.fetch;
      const { date: _____, ...lasting } = headers;
      pages.push({ order, ...artifact, fetch: { ...fetch, headers: lasting } });
    }
    return pages;
  }

  it('takes over what the server or the bytes say is unchanged, and finds the same', async () => {
    pages = firstEdition();
    const first = await crawl();
    expect([first.counts.not_modified, first.counts.unchanged, first.conditions]).to.deep.equal([0, 0, {}]);
    const second = await crawl();
    expect(second.conditions).to.deep.equal({ '/tag': ['"tag-1"'], '/date': [DATE], '/deep': ['"deep-1"'] });
    expect(second.counts).to.deep.equal({ ...first.counts, not_modified: 3, unchanged: 3 });
    expect(second.verdicts).to.deep.equal(first.verdicts);
    // Neither parsed nor judged nor packed again; and it is what a crawl of everything has.
    expect([first.read.length, second.read]).to.deep.equal([6, []]);
    const fresh = await crawl({ options: { incremental: false } });
    expect([second.verdicts, second.pages]).to.deep.equal([fresh.verdicts, fresh.pages]);
    const tag = await running.store.crawls.findPage(second.crawl_id, `${site.url}/tag`);
    expect(tag?.fetch).to.include({ status: 200, not_modified: true, media_type: 'text/html' });
    // What was taken over can be taken over again.
    const third = await crawl();
    expect(third.conditions).to.deep.equal(second.conditions);
    expect(third.counts).to.deep.equal(second.counts);
    expect(third.verdicts).to.deep.equal(first.verdicts);
  });

  it('judges what it takes over anew where checks, settings or the response are others', async () => {
    pages = firstEdition();
    await crawl();
    const all = ['/', '/bare', '/date', '/deep', '/gone', '/tag'];
    const check_settings = { thresholds: {}, severities: { 'canonical/missing': 'critical' as const } };
    const stricter = await crawl({ options: { check_settings } });
    expect([stricter.counts.not_modified, [...stricter.read].sort()]).to.deep.equal([3, all]);
    const fresh = await crawl({ options: { check_settings, incremental: false } });
    expect([stricter.verdicts, stricter.pages]).to.deep.equal([fresh.verdicts, fresh.pages]);
    expect([...(await crawl({ options: { check_settings }, judgeVersion: 'next' })).read].sort()).to.deep.equal(all);
    const noindex = { etag: '"tag-1"', 'x-robots-tag': 'noindex' };
    pages['/tag'] = { html: pages['/tag']?.html ?? '', headers: noindex };
    const hidden = await crawl({ options: { check_settings }, judgeVersion: 'next' });
    expect([hidden.counts.not_modified, hidden.read]).to.deep.equal([3, ['/tag']]);
    expect(hidden.verdicts).to.deep.equal((await crawl({ options: { check_settings, incremental: false } })).verdicts);
  });

  it('reads what has changed, and follows where it leads now', async () => {
    pages = firstEdition();
    await crawl();
    pages['/tag'] = { html: '<title>Tag, second</title><a href="/new">new</a>', headers: { etag: '"tag-2"' } };
    pages['/bare'] = { html: '<title>Bare, second</title>' };
    pages['/new'] = { html: '<title>New</title>' };
    const again = await crawl();
    const titles = again.verdicts.map((verdict) => ('title' in verdict ? verdict.title : null));
    expect(titles).to.deep.equal(['Home', 'Tag, second', 'Date', 'Bare, second', 'Not found', 'New']);
    expect([again.counts.not_modified, again.counts.unchanged]).to.deep.equal([1, 2]);
  });

  const strangers: [what: string, settings: Parameters<typeof crawl>[0]][] = [
    ['another user', { user: 'bob' }],
    ['other keywords', { options: { target_keywords: ['lamps'] } }],
    ['another parser', { parserVersion: 'other' }],
    ['a crawl that is to read everything', { options: { incremental: false } }],
  ];
  for (const [what, settings] of strangers) {
    it(`takes over nothing for ${what}`, async () => {
      pages = firstEdition();
      await crawl();
      const other = await crawl(settings);
      expect([other.conditions, other.counts.not_modified, other.counts.unchanged]).to.deep.equal([{}, 0, 0]);
    });
  }
});
