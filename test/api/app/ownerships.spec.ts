import { expect } from 'chai';
import type { BrowserContext, Page } from 'playwright-core';
import type { MethodOutcome, Ownership, OwnershipMethod } from '../../../domain/ownership/ownership.js';
import { type AppBrowser, startAppBrowser } from '../../support/browser/app-browser.js';
import { silentOwnership } from '../../support/silent-ownership.js';

const SITE = { site: 'shop.example', origin: 'https://www.shop.example' };
const NOW = new Date('2026-06-01T08:00:00.000Z');
const TOKEN = silentOwnership().tokens.derive('alice', SITE.site);

describe('[I] pages about verified sites', function () {
  this.timeout(90_000);
  let app: AppBrowser;
  let context: BrowserContext;
  let page: Page;
  let owned: Ownership;
  before(async () => {
    app = await startAppBrowser();
    const started = await app.pages.store.ownerships.start('alice', SITE, NOW);
    if (started === null) throw new Error('There are too many sites');
    owned = started.ownership;
    context = await app.open({ viewport: { width: 1000, height: 900 } });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    page = await context.newPage();
  });
  after(() => app.stop());
  afterEach(() => app.pages.store.ownerships.noteCheck('alice', owned.id, null, NOW));

  const get = async (path: string, user?: string) => (await app.pages.get(path, user)).text;
  const open = () => page.goto(`${app.pages.api.url}/app/ownerships/${owned.id}`);

  /** The check answered here: only the page is under test. */
  async function answerCheck(status: number, body: object): Promise<void> {
    const path = `**/api/seo/ownerships/${owned.id}/check`;
    await page.unroute(path);
    await page.route(path, (route) =>
      route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) }),
    );
  }

  it('say what they are for where there is none, with a form', async () => {
    const text = await get('/app/ownerships?site_url=https%3A%2F%2Fnew.example%2F', 'bob');
    expect(text).to.contain('No sites yet.').and.contain('value="https://new.example/"');
    expect(text).to.not.contain('shop.example');
  });

  it('list sites with their state', async () => {
    const row = async () => /www\.shop\.example<\/bdi>.*?<\/tr>/s.exec(await get('/app/ownerships'))?.[0];
    expect(await row()).to.contain('not verified');
    await app.pages.store.ownerships.noteCheck('alice', owned.id, 'meta', NOW);
    expect(await row())
      .to.contain('Meta tag')
      .and.not.contain('not verified');
  });

  it('are there for their own user alone', async () => {
    expect((await app.pages.get(`/app/ownerships/${owned.id}`, 'bob')).status).to.equal(404);
    expect((await app.pages.get(`/app/ownerships/${'f'.repeat(24)}`)).status).to.equal(404);
    expect((await app.pages.get('/app/ownerships/none')).status).to.equal(422);
  });

  it('show exactly what to place for each way, and copy it', async () => {
    await open();
    const texts = {
      'dns-name': 'www.shop.example',
      'dns-value': `linkwright-verification=${TOKEN}`,
      'file-url': 'https://www.shop.example/.well-known/linkwright-verification.txt',
      'file-content': `linkwright-verification=${TOKEN}`,
      'meta-tag': `<meta name="linkwright-verification" content="${TOKEN}">`,
    };
    for (const [id, text] of Object.entries(texts)) {
      expect(await page.textContent(`#${id}`)).to.equal(text);
      await page.locator(`[data-copy="${id}"]`).press('Enter');
      await page.locator(`.to-copy:has(#${id}) [role="status"]:has-text("Copied.")`).waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).to.equal(text);
    }
    expect(await page.getAttribute('a:has-text("View connections")', 'href')).to.equal('/app/connections');
  });

  it('select the text where browsers do not open the clipboard', async () => {
    await page.addInitScript("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
    await open();
    await page.click('[data-copy="meta-tag"]');
    await page.locator('.to-copy:has(#meta-tag) [role="status"]:not(:empty)').waitFor();
    expect(await page.evaluate('getSelection().toString()')).to.contain(TOKEN);
  });

  it('check now, and say for each way why it does not verify the site', async () => {
    const reason = (method: OwnershipMethod): string => `Nothing is there for ${method}.`;
    const found = (proof: OwnershipMethod | null): MethodOutcome[] =>
      (['dns', 'file', 'meta', 'search_console'] as const).map((method) => ({
        method,
        reason: method === proof ? null : reason(method),
      }));
    await answerCheck(200, { status: 'pending', checks: found(null) });
    await open();
    expect(await page.textContent('[data-state]')).to.contain('Select Check now to see why.');
    await page.click('button[data-check]');
    await page.locator('[data-state]:has-text("Not verified.")').waitFor();
    for (const { method } of found(null))
      expect(await page.textContent(`[data-found="${method}"]`)).to.equal(reason(method));
    await answerCheck(200, { status: 'verified', checks: found('file') });
    await page.click('button[data-check]');
    await page.locator('[data-state]:has-text("Verified now by a file.")').waitFor();
    expect(await page.textContent('.page-head .badge')).to.equal('verified');
    expect(await page.textContent('[data-found="file"]')).to.contain('This verifies your site.');
  });

  it('say beside the button when the check itself fails', async () => {
    await answerCheck(429, { detail: 'Too many requests. Try again in a minute.' });
    await open();
    await page.click('button[data-check]');
    await page.locator('.problem:has-text("Try again in a minute.")').waitFor();
    expect(await page.isEnabled('button[data-check]')).to.equal(true);
  });

  it('are removed after a question', async () => {
    const removed: string[] = [];
    await page.route(`**/api/seo/ownerships/${owned.id}`, async (route) => {
      removed.push(route.request().method());
      await route.fulfill({ status: 204 });
    });
    page.once('dialog', (dialog) => {
      expect(dialog.message()).to.contain('Remove shop.example from your verified sites?');
      void dialog.accept();
    });
    await open();
    await Promise.all([page.waitForURL('**/app/ownerships'), page.click('button:has-text("Remove")')]);
    expect(removed).to.deep.equal(['DELETE']);
  });

  it('open the choice of the audit form that ignores robots.txt', async () => {
    const closed = await get('/app/audits');
    expect(closed).to.match(/<option [^>]*disabled[^>]*>Ignore \(verified sites only\)/);
    expect(closed).to.contain('only on sites that you have verified').and.contain('href="/app/ownerships"');
    await app.pages.store.ownerships.noteCheck('alice', owned.id, 'dns', NOW);
    const opened = await get('/app/audits');
    expect(opened).to.contain('Audits can ignore robots.txt on your verified sites: shop.example.');
    expect(opened).to.not.contain('Ignore (verified sites only)');
  });
});
