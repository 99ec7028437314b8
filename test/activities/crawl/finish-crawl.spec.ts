import { expect } from 'chai';
import { finishCrawl } from '../../../activities/crawl/finish-crawl.js';
import { hashUrl } from '../../../store/base/url-hash.js';
import { storeCrawl } from '../../support/sites/crawled-pages.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { pageFrom } from '../../support/sites/pages.js';
import { startStore, type TestStore } from '../../support/store.js';

describe('[I] finish crawl', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());
  const deps = () => ({ ...running.store, hashUrl });

  it('counts what the crawl left behind; what robots.txt forbids was not fetched', async () => {
    const url = (path: string) => `https://site.example${path}`;
    await storeCrawl(running.store, {
      crawl_id: 'counted',
      start_url: url('/'),
      pages: [
        pageFrom(htmlPage(), { url: url('/'), depth: 0, fetch: { body_bytes: 1_000 } }),
        pageFrom(htmlPage(), { url: url('/a'), depth: 3, fetch: { body_bytes: 500 } }),
        pageFrom('', { url: url('/old'), depth: 1, status: 301, fetch: { body_bytes: 0 } }),
        pageFrom(htmlPage(), { url: url('/gone'), depth: 2, status: 404, fetch: { body_bytes: 20 } }),
        pageFrom(htmlPage(), { url: url('/listed'), depth: null, fetch: { body_bytes: 3 } }),
        pageFrom('', { url: url('/private'), depth: 9, status: 0, allowed: false, fetch: { body_bytes: 0 } }),
      ],
      pending: [url('/later'), url('/much-later')],
    });
    const ref = { user_id: 'alice', crawl_id: 'counted' };
    const finished = await finishCrawl(deps(), ref);
    expect(finished.not_followed).to.deep.equal([
      { reason: 'max_pages', urls: 2, examples: [url('/later'), url('/much-later')] },
      { reason: 'robots', urls: 1, examples: [url('/private')] },
    ]);
    expect(finished.counts).to.deep.equal({
      fetched: 5,
      html: 4,
      blocked_by_robots: 1,
      pending: 2,
      bytes: 1_523,
      max_depth: 3,
      not_modified: 0,
      unchanged: 0,
    });
    const crawl = await running.connection.collection('crawls').findOne({ start_url: url('/') });
    expect(crawl?.['finished_at']).to.be.instanceOf(Date);
    expect(await finishCrawl(deps(), ref)).to.deep.equal(finished);
  });

  it('an empty crawl counts nothing', async () => {
    await storeCrawl(running.store, { crawl_id: 'empty', start_url: 'https://empty.example/' });
    const { counts, incomplete } = await finishCrawl(deps(), { user_id: 'alice', crawl_id: 'empty' });
    expect(incomplete).to.equal(false);
    expect(counts).to.deep.equal({
      fetched: 0,
      html: 0,
      blocked_by_robots: 0,
      pending: 0,
      bytes: 0,
      max_depth: 0,
      not_modified: 0,
      unchanged: 0,
    });
  });

  const site = 'https://linked.example';
  const page = (path: string, ...targets: string[]) =>
    pageFrom(htmlPage(targets.map((target) => `<a href="${target}">x</a>`).join('')), { url: site + path });
  const isIncomplete = async (crawl_id: string, pages: ReturnType<typeof page>[], pending: string[] = []) => {
    await storeCrawl(running.store, { crawl_id, start_url: `${site}/`, pages, pending });
    return (await finishCrawl(deps(), { user_id: 'alice', crawl_id })).incomplete;
  };

  it('is complete when every page that is linked to was asked for; other sites do not count', async () => {
    const pages = [page('/', '/a', 'https://elsewhere.example/'), page('/a', '/')];
    expect(await isIncomplete('complete', pages)).to.equal(false);
  });

  it('is incomplete when a link was left out by a bound, or a URL still waits', async () => {
    expect(await isIncomplete('deep', [page('/', '/a'), page('/a', '/deeper')])).to.equal(true);
    expect(await isIncomplete('waiting', [page('/', '/a'), page('/a')], [`${site}/listed`])).to.equal(true);
  });

  it('is incomplete when pages could not be rendered: the links of their scripts are not known', async () => {
    const [start, other] = [page('/', '/a'), page('/a')];
    const rendered = (isRendered: boolean) => [
      { ...start, rendered: true },
      { ...other, rendered: isRendered },
    ];
    expect(await isIncomplete('rendered', rendered(true))).to.equal(false);
    expect(await isIncomplete('not rendered', rendered(false))).to.equal(true);
  });

  it('is complete when all that is left out is one more session id, or is behind a page no one comes to', async () => {
    const sessions = [page('/', '/a?PHPSESSID=1'), page('/a?PHPSESSID=1', '/a?PHPSESSID=2', '/?PHPSESSID=3')];
    expect(await isIncomplete('sessions', sessions)).to.equal(false);
    const referred = [page('/', '/'), { ...page('/de', '/de/deeper'), source: 'reference' as const }];
    expect(await isIncomplete('referred', referred)).to.equal(false);
  });

  it('is no crawl of another user', async () => {
    await storeCrawl(running.store, { crawl_id: 'hers', start_url: 'https://hers.example/' });
    const failure: unknown = await finishCrawl(deps(), { user_id: 'bob', crawl_id: 'hers' }).catch(
      (caught: unknown) => caught,
    );
    expect(failure).to.include({ code: 'not_found' });
    const crawl = await running.connection.collection('crawls').findOne({ start_url: 'https://hers.example/' });
    expect(crawl?.['finished_at'] ?? null).to.equal(null);
  });
});
