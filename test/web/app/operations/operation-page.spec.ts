import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { resultKey } from '../../../../domain/operations/artifact-keys.js';
import { operationResultKey } from '../../../../domain/operations/operation-result-key.js';
import { OPERATION_TYPES, type Operation } from '../../../../domain/operations/operations.js';
import { checkAccessibility, checkColors } from '../../../support/browser/accessibility.js';
import { type AppBrowser, startAppBrowser } from '../../../support/browser/app-browser.js';
import { newOperation } from '../../../support/operations.js';
import { sampleOperationResult } from '../../../support/samples/operation-result.js';

const FINISHED = { finished_at: '2026-06-01T08:00:00.000Z' } as const;
const widthOf = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth');

describe('[I] operations in a browser', function () {
  this.timeout(180_000);
  let app: AppBrowser;
  before(async () => {
    app = await startAppBrowser();
  });
  after(() => app.stop());

  async function insert(overrides: Partial<Operation>): Promise<Operation> {
    const operation = newOperation({ user_id: 'alice', site: 'site.example', ...overrides });
    await app.pages.store.operations.insert(operation);
    return operation;
  }
  const pathOf = ({ id }: Operation) => `${app.pages.api.url}/app/operations/${id}`;

  for (const type of OPERATION_TYPES) {
    it(`shows the result of ${type} as an accessible page that fits a phone`, async () => {
      const operation = await insert({ type, status: 'completed', has_result: true, ...FINISHED });
      const isAudit = ['complete_audit', 'quick_audit', 'website_audit'].includes(type);
      const key = isAudit ? resultKey(operation.id) : operationResultKey(operation);
      await app.pages.store.artifacts.put('alice', key, await sampleOperationResult(type));
      const context = await app.open({ viewport: { width: 390, height: 844 }, bypassCSP: true });
      const page = await context.newPage();
      await page.goto(pathOf(operation), { waitUntil: 'load' });
      expect(await page.locator('h2, .summary, .tiles').count()).to.be.greaterThan(0);
      expect(await page.getByText('View as JSON').getAttribute('href')).to.equal(
        `/api/operations/${operation.id}/result`,
      );
      expect(await widthOf(page)).to.be.at.most(390);
      expect(await checkAccessibility(page)).to.be.greaterThan(10);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await checkColors(page)).to.be.greaterThan(0);
      await context.close();
    });
  }

  it('says why one failed and what to do, and leads back to its site', async () => {
    const site = { site_url: 'https://site.example/', site: 'site.example', competitors: [], target_keywords: [] };
    const { site: watched } = await app.pages.store.sites.insert('alice', site, new Date());
    const error = {
      code: 'site_unreachable',
      detail: 'https://site.example/: The secure connection could not be set up (ERR_SSL_WRONG_VERSION_NUMBER).',
    } as const;
    const input = { url: 'https://site.example/' };
    const failed = await insert({ type: 'technical_seo', status: 'failed', error, input, ...FINISHED });
    const context = await app.open({ viewport: { width: 390, height: 844 }, bypassCSP: true });
    const page = await context.newPage();
    await page.goto(pathOf(failed), { waitUntil: 'load' });
    expect(await page.getByRole('alert').first().textContent()).to.contain('ERR_SSL_WRONG_VERSION_NUMBER');
    expect(await page.getByRole('link', { name: 'View site' }).getAttribute('href')).to.equal(
      `/app/sites/${watched.id}`,
    );
    expect(await page.getByRole('button', { name: 'Try with http://' }).isVisible()).to.equal(true);
    expect(await checkAccessibility(page)).to.be.greaterThan(10);
    await context.close();
  });

  it('is started again by keyboard, and shows the new one', async () => {
    const error = { code: 'timeout', detail: 'Too slow' } as const;
    const failed = await insert({ type: 'on_page_analysis', status: 'failed', error, ...FINISHED });
    const context = await app.open({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const started = '0'.repeat(24);
    await page.route('**/api/operations/*/retry', (route) =>
      route.fulfill({ status: 202, contentType: 'application/json', body: JSON.stringify({ id: started }) }),
    );
    await page.goto(pathOf(failed), { waitUntil: 'load' });
    await page.getByRole('button', { name: 'Try again' }).focus();
    await Promise.all([page.waitForURL(`**/app/operations/${started}`), page.keyboard.press('Enter')]);
    await context.close();
  });
});
