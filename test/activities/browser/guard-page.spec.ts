import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { openGuardedPage } from '../../../activities/browser/guard-page.js';
import { type ConnectedBrowser, connectedBrowser } from '../../support/connected-browser.js';

const doc = (script: string) => `<!doctype html><title>start</title><p>Text<script>${script}</script>`;
const PAGES = () => ({
  '/plain': doc(''),
  '/dialogs': doc('document.title = [confirm("a"), prompt("b"), alert("c")].join()'),
  '/worker': doc('navigator.serviceWorker.register("/sw.js").catch((error) => { document.title = error.name })'),
  '/ask': doc(
    'navigator.geolocation.getCurrentPosition(() => {}, ({ code }) => { document.title = "denied " + code })',
  ),
  '/download': doc('location.href = "/file"; setTimeout(() => { document.title = "still here" }, 300)'),
});

describe('[I] openGuardedPage', function () {
  this.timeout(60_000);
  let browser: ConnectedBrowser;
  before(async () => {
    browser = await connectedBrowser(PAGES);
  });
  after(() => browser.close());
  const open = async (path: string) => {
    const guarded = await openGuardedPage(browser.puppeteer, 'TestBot/1.0');
    await guarded.page.goto(`${browser.site.url}${path}`, { waitUntil: 'load', timeout: 5_000 }).catch(() => {});
    return guarded;
  };
  const titleOf = async (page: Page) => {
    const giveUpAt = Date.now() + 3_000;
    while ((await page.title()) === 'start' && Date.now() < giveUpAt)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return page.title();
  };

  it('shows a phone that says who we are', async () => {
    const { page, context } = await open('/plain');
    const seen = await page.evaluate(
      '[screen.width, devicePixelRatio, navigator.maxTouchPoints > 0, navigator.userAgentData.mobile]',
    );
    expect(seen).to.deep.equal([412, 1.75, true, true]);
    const agent = String(await page.evaluate('navigator.userAgent'));
    expect(agent).to.match(
      /^Mozilla\/5\.0 \(Linux; Android 10; K\) .* Chrome\/\d+\.0\.0\.0 Mobile Safari\/537\.36 TestBot\/1\.0$/,
    );
    await context.close();
  });

  it('dismisses dialogs, refuses service workers, permissions and downloads', async () => {
    const titles: string[] = [];
    for (const path of ['/dialogs', '/worker', '/ask', '/download']) {
      const { page, context } = await open(path);
      titles.push(await titleOf(page));
      await context.close();
    }
    expect(titles).to.deep.equal(['false,,', 'SecurityError', 'denied 1', 'still here']);
  });

  it('closes other windows and gives up on a page that never stops', async () => {
    const { page, context, broken } = await open('/plain');
    const told = broken.catch((error: Error) => error.message);
    const closed = async () => {
      const giveUpAt = Date.now() + 3_000;
      while ((await context.pages()).length > 1 && Date.now() < giveUpAt)
        await new Promise((resolve) => setTimeout(resolve, 20));
      return (await context.pages()).length;
    };
    // Each evaluation counts as a click, which windows need.
    await page.evaluate('window.open("/plain")');
    expect(await closed()).to.equal(1);
    for (let at = 0; at < 20; at++) await page.evaluate('window.open("/plain")');
    expect(await told).to.equal('The page opens windows without end');
    expect(await closed()).to.equal(1);
    await context.close();
  });

  it('tells of a page that is gone', async () => {
    const { context, page, broken } = await open('/plain');
    const told = broken.catch((error: Error) => error.message);
    await page.close();
    expect(await told).to.equal('The page closed itself');
    await context.close();
  });
});
