import { expect } from 'chai';
import { blankFacts } from '../../../../activities/crawl/fetch/blank-facts.js';
import type { PageJob } from '../../../../activities/crawl/read/page-reader.js';
import { readPage } from '../../../../activities/crawl/read/read-page.js';
import { reuseStoredPage } from '../../../../activities/crawl/read/reuse-stored-page.js';
import type { FetchFacts } from '../../../../domain/seo/artifacts/fetch.js';
import { createCheckContext } from '../../../../domain/seo/check-settings.js';
import { ALL_CHECKS } from '../../../../domain/seo/checks/index.js';
import type { StoredPage } from '../../../../store/crawl/crawl-pages.js';
import {
  packPage,
  repackPage,
  unpackArtifact,
  unpackCarry,
  unpackDigest,
  unpackFacts,
} from '../../../../store/crawl/pack-page.js';
import { JOB_URL, pageJob } from '../../../support/sites/page-job.js';

const HTML = '<title>Lamps</title><a href="/b">more</a><a href="https://other.example/">other</a>';
const FACTS = { headers: { 'content-type': 'text/html', etag: '"v1"', date: 'Monday' } };
const store = {
  openStoredPage: ({ fetch, carry }: StoredPage) =>
    fetch && carry && { fetch: unpackFacts(fetch), carry: unpackCarry(carry) },
  repackPage,
};

const read = (job: PageJob) => readPage({ checks: ALL_CHECKS, packPage, unpackArtifact }, job);

function stored(job: PageJob = pageJob(HTML, FACTS)): StoredPage {
  const { page } = read(job);
  return { ...page, url_hash: 'hash' };
}

const notModified = (facts: Partial<FetchFacts> = {}): Partial<PageJob> => ({
  answer: { facts: { ...blankFacts(), status: 304, ...facts }, body: null },
});
const takeOver = (overrides: Partial<PageJob>, before = stored()) => {
  const job = pageJob(HTML, FACTS, overrides);
  return reuseStoredPage(store, before, job, job.context);
};

describe('[U] reuse stored page', () => {
  it('is what reading the page again would be, without a page being read', () => {
    const before = stored();
    const overrides = notModified({ headers: { date: 'Tuesday', 'x-request-id': '1' }, ttfb_ms: 40 });
    const taken = takeOver(overrides, before);
    const again = read(pageJob(HTML, FACTS, { ...overrides, previous: before }));
    expect(taken?.page.digest).to.equal(before.digest);
    expect(taken && unpackDigest(taken.page)).to.deep.equal(unpackDigest(again.page));
    expect(taken && unpackArtifact(taken.page)).to.deep.equal(unpackArtifact(again.page));
    expect(taken?.page).to.deep.include({ url: JOB_URL, order: 7, html: true, blocked: false, reuse: 'not_modified' });
    expect(taken?.page.validators).to.deep.equal(again.page.validators);
    expect([taken?.targets, taken?.failed]).to.deep.equal([again.targets, []]);
  });

  it('takes over the same bytes as well, and what was taken over before', () => {
    const once = takeOver({});
    expect(once?.page.reuse).to.equal('unchanged');
    const page = once && { ...once.page, url_hash: 'hash' };
    expect(page && takeOver(notModified(), page)?.page.reuse).to.equal('not_modified');
  });

  const context = createCheckContext('2030-01-01T00:00:00.000Z');
  const changes: [what: string, overrides: Partial<PageJob>][] = [
    ['other bytes', { answer: { facts: { ...blankFacts(), ...FACTS, status: 200 }, body: Buffer.from('other') } }],
    ['other checks or settings', { ...notModified(), judged_by: 'others' }],
    ['another place', { ...notModified(), entry: { url: JOB_URL, depth: 1, source: 'link', order: 7 } }],
    ['another way to it', { ...notModified(), entry: { url: JOB_URL, depth: 2, source: 'sitemap', order: 7 } }],
    ['robots.txt that forbids it now', { ...notModified(), blocked: true }],
    ['a header that checks read', notModified({ headers: { link: '<https://site.example/>; rel="canonical"' } })],
    ['a robots tag', notModified({ x_robots_tags: ['noindex'] })],
    ['a server that was slow', notModified({ ttfb_ms: context.thresholds.ttfb_ms + 1 })],
    ['no response', { answer: null }],
  ];
  for (const [what, overrides] of changes) it(`${what}: to be read`, () => expect(takeOver(overrides)).to.equal(null));

  const once: [what: string, job: PageJob][] = [
    ['names a year, which is over one day', pageJob('<title>Lamps of 2029</title>', FACTS)],
    ['was rendered', pageJob(HTML, FACTS, { rendered: { html: HTML, url: JOB_URL, documents: 1 } })],
    ['was not requested', pageJob(HTML, FACTS, { answer: null })],
  ];
  for (const [what, job] of once)
    it(`a page that ${what} is judged each time`, () => {
      expect(stored(job).carry).to.equal(null);
      expect(takeOver(notModified(), stored(job))).to.equal(null);
    });
});
