import { expect } from 'chai';
import type { BrowserContext } from 'playwright-core';
import { StoredAccess } from '../../../../web/app/sites/stored-access.js';
import { type AppBrowser, startAppBrowser } from '../../../support/browser/app-browser.js';
import { pageUpdated } from '../../../support/browser/page-updated.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const ACCESS = { basic_auth: true, headers: ['X-Preview'], cookies: ['gate'] };
const SCHEDULE = {
  interval: 'weekly',
  hour: 3,
  time_zone: 'UTC',
  audit_type: 'complete',
  max_pages: 500,
  crawl_depth: null,
  access: ACCESS,
} as const;

describe('[U] stored access', () => {
  it('is named without a value, and says what saving does to it', () => {
    const text = readText(renderPart(StoredAccess, { of: 'schedule-', access: ACCESS }));
    expect(text).to.include('Stored: user name and password, header X-Preview, cookie gate.');
    expect(text).to.include('Leave the fields below empty to keep the stored access.');
  });
});

describe('[I] stored access in the form of a schedule', function () {
  this.timeout(90_000);
  let app: AppBrowser;
  let context: BrowserContext;
  let path: string;
  before(async () => {
    app = await startAppBrowser();
    path = app.paths['site_schedules'] ?? '';
    await app.pages.store.sites.setAuditSchedule('alice', path.split('/').at(-2) ?? '', SCHEDULE, new Date());
    context = await app.open({ viewport: { width: 1000, height: 900 } });
  });
  after(() => app.stop());

  /** Fills in the form and saves it. @returns what is sent of the access; null where it is removed */
  async function save(change: { remove?: boolean; cookies?: string }): Promise<unknown> {
    const page = await context.newPage();
    const bodies: Record<string, unknown>[] = [];
    await page.route('**/schedule', async (route) => {
      bodies.push(route.request().postDataJSON());
      await route.fulfill({ status: 200, contentType: 'application/json', body: '{}' });
    });
    await page.goto(`${app.pages.api.url}${path}`);
    await page.click('summary:has-text("Scope and access (access is stored)")');
    if (change.remove) await page.getByLabel('Remove stored access when you save').check();
    if (change.cookies) await page.fill('#field-schedule-access\\.cookies', change.cookies);
    await Promise.all([pageUpdated(page), page.click('form[data-api$="/schedule"] button[type="submit"]')]);
    await page.close();
    const [body] = bodies;
    expect(body).to.include({ interval: 'weekly', hour: 3 });
    return body?.['access'];
  }

  it('is kept by a save that says nothing of it', async () => {
    expect(await save({})).to.equal(undefined);
  });

  it('is removed where that is checked', async () => {
    expect(await save({ remove: true })).to.equal(null);
  });

  it('is replaced by what is entered, checked or not', async () => {
    for (const remove of [false, true])
      expect(await save({ remove, cookies: 'gate=open' })).to.deep.equal({ cookies: { gate: 'open' } });
  });
});
