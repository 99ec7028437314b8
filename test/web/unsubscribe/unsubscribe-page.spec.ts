import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { renderUnsubscribe } from '../../../web/unsubscribe/render-unsubscribe.js';
import { checkAccessibility, checkColors } from '../../support/browser/accessibility.js';
import { launchChromium } from '../../support/browser/launch-chromium.js';

const LONG = `${'a-rather-long-name'.repeat(3)}@${'blog'.repeat(12)}.example`;

describe('[I] unsubscribe page in a browser', function () {
  this.timeout(60_000);
  let browser: Browser;
  before(async () => {
    browser = await launchChromium();
  });
  after(() => browser.close());

  const pages = {
    asked: renderUnsubscribe({ state: 'asked', email: LONG }),
    done: renderUnsubscribe({ state: 'done', email: LONG }),
    unknown: renderUnsubscribe({ state: 'unknown' }),
  };
  for (const [name, html] of Object.entries(pages)) {
    it(`${name}: is accessible in light and dark, fits a phone, and asks for nothing`, async () => {
      // axe brings a script, which a policy would refuse.
      const context = await browser.newContext({
        viewport: { width: 320, height: 640 },
        colorScheme: 'light',
        bypassCSP: true,
      });
      const page = await context.newPage();
      const widthOf = () => page.evaluate('document.documentElement.scrollWidth');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.setContent(html);
      expect(await widthOf()).to.be.at.most(320);
      expect(await checkAccessibility(page)).to.be.greaterThan(10);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await widthOf()).to.be.at.most(320);
      expect(await checkColors(page)).to.be.greaterThan(0);
      expect(asked).to.deep.equal([]);
      await context.close();
    });
  }

  it('can be answered by keyboard alone', async () => {
    const page = await browser.newPage();
    const posted: string[] = [];
    await page.route('http://unsubscribe.test/u/abc', async (route) => {
      const request = route.request();
      if (request.method() === 'POST') posted.push(String(request.postData()));
      await route.fulfill({ contentType: 'text/html', body: request.method() === 'POST' ? pages.done : pages.asked });
    });
    await page.goto('http://unsubscribe.test/u/abc');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForSelector('h1:has-text("You are unsubscribed")');
    expect(posted).to.deep.equal(['List-Unsubscribe=One-Click']);
    await page.close();
  });
});
