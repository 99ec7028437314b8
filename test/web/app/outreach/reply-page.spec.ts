import { expect } from 'chai';
import type { BrowserContext, Page } from 'playwright-core';
import { type AppBrowser, startAppBrowser } from '../../../support/browser/app-browser.js';
import { pageUpdated } from '../../../support/browser/page-updated.js';

describe('[I] replies in a browser', () => {
  let app: AppBrowser;
  let context: BrowserContext;
  let page: Page;
  before(async () => {
    app = await startAppBrowser();
  });
  after(() => app.stop());
  beforeEach(async () => {
    context = await app.open({ viewport: { width: 390, height: 800 } });
    page = await context.newPage();
  });
  afterEach(() => context.close());

  async function answer() {
    const bodies: unknown[] = [];
    await page.route('**/api/v1/backlink-outreach/replies/*', async (route) => {
      bodies.push(JSON.parse(route.request().postData() ?? 'null'));
      await route.fulfill({ status: 200, contentType: 'application/json', body: '{}' });
    });
    return bodies;
  }

  it('are filtered by meaning and word, opened with the keyboard, and marked as handled', async () => {
    await page.goto(`${app.pages.api.url}/app/replies`, { waitUntil: 'load' });
    await page.selectOption('#field-classification', 'interested');
    await page.fill('#field-q', 'rather-long');
    await page.click('button:text-is("Filter")');
    await page.waitForURL('**classification=interested**');
    await page.locator('tbody a').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app/replies/*');
    const asked = await answer();
    await Promise.all([pageUpdated(page), page.click('button:text-is("Mark as handled")')]);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.selectOption('[name=classification]', 'not_interested');
    await Promise.all([pageUpdated(page), page.click('button:text-is("Save")')]);
    expect(asked).to.deep.equal([{ handled: true }, { classification: 'not_interested' }]);
  });
});
