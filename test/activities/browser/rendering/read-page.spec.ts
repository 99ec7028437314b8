import { expect } from 'chai';
import { readDocument } from '../../../../activities/browser/rendering/read-page.js';
import { type ConnectedBrowser, connectedBrowser } from '../../../support/browser/connected-browser.js';

const PAGES = () => ({
  '/page':
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"><title>A</title><p>One',
  '/policy': '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><title>B</title>',
});

describe('[I] readDocument', function () {
  this.timeout(60_000);
  let browser: ConnectedBrowser;
  before(async () => {
    browser = await connectedBrowser(PAGES);
  });
  after(() => browser.close());
  const open = async (path: string) => {
    const page = await browser.puppeteer.newPage();
    await page.goto(`${browser.site.url}${path}`);
    return page;
  };

  it('reads the document with its doctype, and its layout', async () => {
    const page = await open('/page');
    const { dom, layout } = await readDocument(page);
    expect(dom).to.match(
      /^<!DOCTYPE html PUBLIC "-\/\/W3C\/\/DTD XHTML 1\.0 Strict\/\/EN" .*><html><head><title>A<\/title>/,
    );
    expect(dom).to.contain('<p>One</p>');
    expect(layout.viewport_width).to.be.greaterThan(0);
    await page.close();
  });

  it('is held up by no policy of the page', async () => {
    const page = await open('/policy');
    expect((await readDocument(page)).dom).to.contain('<title>B</title>');
    await page.close();
  });

  it('fails on a page that is gone', async () => {
    const page = await open('/page');
    await page.close();
    expect(await readDocument(page).catch((error: unknown) => error)).to.be.instanceOf(Error);
  });
});
