import { expect } from 'chai';
import { indexLinks } from '../../../activities/audits/index-links.js';
import { edgeLinksKey, externalLinksKey } from '../../../domain/operations/artifact-keys.js';
import { toPageRow } from '../../../domain/reports/export/page-row.js';
import type { PageArtifact } from '../../../domain/seo/artifacts/page.js';
import { summarizePage } from '../../../domain/seo/page/page-summary.js';
import { crawlLinkModel } from '../../../store/crawl/crawl-link-model.js';
import { crawlLinkTargetModel } from '../../../store/crawl/crawl-link-target-model.js';
import { auditDeps } from '../../support/audit-deps.js';
import { EXPIRES, storeCrawl } from '../../support/sites/crawled-pages.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { pageFrom } from '../../support/sites/pages.js';
import { redirectPage } from '../../support/sites/redirect-page.js';
import { startStore, type TestStore } from '../../support/store.js';

const url = (path: string) => `https://site.example${path}`;
const page = (path: string, body: string) => pageFrom(htmlPage(body), { url: url(path) });
const answered = (address: string, status: number) => ({
  url: address,
  status,
  error: null,
  verdict: status < 400 ? 'ok' : 'broken',
  redirect_url: null,
  permanent: false,
});

describe('[I] index links', function () {
  this.timeout(60_000);
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  /** A crawl as it is when its pages have been judged. */
  async function store(operation: string, pages: PageArtifact[]) {
    const crawl_id = `${operation}:site`;
    await storeCrawl(running.store, { crawl_id, start_url: url('/'), pages });
    const counts = { link_score: 50, inlinks: 0, unique_inlinks: 0 };
    const rows = pages.map((artifact) => toPageRow(summarizePage(artifact), counts, 0));
    await running.store.findings.save('alice', operation, 'pages', rows, EXPIRES);
    return { operation: { id: operation, user_id: 'alice' }, crawl_id, pages: pages.length };
  }
  const deps = (overrides: object = {}) => ({ ...auditDeps(), ...running.store, ...overrides });
  const findTarget = (operation: string, address: string) =>
    running.store.crawlLinks.findTarget(`${operation}:site`, address);

  it('counts what leads to each URL, crawled or not, on the site or elsewhere', async () => {
    const input = await store('a', [
      page('/', '<nav><a href="/a">A</a></nav><a href="/a">more</a><a href="/deep">deep</a><a href="/old">old</a>'),
      page('/a', '<a href="/">home</a><a href="/a">self</a><a href="https://other.example/x" rel="ugc">other</a>'),
      page('/lonely', '<a href="/a">A</a>'),
      redirectPage(url('/old'), url('/a')),
    ]);
    await running.store.artifacts.put('alice', externalLinksKey('a:site'), [answered('https://other.example/x', 404)]);
    await running.store.artifacts.put('alice', edgeLinksKey('a:site'), [answered(url('/deep'), 410)]);
    expect(await indexLinks(deps(), input)).to.deep.equal({ buckets: 1 });
    expect(await findTarget('a', url('/a'))).to.deep.include({
      status: 200,
      internal: true,
      link_score: 50,
      inlinks: 3,
      unique_inlinks: 2,
      followed_inlinks: 3,
      other_links: 1,
      anchor_count: 2,
    });
    expect((await findTarget('a', url('/a')))?.anchors[0]).to.deep.equal({ text: 'A', links: 2 });
    expect(await findTarget('a', url('/lonely'))).to.include({ status: 200, inlinks: 0, unique_inlinks: 0 });
    expect(await findTarget('a', url('/deep'))).to.include({ status: 410, inlinks: 1, link_score: null });
    expect(await findTarget('a', 'https://other.example/x')).to.include({
      status: 404,
      internal: false,
      inlinks: 1,
      followed_inlinks: 0,
    });
  });

  it('resumes where an attempt died, without a link lost or counted twice', async () => {
    const paths = Array.from({ length: 1203 }, (_, index) => `/p${index}`);
    const menu = paths.slice(0, 3).map((path) => `<a href="${path}">${path}</a>`);
    const next = (index: number) => `<a href="${paths[(index + 1) % paths.length]}">next</a>`;
    const pages = paths.map((path, index) => page(path, menu.join('') + next(index)));
    const input = await store('b', pages);
    let left = 0;
    const dying = deps({
      crawlLinks: {
        ...running.store.crawlLinks,
        addPart: async (...args: Parameters<typeof running.store.crawlLinks.addPart>) => {
          await running.store.crawlLinks.addPart(...args);
          if (left-- === 0) throw new Error('killed after the links were written, before that was noted');
        },
        addTargets: async (...args: Parameters<typeof running.store.crawlLinks.addTargets>) => {
          await running.store.crawlLinks.addTargets(...args);
          if (left-- === 0) throw new Error('killed after a bucket was counted, before that was noted');
        },
      },
    });
    for (const turns of [0, 1, 0, 2]) {
      left = turns;
      expect(await indexLinks(dying, input).catch(String)).to.match(/^Error: killed/);
    }
    expect(await indexLinks(deps(), input)).to.deep.equal({ buckets: 7 });
    const index = await running.store.crawlLinks.readIndex('alice', 'b:site');
    expect(index).to.deep.equal({ buckets: 7, parts: 3, last_order: 1202, is_sorted: true, counted: 7 });
    expect(await crawlLinkTargetModel(running.connection).countDocuments({ crawl_id: 'b:site' })).to.equal(1203);
    expect(await findTarget('b', url('/p0'))).to.include({ inlinks: 1203, unique_inlinks: 1202 });
    expect(await findTarget('b', url('/p1'))).to.include({ inlinks: 1203, unique_inlinks: 1202 });
    expect(await findTarget('b', url('/p700'))).to.include({ inlinks: 1, unique_inlinks: 1 });
  });

  it('does nothing when it has been done, or when the crawl is gone', async () => {
    const input = await store('c', [page('/', '<a href="/a">a</a>')]);
    await indexLinks(deps(), input);
    const before = await crawlLinkModel(running.connection).countDocuments();
    await indexLinks(deps({ crawls: { ...running.store.crawls, streamPages: () => Promise.reject() } }), input);
    expect(await crawlLinkModel(running.connection).countDocuments()).to.equal(before);
    expect(await indexLinks(deps(), { ...input, crawl_id: 'gone' })).to.deep.equal({ buckets: 0 });
  });
});
