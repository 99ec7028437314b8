import { expect } from 'chai';
import type { Page } from 'playwright-core';
import type { StoredCheckSet } from '../../../domain/seo/own-checks/check-set.js';
import { type AppBrowser, startAppBrowser } from '../../support/browser/app-browser.js';
import { pageUpdated } from '../../support/browser/page-updated.js';

const SET = {
  name: 'Lamps <b>',
  extractions: [
    {
      name: 'Price',
      selector: '.price',
      take: 'text' as const,
      all: true,
      rule: { type: 'number' as const, min: 1, severity: 'high' as const, when_missing: 'pass' as const },
    },
  ],
  page_filters: [
    {
      name: 'Thin posts',
      severity: 'low' as const,
      conditions: [
        { column: 'words', operator: 'less_than' as const, value: 300 },
        { column: 'url', operator: 'matches' as const, value: '/blog/*' },
        { column: 'h1', operator: 'is_empty' as const },
      ],
    },
  ],
};

describe('[I] page of check sets', function () {
  this.timeout(90_000);
  let app: AppBrowser;
  let page: Page;
  let stored: StoredCheckSet | null;
  before(async () => {
    app = await startAppBrowser();
    stored = await app.pages.store.checkSets.insert('alice', SET, new Date());
    const context = await app.open({ viewport: { width: 1000, height: 900 } });
    page = await context.newPage();
  });
  after(() => app.stop());

  /** What the page asks of the API, answered here: only the page is under test. */
  async function answer(path: string, status: number, body: object): Promise<unknown[]> {
    const bodies: unknown[] = [];
    await page.unroute(`**${path}`);
    await page.route(`**${path}`, async (route) => {
      bodies.push(route.request().postDataJSON());
      await route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
    });
    return bodies;
  }

  it('says what a set is for where there is none', async () => {
    const { status, text } = await app.pages.get('/app/check-sets', 'bob');
    expect(status).to.equal(200);
    expect(text).to.contain('No check sets yet').and.not.contain('Lamps &lt;b');
  });

  it('sends a stored set back as it is when nothing is changed', async () => {
    const sent = await answer(`/api/seo/check-sets/${stored?.id}`, 200, {});
    await page.goto(`${app.pages.api.url}/app/check-sets`);
    await page.click('summary:has-text("Edit")');
    await Promise.all([pageUpdated(page), page.click('form[data-check-set^="PUT"] button[type="submit"]')]);
    expect(sent).to.deep.equal([SET]);
  });

  it('makes a set of rows that are added and removed', async () => {
    const sent = await answer('/api/seo/check-sets', 201, {});
    await page.goto(`${app.pages.api.url}/app/check-sets`);
    const form = page.locator('form[data-check-set^="POST"]');
    await form.locator('[data-part="set-name"]').fill('News');
    for (const kind of ['extraction', 'extraction', 'filter']) await form.locator(`[data-add="${kind}"]`).click();
    await form.locator('[data-extraction]').nth(1).locator('[data-remove]').click();
    const row = form.locator('[data-extraction]');
    await row.locator('[data-part="name"]').fill('Author');
    await row.locator('[data-part="regex"]').fill('by (\\w+)');
    await form.locator('[data-filter] [data-part="name"]').fill('Slow');
    await form
      .locator('[data-filter] [data-part="conditions"]')
      .fill('response_time_ms at_least 800\n\nindexable equals true');
    await Promise.all([pageUpdated(page), form.locator('button[type="submit"]').click()]);
    expect(sent).to.deep.equal([
      {
        name: 'News',
        extractions: [{ name: 'Author', regex: 'by (\\w+)', take: 'text', all: false }],
        page_filters: [
          {
            name: 'Slow',
            severity: 'medium',
            conditions: [
              { column: 'response_time_ms', operator: 'at_least', value: 800 },
              { column: 'indexable', operator: 'equals', value: true },
            ],
          },
        ],
      },
    ]);
  });

  it('tries a set on a page before it is saved, and shows what was read', async () => {
    const extracted = {
      read_from: 'source',
      columns: [
        { name: 'Price', values: ['0'], matches: 1, failure: { observed: '0', expected: 'a number of at least 1' } },
      ],
    };
    const sent = await answer('/api/seo/on-page-analysis', 200, {
      extracted,
      own_checks: [{ name: 'Thin posts', kind: 'filter', pages_failed: 1 }],
    });
    await page.goto(`${app.pages.api.url}/app/check-sets`);
    await page.click('summary:has-text("Edit")');
    const form = page.locator('form[data-check-set^="PUT"]');
    await form.locator('[data-part="try-url"]').fill('shop.example/lamp');
    await form.locator('[data-try]').click();
    await form.locator('[data-tried] table').waitFor();
    expect(await form.locator('[data-tried] td').allTextContents()).to.deep.equal([
      'Price',
      '0',
      '1',
      'Fails: 0, expected a number of at least 1',
    ]);
    expect(await form.locator('[data-tried] p').allTextContents()).to.deep.equal(['Thin posts: matches this page']);
    const { name: _name, ...checks } = SET;
    expect(sent).to.deep.equal([{ url: 'shop.example/lamp', ...checks }]);
  });

  it('says what is wrong with a line that is no condition, and sends nothing', async () => {
    const sent = await answer(`/api/seo/check-sets/${stored?.id}`, 200, {});
    await page.goto(`${app.pages.api.url}/app/check-sets`);
    await page.click('summary:has-text("Edit")');
    const form = page.locator('form[data-check-set^="PUT"]');
    await form.locator('[data-filter] [data-part="conditions"]').fill('words under 300');
    await form.locator('button[type="submit"]').click();
    await form.locator('.problem:has-text("words under 300")').waitFor();
    expect(sent).to.deep.equal([]);
  });

  it('offers sets where audits are started and scheduled', async () => {
    for (const path of ['/app/audits', app.paths['site_schedules'] ?? '']) {
      const { text } = await app.pages.get(path);
      expect(text).to.contain(`<option value="${stored?.id}"`);
    }
    expect((await app.pages.get('/app/audits', 'bob')).text).to.not.contain('name="check_set_id"');
  });
});
