import { expect } from 'chai';
import { checkAccessibility } from '../../../support/browser/accessibility.js';
import { type AppBrowser, startAppBrowser } from '../../../support/browser/app-browser.js';
import { newOperation } from '../../../support/operations.js';

describe('[I] list of operations in a browser', function () {
  this.timeout(90_000);
  let app: AppBrowser;
  before(async () => {
    app = await startAppBrowser();
    const at = '2026-06-01T08:00:00.000Z';
    const error = { code: 'timeout', detail: 'The site was too slow' } as const;
    for (const operation of [
      newOperation({ user_id: 'olga', type: 'quick_audit', site: 'lamps.example', status: 'running' }),
      newOperation({ user_id: 'olga', type: 'quick_audit', site: 'oak.example', status: 'completed', finished_at: at }),
      newOperation({
        user_id: 'olga',
        type: 'speed_analysis',
        site: 'lamps.example',
        status: 'failed',
        error,
        finished_at: at,
      }),
    ])
      await app.pages.store.operations.insert(operation);
  });
  after(() => app.stop());

  it('filters by type, status and site, and keeps the choice in its address', async () => {
    const context = await app.open({ viewport: { width: 390, height: 844 }, bypassCSP: true });
    await app.signIn(context, 'olga');
    const page = await context.newPage();
    await page.goto(`${app.pages.api.url}/app/operations`, { waitUntil: 'load' });
    const rows = page.locator('tbody tr');
    expect(await rows.count()).to.equal(3);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).to.be.at.most(390);
    expect(await checkAccessibility(page)).to.be.greaterThan(10);
    await page.getByLabel('Type').selectOption('quick_audit');
    await page.getByLabel('Site', { exact: true }).fill('https://www.lamps.example/a');
    await Promise.all([
      page.waitForURL(/type=quick_audit/),
      page.getByRole('button', { name: 'Filter' }).press('Enter'),
    ]);
    expect(await rows.count()).to.equal(1);
    expect(await rows.first().textContent()).to.contain('lamps.example');
    expect(await page.getByRole('button', { name: 'Cancel' }).count()).to.equal(1);
    await page.goto(`${app.pages.api.url}/app/operations?status=failed`, { waitUntil: 'load' });
    expect(await rows.textContent()).to.contain('The site was too slow');
    await page.goto(`${app.pages.api.url}/app/operations?status=timed_out`, { waitUntil: 'load' });
    expect(await page.locator('.empty').textContent()).to.contain('No operation matches');
    await context.close();
  });

  it('refuses a filter that is none, and shows others nothing', async () => {
    expect((await app.pages.get('/app/operations?type=mail', 'olga')).status).to.equal(422);
    expect((await app.pages.get('/app/operations', 'newcomer')).text).to.contain('No operations yet');
  });
});
