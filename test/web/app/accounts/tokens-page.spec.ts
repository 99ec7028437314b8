import { expect } from 'chai';
import { checkAccessibility, checkColors } from '../../../support/browser/accessibility.js';
import { type AppBrowser, startAppBrowser } from '../../../support/browser/app-browser.js';
import { pageUpdated } from '../../../support/browser/page-updated.js';

const DAY_MS = 86_400_000;

describe('[I] API tokens in a browser', function () {
  this.timeout(90_000);
  let app: AppBrowser;
  before(async () => {
    app = await startAppBrowser();
    for (const [name, days] of [
      ['Deploy pipeline', 90],
      ['Ends soon', 3],
      ['Of last year', -1],
    ] as const)
      await app.pages.store.apiTokens.insert(
        {
          user_id: 'alice',
          workspace_id: 'alice',
          name,
          access: 'read_only',
          plan: 'free',
          token_hash: name,
          last_four: 'x9Qk',
          expires_at: new Date(Date.now() + days * DAY_MS),
        },
        new Date(),
      );
  });
  after(() => app.stop());

  it('are listed with their last four characters and their end, and revoked after a question', async () => {
    const context = await app.open({ viewport: { width: 390, height: 844 }, bypassCSP: true });
    const page = await context.newPage();
    const asked: string[] = [];
    await page.route('**/api/tokens/*', async (route) => {
      asked.push(route.request().method());
      await route.fulfill({ status: 204 });
    });
    await page.goto(`${app.pages.api.url}/app/tokens`, { waitUntil: 'load' });
    const text = await page.locator('tbody').textContent();
    for (const shown of ['Deploy pipeline', 'lw_…x9Qk', 'Read-only', 'In 3 days', 'Expired', 'Never'])
      expect(text).to.contain(shown);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).to.be.at.most(390);
    expect(await checkAccessibility(page)).to.be.greaterThan(10);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await checkColors(page)).to.be.greaterThan(0);
    page.once('dialog', (dialog) => void dialog.accept());
    await Promise.all([pageUpdated(page), page.getByRole('button', { name: 'Revoke' }).first().press('Enter')]);
    expect(asked).to.deep.equal(['DELETE']);
    await context.close();
  });

  it('are created with a name, access and an end, and shown once', async () => {
    const context = await app.open({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    let asked: unknown;
    await page.route('**/api/tokens', async (route) => {
      asked = JSON.parse(route.request().postData() ?? 'null');
      await route.fulfill({ status: 201, contentType: 'application/json', body: '{"id":"x","token":"lw_shown_once"}' });
    });
    await page.goto(`${app.pages.api.url}/app/tokens`, { waitUntil: 'load' });
    await page.getByLabel('Name').fill('Nightly export');
    await page.getByLabel('Access').selectOption('read_only');
    await page.getByRole('button', { name: 'Create token' }).press('Enter');
    await page.getByText('lw_shown_once').waitFor();
    expect(asked).to.deep.equal({ name: 'Nightly export', access: 'read_only', expires_in_days: 90 });
    await context.close();
  });

  it('of others are not shown', async () => {
    expect((await app.pages.get('/app/tokens', 'bob')).text)
      .to.contain('No tokens yet')
      .and.not.contain('x9Qk');
  });
});
