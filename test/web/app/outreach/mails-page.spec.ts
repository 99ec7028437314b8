import { expect } from 'chai';
import type { BrowserContext, Page } from 'playwright-core';
import { type AppBrowser, startAppBrowser } from '../../../support/browser/app-browser.js';
import { pageUpdated } from '../../../support/browser/page-updated.js';

describe('[I] emails of a campaign in a browser', () => {
  let app: AppBrowser;
  let context: BrowserContext;
  let page: Page;
  before(async () => {
    app = await startAppBrowser();
  });
  after(() => app.stop());
  beforeEach(async () => {
    context = await app.open({ viewport: { width: 1000, height: 800 } });
    page = await context.newPage();
  });
  afterEach(() => context.close());

  const open = (name: string) => page.goto(`${app.pages.api.url}${app.paths[name]}`, { waitUntil: 'load' });
  async function answer(path: string) {
    const bodies: { method: string; body: unknown }[] = [];
    await page.route(`**${path}`, async (route) => {
      const request = route.request();
      bodies.push({ method: request.method(), body: JSON.parse(request.postData() ?? 'null') });
      await route.fulfill({ status: 200, contentType: 'application/json', body: '{"id":"0"}' });
    });
    return bodies;
  }

  it('lead from part to part, and keep the part when they are searched', async () => {
    await open('mails_sent');
    await page.click('text=Failed (2)');
    await page.waitForURL('**show=failed**');
    await page.fill('input[type=search]', 'for failed');
    await page.keyboard.press('Enter');
    await page.waitForURL('**q=for+failed**');
    expect(page.url()).to.contain('show=failed');
    expect(await page.locator('tbody tr').count()).to.equal(1);
  });

  it('send only what was changed of a follow-up, and its time on the viewer’s clock', async () => {
    await open('mails_follow_ups');
    const asked = await answer('/follow-ups/*');
    const row = page.locator('article', { hasText: 'Re: Held' });
    // With the keyboard alone.
    await row.locator('summary').focus();
    await page.keyboard.press('Enter');
    await row.locator('[name=body]').fill('Any news?');
    await Promise.all([pageUpdated(page), row.locator('button:text-is("Save")').click()]);
    await row.locator('summary').click();
    await row.locator('[name=scheduled_at]').fill('2030-07-01T09:30');
    await Promise.all([pageUpdated(page), row.locator('button:text-is("Save")').click()]);
    page.on('dialog', (dialog) => void dialog.accept());
    await Promise.all([pageUpdated(page), row.locator('button:text-is("Cancel follow-up")').click()]);
    expect(asked).to.deep.equal([
      { method: 'PATCH', body: { body: 'Any news?' } },
      { method: 'PATCH', body: { scheduled_at: '2030-07-01T09:30:00.000Z' } },
      { method: 'DELETE', body: null },
    ]);
  });

  it('send an email that failed again', async () => {
    await open('mails_failed');
    const asked = await answer('/outreach/queue');
    await page.click('button:text-is("Send again")');
    await page.waitForURL('**/app/operations/0');
    expect(asked[0]?.body).to.include({ subject: 'An idea for failed', body: 'Hello' });
  });
});
