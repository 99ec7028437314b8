import { expect } from 'chai';
import { type AppBrowser, startAppBrowser } from '../../../support/browser/app-browser.js';

describe('[I] discovery in a browser', () => {
  let app: AppBrowser;
  before(async () => {
    app = await startAppBrowser();
  });
  after(() => app.stop());

  it('starts a search, and adds the chosen websites to a campaign', async () => {
    const context = await app.open({ viewport: { width: 390, height: 800 } });
    const page = await context.newPage();
    const asked: unknown[] = [];
    await page.route('**/leads/bulk', async (route) => {
      asked.push(JSON.parse(route.request().postData() ?? 'null'));
      const body = JSON.stringify({ added: 1, skipped: 0, failed: [] });
      await route.fulfill({ status: 200, contentType: 'application/json', body });
    });
    await page.goto(`${app.pages.api.url}/app/discovery`, { waitUntil: 'load' });
    expect(await page.isDisabled('button:text-is("Add chosen websites")')).to.equal(true);
    await page.locator('[data-lead]').first().focus();
    await page.keyboard.press('Space');
    await page.click('button:text-is("Add chosen websites")');
    await page.locator('text=1 added, 0 already in the campaign, 0 not added.').waitFor();
    expect(asked).to.have.length(1);
    expect((asked[0] as { contact_email: string }[]).map(({ contact_email }) => contact_email)).to.deep.equal([
      'editor@found.example',
    ]);
    const started: unknown[] = [];
    await page.route('**/discover/deep', async (route) => {
      started.push(JSON.parse(route.request().postData() ?? 'null'));
      const body = JSON.stringify({ id: 'f'.repeat(24) });
      await route.fulfill({ status: 202, contentType: 'application/json', body });
    });
    await page.fill('[name=keyword]', 'garden tools');
    await page.click('button:text-is("Find websites")');
    await page.waitForURL(`**/app/discovery?operation=${'f'.repeat(24)}`);
    expect(started).to.deep.equal([{ keyword: 'garden tools', max_results: 20 }]);
    await context.close();
  });
});
