import { expect } from 'chai';
import { readNamedPage } from '../../../activities/crawl/read-named-page.js';
import { pageReadingKey } from '../../../domain/operations/artifact-keys.js';
import type { PageReading } from '../../../domain/seo/artifacts/page-reading.js';
import { crawlDeps, type SitePages, sitePages } from '../../support/crawl-deps.js';
import { startHttpServer } from '../../support/servers/loopback-server.js';
import { startStore, type TestStore } from '../../support/store.js';

const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };
const PAGE = `<title>Lamps</title><main><h1>Lamps</h1><p>We build lamps from oak and brass. They last.</p>
<figure><img src="/a.png" alt="A lamp"><figcaption>Lamp of oak</figcaption></figure></main>`;

describe('[I] read named page', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  async function read(pages: SitePages) {
    const site = await startHttpServer(sitePages(pages));
    const deps = crawlDeps(running.store, [site.host]);
    const input = { operation, url: site.url, target_keywords: ['lamps'] };
    const outcome: unknown = await readNamedPage(deps, input, new AbortController().signal).catch((e: unknown) => e);
    await deps.close();
    await site.close();
    return { site, outcome };
  }

  it('keeps the page, its sentences and its images', async () => {
    const { site, outcome } = await read({ '/': PAGE });
    expect(outcome).to.deep.equal({ key: pageReadingKey(operation.id) });
    const reading = await running.store.artifacts.get<PageReading>('alice', pageReadingKey(operation.id));
    expect(reading?.page.html?.titles[0]?.text).to.equal('Lamps');
    expect(reading?.page.html?.keywords[0]).to.deep.include({ keyword: 'lamps', in_h1: true });
    expect(reading?.sentences).to.deep.equal(['We build lamps from oak and brass.']);
    expect(reading?.pictures[0]).to.deep.include({
      url: `${site.url}/a.png`,
      caption: 'Lamp of oak',
      heading: 'Lamps',
    });
  });

  it('fails for what is no page', async () => {
    const { outcome } = await read({ '/': { headers: { 'content-type': 'application/json' }, body: '{}' } });
    expect(outcome).to.include({ code: 'no_data' });
  });
});
