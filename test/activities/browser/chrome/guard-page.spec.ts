import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { openGuardedPage } from '../../../../activities/browser/chrome/guard-page.js';
import { type ConnectedBrowser, connectedBrowser } from '../../../support/browser/connected-browser.js';
import { until } from '../../../support/until.js';

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
  this.timeout(120_000);
  let browser: ConnectedBrowser;
  before(async () => {
    browser = await connectedBrowser(PAGES);
  });
  after(() => browser.close());
  const open = async (path: string) => {
    const guarded = await openGuardedPage(browser.puppeteer, 'TestBot/1.0');
    await guarded.page.goto(`${browser.site.url}${path}`, { waitUntil: 'load' }).catch(() => {});
    return guarded;
  };
  /** What the script of the page has made of it. */
  const titleOf = async (page: Page) => {
    let title = '';
    await until('the page has told how it fared', async () => {
      title = await page.title();
      return title !== '' && title !== 'start';
    });
    return title;
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
    const reported = broken.catch((error: Error) => error.message);
    let opened = 0;
    context.on('targetcreated', () => opened++);
    const closed = (count: number) =>
      until('the windows have been opened and closed', () => {
        const windows = context.targets().filter((target) => target.type() === 'page');
        return opened >= count && windows.length === 1;
      });
    // Each evaluation counts as a click, which windows need.
    await page.evaluate('window.open("/plain")');
    await closed(1);
    for (let at = 0; at < 20; at++) await page.evaluate('window.open("/plain")');
    expect(await reported).to.equal('The page opens windows without end');
    await closed(21);
    await context.close();
  });

  it('tells of a page that is gone', async () => {
    const { context, page, broken } = await open('/plain');
    const reported = broken.catch((error: Error) => error.message);
    await page.close();
    expect(await reported).to.equal('The page closed itself');
    await context.close();
  });
});
