import { expect } from 'chai';
import { blankFacts } from '../../../../activities/crawl/fetch/blank-facts.js';
import { blockedPageJob, fetchPageJob } from '../../../../activities/crawl/fetch/fetch-page-job.js';
import { createPoliteness } from '../../../../activities/crawl/fetch/politeness.js';
import type { FrontierEntry } from '../../../../domain/crawl/crawl.js';
import { createCheckContext } from '../../../../domain/seo/check-settings.js';
import type { StoredPage } from '../../../../store/crawl/crawl-pages.js';
import { type PageValidators, repackPage } from '../../../../store/crawl/pack-page.js';

const ENTRY: FrontierEntry = { url: 'https://site.example/a', depth: 1, source: 'link', order: 4 };
const OPTIONS = {
  max_pages: 10,
  max_depth: 3,
  respect_robots: true,
  include_sitemap_urls: true,
  target_keywords: ['lamps'],
};
const STORED: Omit<StoredPage, 'validators'> = {
  url_hash: 'a',
  order: 4,
  html: true,
  fetch: null,
  reuse: null,
  digest: new Uint8Array(),
  artifact: new Uint8Array([1, 2, 3]),
  carry: null,
};

/** Fetches the entry in a crawl with or without an earlier one, from a server that returns 200 to everything. */
async function fetchJob(before: 'before' | null, validators: PageValidators | null = null, thresholds = {}) {
  const sent: Record<string, string>[] = [];
  const looked: string[] = [];
  const { job } = await fetchPageJob(
    {
      fetcher: {
        fetchOnce: async (_url, options) => {
          sent.push(options?.headers ?? {});
          return { facts: { ...blankFacts(), status: 200 }, body: Buffer.from('x') };
        },
      },
      crawls: { openStoredPage: () => null, repackPage },
      crawl: { start_url: 'https://site.example/', options: OPTIONS },
      previous: before && {
        find: async (url) => {
          looked.push(url);
          return { ...STORED, validators };
        },
      },
      judged_by: 'checks',
      context: createCheckContext('2030-01-01T00:00:00.000Z', { thresholds, severities: {} }),
      politeness: createPoliteness({ concurrency: 1, crawlDelayS: null, now: Date.now }),
      signal: new AbortController().signal,
      now: Date.now,
    },
    ENTRY,
  );
  return { job, sent, looked };
}

describe('[U] fetch page job', () => {
  it('says what is to be read, of what site, for what keywords', async () => {
    const { job, sent, looked } = await fetchJob(null);
    expect(job).to.deep.include({
      entry: ENTRY,
      previous: null,
      site: 'https://site.example/',
      target_keywords: ['lamps'],
    });
    expect(job.answer?.facts.status).to.equal(200);
    expect([sent, looked]).to.deep.equal([[{}], []]);
  });

  it('asks on the terms of the earlier crawl, and hands its page on', async () => {
    const { job, sent, looked } = await fetchJob('before', { etag: '"v1"', last_modified: null, ttfb_ms: 400 });
    expect(looked).to.deep.equal(['https://site.example/a']);
    expect(sent).to.deep.equal([{ 'if-none-match': '"v1"' }]);
    expect(job.previous?.artifact).to.deep.equal(STORED.artifact);
  });

  it('fetches whole what was slow, since a 304 would not tell whether it still is', async () => {
    const slow = { etag: '"v1"', last_modified: null, ttfb_ms: 401 };
    expect((await fetchJob('before', slow)).sent).to.deep.equal([{}]);
    expect((await fetchJob('before', slow, { ttfb_ms: 1_000 })).sent).to.deep.equal([{ 'if-none-match': '"v1"' }]);
  });

  it('a blocked page has no answer', () => {
    const crawl = { start_url: 'https://site.example/', options: OPTIONS };
    const context = createCheckContext('2030-01-01T00:00:00.000Z');
    const job = blockedPageJob({ crawl, context, judged_by: 'checks' }, ENTRY);
    expect(job).to.deep.include({ entry: ENTRY, answer: null, previous: null });
  });
});
