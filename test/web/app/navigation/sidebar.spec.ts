import { expect } from 'chai';
import type { BrowserContext, Page } from 'playwright-core';
import type { Grant } from '../../../../domain/workspaces/membership.js';
import { checkAccessibility } from '../../../support/browser/accessibility.js';
import { type AppBrowser, startAppBrowser } from '../../../support/browser/app-browser.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const focused = (page: Page) => page.evaluate<string>('document.activeElement.textContent.trim()');
/** The places in the order in which the tab key reaches them. */
async function tabThrough(page: Page, count: number): Promise<string[]> {
  const reached: string[] = [];
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('Tab');
    reached.push(await focused(page));
  }
  return reached;
}

describe('[I] sidebar', function () {
  this.timeout(90_000);
  let app: AppBrowser;
  let second: string;
  const contexts: BrowserContext[] = [];
  before(async () => {
    app = await startAppBrowser();
    const input = { site_url: 'https://b.example/', site: 'b.example', competitors: [], target_keywords: [] };
    second = (await app.pages.store.sites.insert('alice', input, NOW)).site.id;
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
  });
  after(() => app.stop());

  async function open(path: string | undefined, options: Parameters<AppBrowser['open']>[0]): Promise<Page> {
    const context = await app.open(options);
    contexts.push(context);
    const page = await context.newPage();
    await page.goto(`${app.pages.api.url}${path}`, { waitUntil: 'load' });
    return page;
  }

  it('is the first thing that the tab key reaches, in reading order, and a choice keeps the page', async () => {
    const page = await open(app.paths['site_search'], { viewport: { width: 1280, height: 900 } });
    const [skip, brand] = await tabThrough(page, 3);
    expect([skip, brand]).to.deep.equal(['Skip to content', 'Linkwright']);
    await page.keyboard.press('Enter');
    const [, other] = await tabThrough(page, 2);
    expect(other).to.equal('b.example');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/app/sites/${second}/search`);
    expect(await page.locator('nav[aria-label="Site"] [aria-current="page"]').textContent()).to.equal('Search');
    expect(await page.locator('nav [aria-current]').count()).to.equal(1);
    expect(await page.locator('.switcher summary').textContent()).to.equal('Site: b.example');
  });

  it('lets the skip link jump past it', async () => {
    const page = await open('/app', { viewport: { width: 1280, height: 900 } });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).to.equal('content');
  });

  it('marks the section where the page is about no site', async () => {
    const page = await open('/app/senders', { viewport: { width: 1280, height: 900 } });
    expect(await page.locator('nav[aria-label="Main"] [aria-current]').allTextContents()).to.deep.equal(['Mailboxes']);
    expect(await page.locator('nav[aria-label="Site"]').count()).to.equal(0);
  });

  it('opens on a phone without a script, and closes by Escape', async () => {
    const page = await open(app.paths['site'], {
      viewport: { width: 360, height: 640 },
      javaScriptEnabled: false,
    });
    const sidebar = page.locator('#sidebar');
    expect(await sidebar.isVisible()).to.equal(false);
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await sidebar.waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await sidebar.waitFor({ state: 'hidden' });
    await menu.click();
    await sidebar.getByRole('link', { name: 'Search', exact: true }).click();
    await page.waitForURL('**/search');
  });

  it('has no accessibility findings while it is open', async () => {
    const page = await open(app.paths['site'], { viewport: { width: 360, height: 640 }, bypassCSP: true });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('.switcher summary').click();
    expect(await checkAccessibility(page)).to.be.greaterThan(10);
  });

  it('shows a client guest only what they can open', async () => {
    const { store } = app.pages;
    const id = 'e'.repeat(24);
    await store.workspaces.create(id, 'Nord', 'alice', NOW);
    const names = ['a.example', 'seen.example'];
    for (const site of names) {
      const input = { site_url: `https://${site}/`, site, competitors: [], target_keywords: [] };
      await store.sites.insert(id, input, NOW);
    }
    const grant: Grant = { role: 'client_guest', can_send: false, sites: ['seen.example'] };
    await store.memberships.put(id, 'gus', grant, NOW);
    const jar = await app.pages.signIn('gus');
    const text = await (await jar.fetch(`${app.pages.api.url}/app`, { headers: { 'workspace-id': id } })).text();
    expect(text).to.contain('seen.example').and.not.contain('a.example<');
    expect(text).to.contain('href="/app/audits"').and.not.contain('href="/app/campaigns"');
  });
});
