import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { checkAccessibility, checkColors } from '../../../support/browser/accessibility.js';
import { type AppBrowser, startAppBrowser } from '../../../support/browser/app-browser.js';
import { pageUpdated } from '../../../support/browser/page-updated.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const PHONE = { width: 390, height: 844 };
const widthOf = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth');

describe('[I] webhooks in a browser', function () {
  this.timeout(120_000);
  let app: AppBrowser;
  before(async () => {
    app = await startAppBrowser();
  });
  after(() => app.stop());

  /** Answers calls of the page in place of the API, and keeps what was asked. */
  async function answer(page: Page, status: number, body: object): Promise<unknown[]> {
    const asked: unknown[] = [];
    await page.route('**/api/webhooks**', async (route) => {
      const request = route.request();
      asked.push([request.method(), new URL(request.url()).pathname, JSON.parse(request.postData() ?? 'null')]);
      await route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
    });
    return asked;
  }

  it('are added by keyboard with a choice of events, and show their secret once', async () => {
    const context = await app.open({ viewport: PHONE, bypassCSP: true });
    const page = await context.newPage();
    const asked = await answer(page, 201, { id: 'a'.repeat(24), secret: 'whsec_once' });
    await page.goto(`${app.pages.api.url}/app/webhooks`, { waitUntil: 'load' });
    expect(await widthOf(page)).to.be.at.most(390);
    expect(await checkAccessibility(page)).to.be.greaterThan(10);
    await page.getByLabel('URL').fill('https://hooks.example/in');
    await page.getByLabel('Audit: completed').focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Add webhook' }).press('Enter');
    await page.getByText('whsec_once').waitFor();
    expect(asked).to.deep.equal([
      ['POST', '/api/webhooks', { url: 'https://hooks.example/in', event_types: ['audit.completed'] }],
    ]);
    await context.close();
  });

  it('show their deliveries with answers, and are tested, replayed, edited, rotated and deleted', async () => {
    const { webhooks, webhookDeliveries } = app.pages.store;
    const input = {
      url: 'https://hooks.example/a-rather-long-path'.repeat(3),
      event_types: ['reply.received' as const],
      description: null,
    };
    const { id } = await webhooks.insert('alice', input, 'sealed', NOW);
    const event = {
      user_id: 'alice',
      key: 'k',
      type: 'audit.completed' as const,
      at: NOW.toISOString(),
      data: { audit_id: 'x' },
    };
    const delivery = await webhookDeliveries.add(id, event, NOW);
    const attempt = { at: NOW.toISOString(), status_code: 500, duration_ms: 41, error: 'Status 500', response: 'Oops' };
    await webhookDeliveries.note('alice', delivery.id, 0, { attempt, status: 'failed', next_attempt_at: null });
    const context = await app.open({ viewport: PHONE, bypassCSP: true });
    const page = await context.newPage();
    const asked = await answer(page, 200, { secret: 'whsec_new' });
    page.on('dialog', (dialog) => void dialog.accept());
    const path = `${app.pages.api.url}/app/webhooks/${id}`;
    await page.goto(path, { waitUntil: 'load' });
    expect(await page.locator('tbody').textContent())
      .to.contain('HTTP 500')
      .and.to.contain('Status 500');
    await page.getByText('Message and tries').click();
    expect(await page.locator('tbody').textContent()).to.contain('Oops');
    expect(await widthOf(page)).to.be.at.most(390);
    expect(await checkAccessibility(page)).to.be.greaterThan(10);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await checkColors(page)).to.be.greaterThan(0);
    await page.getByRole('button', { name: 'Rotate secret' }).press('Enter');
    await page.getByText('whsec_new').waitFor();
    for (const name of ['Send test', 'Replay', 'Save', 'Pause'])
      await Promise.all([pageUpdated(page), page.getByRole('button', { name }).click()]);
    await Promise.all([page.waitForURL('**/app/webhooks'), page.getByRole('button', { name: 'Delete' }).click()]);
    const api = `/api/webhooks/${id}`;
    expect(asked).to.deep.equal([
      ['POST', `${api}/rotate-secret`, {}],
      ['POST', `${api}/test`, null],
      ['POST', `${api}/deliveries/${delivery.id}/replay`, null],
      ['PATCH', api, { url: input.url, event_types: ['reply.received'] }],
      ['PATCH', api, { is_active: false }],
      ['DELETE', api, null],
    ]);
    const other = await app.pages.get(`/app/webhooks/${id}`, 'bob');
    expect(other.status).to.equal(404);
    expect((await app.pages.get(`/app/webhooks/${id}?status=delivered`)).text).to.contain(
      'No deliveries with this status',
    );
    await context.close();
  });
});
