import { expect } from 'chai';
import { listProcesses } from '../../../../activities/browser/chrome/processes.js';
import type { LoadedPage } from '../../../../activities/browser/ports.js';
import {
  createPageRenderer,
  type PageRendererOptions,
} from '../../../../activities/browser/rendering/page-renderer.js';
import { NOTHING_LEFT } from '../../../support/browser/chromium.js';
import { type GuardedBrowser, guardedBrowser } from '../../../support/browser/guarded-browser.js';
import { ESCAPE_ROUTES, escapePage } from '../../../support/sites/escape-page.js';
import { until } from '../../../support/until.js';

const doc = (script: string) => `<!doctype html><html lang="en"><title>Page</title><p>Text<script>${script}</script>`;
const PAGES = (canary: string): Record<string, string> => ({
  '/good': doc('document.title = "Rendered"'),
  '/dialogs': doc('for (;;) alert(1)'),
  '/loop': doc('for (;;);'),
  '/hog': doc('const kept = []; setInterval(() => kept.push(new Uint8Array(2e7).fill(1)), 5)'),
  '/escape': escapePage(canary),
});

describe('[I] createPageRenderer', function () {
  this.timeout(200_000);
  let browser: GuardedBrowser;
  before(async () => {
    browser = await guardedBrowser(PAGES);
  });
  after(() => browser.close());
  const renderer = (overrides: Partial<PageRendererOptions> = {}) =>
    createPageRenderer({
      ...browser.options,
      agent: 'TestBot/1.0',
      // A page that is good, or that is to be killed, must get there on a slow machine as well.
      pageLimitMs: 10_000,
      settleLimitMs: 5_000,
      ...overrides,
    });
  const load = (paths: string[], overrides?: Partial<PageRendererOptions>, signal = new AbortController().signal) =>
    renderer(overrides).load({ urls: paths.map((path) => `${browser.site.url}${path}`), signal });
  const failure = (pending: Promise<unknown>) =>
    pending.then(
      () => null,
      (error: unknown) => error,
    );
  const short = ({ url, error, dom }: LoadedPage) => [
    url.replace(browser.site.url, ''),
    error ?? /<title>(.*?)<\/title>/.exec(dom ?? '')?.[1],
  ];

  it('lets pages that never end, and one that eats memory, fail alone', async () => {
    // Both keep a processor busy until then.
    const limits = { pageLimitMs: 6_000, settleLimitMs: 4_000, memoryLimitBytes: 300_000_000 };
    const pages = await load(['/dialogs', '/loop', '/hog', '/good'], limits);
    expect(pages.map(short)).to.deep.equal([
      ['/dialogs', 'The page did not come to rest in time'],
      ['/loop', 'The page did not come to rest in time'],
      ['/hog', 'The page crashed: it may need too much memory'],
      ['/good', 'Rendered'],
    ]);
    expect(browser.leftovers()).to.deep.equal(NOTHING_LEFT);
  });

  it('lets nothing of a page reach what the proxy refuses', async () => {
    browser.canary.hits.length = 0;
    const refused = browser.proxy.refused;
    await load(['/escape']);
    expect(browser.canary.hits).to.deep.equal([]);
    expect(browser.proxy.refused - refused).to.be.greaterThan(ESCAPE_ROUTES.length / 2);
  });

  it('continues with a new browser when a page has taken the old one down', async () => {
    browser.site.hits.length = 0;
    const pages = load(['/hang', '/good']);
    await until('the page is asked for', () => browser.site.hits.includes('GET /hang'));
    const heads = listProcesses().filter(
      ({ command }) => command.includes(`=${browser.parentDir}/`) && !command.includes('--type='),
    );
    for (const { pid } of heads) process.kill(pid, 'SIGKILL');
    expect((await pages).map(short)).to.deep.equal([
      ['/hang', 'The browser did not survive the page'],
      ['/good', 'Rendered'],
    ]);
    expect(browser.leftovers()).to.deep.equal(NOTHING_LEFT);
  });

  it('ends at once when it is canceled, browser and all', async () => {
    browser.site.hits.length = 0;
    const controller = new AbortController();
    const pending = failure(load(['/hang'], {}, controller.signal));
    await until('the page is asked for', () => browser.site.hits.includes('GET /hang'));
    const reason = new Error('cancelled');
    controller.abort(reason);
    expect(await pending).to.equal(reason);
    expect(browser.leftovers()).to.deep.equal(NOTHING_LEFT);
  });

  it('says plainly that there is no browser', async () => {
    expect(await failure(load(['/good'], { chromePath: null }))).to.include({ code: 'browser_unavailable' });
  });

  it('leaves over what its time does not allow, and says so of each page', async () => {
    const pages = await load(['/good', '/hang', '/hang', '/hang'], { budgetSeconds: 10 });
    expect(pages.map(short).slice(0, 1)).to.deep.equal([['/good', 'Rendered']]);
    expect(pages.at(-1)?.error).to.equal('Timed out after 10 seconds');
    expect(pages).to.have.length(4);
    expect(browser.leftovers()).to.deep.equal(NOTHING_LEFT);
  });
});
