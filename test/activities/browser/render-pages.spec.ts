import { expect } from 'chai';
import type { BrowserDeps } from '../../../activities/browser/browser-deps.js';
import type { LoadedPage } from '../../../activities/browser/ports.js';
import { type RenderPagesInput, renderPages } from '../../../activities/browser/render-pages.js';
import type { RenderedPage } from '../../../domain/seo/artifacts/rendered-page.js';
import { UrlNotAllowedError } from '../../../platform/network/errors.js';
import { stubCrawls } from '../../support/samples/stub-crawl.js';
import { pageFrom } from '../../support/sites/pages.js';
import { htmlFacts, layoutFacts } from '../../support/sites/rendered-page.js';

const at = (path: string) => `https://site.example${path}`;

function loadedPage(url: string, overrides: Partial<LoadedPage> = {}): LoadedPage {
  return {
    url,
    source_url: url,
    final_url: url,
    script_redirect: null,
    documents: 1,
    status: 200,
    error: null,
    duration_ms: 900,
    source: { body: Buffer.from('<title>Source</title>'), content_type: 'text/html' },
    dom: '<html><head><title>Rendered ü</title></head></html>',
    layout: layoutFacts(),
    ...overrides,
  };
}

function setUp(overrides: Partial<LoadedPage> = {}, crawled: string[] = []) {
  const asked: (readonly string[])[] = [];
  const stored: unknown[][] = [];
  const links = crawled.map((path) => `<a href="${path}">x</a>`).join('');
  const crawledPage = (path: string) => pageFrom(`<p>${links}`, { url: at(path) });
  const deps: Pick<BrowserDeps, 'pages' | 'parseHtml' | 'checkUrl' | 'openAccess' | 'artifacts' | 'crawls'> = {
    openAccess: async () => null,
    pages: {
      load: async ({ urls }) => {
        asked.push(urls);
        return urls.map((url) => loadedPage(url, overrides));
      },
    },
    parseHtml: ({ url, body, contentType }) =>
      contentType?.startsWith('text/html') ? htmlFacts(body.toString(), url) : null,
    checkUrl: (url) => {
      if (url.includes('inside')) throw new UrlNotAllowedError('address:private');
      return new URL(url);
    },
    artifacts: {
      put: async (...given: unknown[]) => {
        stored.push(given);
        return { bytes: 1 };
      },
    },
    crawls: stubCrawls({ c1: { pages: crawled.map(crawledPage) } }),
  };
  const render = (input: Partial<RenderPagesInput> & ({ urls: string[] } | { sample: number })) =>
    renderPages(deps, { user_id: 'alice', crawl_id: 'c1', ...input }, new AbortController().signal);
  const pages = () => stored[0]?.[2] as RenderedPage[];
  return { asked, stored, render, pages };
}

describe('[U] renderPages', () => {
  it('reads source and document alike and stores them under the crawl', async () => {
    const { asked, stored, render, pages } = setUp();
    expect(await render({ urls: [at('/a')] })).to.deep.equal({ rendered: 1, failed: 0 });
    expect(asked).to.deep.equal([[at('/a')]]);
    expect(stored[0]?.slice(0, 2)).to.deep.equal(['alice', 'crawl:c1:rendered']);
    const [page] = pages();
    expect(page?.raw?.titles[0]?.text).to.equal('Source');
    expect(page?.rendered?.titles[0]?.text).to.equal('Rendered ü');
    expect(page)
      .to.include({ url: at('/a'), error: null, documents: 1 })
      .and.not.have.any.keys('source', 'dom');
  });

  it('chooses a sample of the crawl: its start page and one page of each template', async () => {
    const { asked, render } = setUp({}, ['/', '/a/1', '/a/2', '/b/1']);
    await render({ sample: 3 });
    expect(asked).to.deep.equal([[at('/'), at('/a/1'), at('/b/1')]]);
  });

  it('opens ten pages at most, none that is not allowed, and no browser for none', async () => {
    const many = setUp();
    await many.render({ urls: Array.from({ length: 12 }, (_, n) => at(`/${n}`)) });
    expect(many.asked[0]).to.have.length(10);
    const none = setUp();
    expect(await none.render({ sample: 5 })).to.deep.equal({ rendered: 0, failed: 0 });
    expect([none.asked, none.stored[0]?.[2]]).to.deep.equal([[], []]);
    const inside = setUp();
    const error = await inside.render({ urls: ['http://inside/'] }).catch((reason: unknown) => reason);
    expect(error).to.include({ name: 'UrlNotAllowedError' });
    expect(inside.asked).to.deep.equal([]);
  });

  it('keeps the reason of a page that failed, and its source when there is one', async () => {
    const { render, pages } = setUp({ error: 'hangs', dom: null, layout: null });
    expect(await render({ urls: [at('/a')] })).to.deep.equal({ rendered: 0, failed: 1 });
    expect(pages()[0]).to.include({ error: 'hangs', rendered: null, layout: null });
    expect(pages()[0]?.raw?.titles[0]?.text).to.equal('Source');
  });

  it('judges no document that a browser has made of something else', async () => {
    const { render, pages } = setUp({ source: { body: Buffer.from('%PDF'), content_type: 'application/pdf' } });
    await render({ urls: [at('/a')] });
    expect(pages()[0]).to.include({ error: 'It is not an HTML page', raw: null, rendered: null, layout: null });
  });

  it('finds no crawl of somebody else', async () => {
    const { render } = setUp({}, ['/']);
    const error = await render({ user_id: 'bob', sample: 5 }).catch((reason: unknown) => reason);
    expect(error).to.include({ code: 'not_found', message: 'The crawl is not in the store' });
  });
});
