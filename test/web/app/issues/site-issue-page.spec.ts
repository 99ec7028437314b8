import { expect } from 'chai';
import type { BrowserContext, Page } from 'playwright-core';
import { checkAccessibility } from '../../../support/browser/accessibility.js';
import { type AppBrowser, startAppBrowser } from '../../../support/browser/app-browser.js';
import { pageUpdated } from '../../../support/browser/page-updated.js';

const PHONE = { viewport: { width: 390, height: 844 } };

describe('[I] issues of a site in a browser', function () {
  this.timeout(90_000);
  let app: AppBrowser;
  let context: BrowserContext;
  let page: Page;
  before(async () => {
    app = await startAppBrowser();
  });
  after(() => app.stop());
  beforeEach(async () => {
    context = await app.open({});
    page = await context.newPage();
  });
  afterEach(() => context.close());
  const pathOf = (name: string) => `${app.pages.api.url}${app.paths[name]}`;
  const open = (name: string, below = '') => page.goto(`${pathOf(name)}${below}`, { waitUntil: 'load' });
  /** Presses Tab until this is focused. */
  async function tabTo(selector: string): Promise<void> {
    for (let presses = 0; presses < 100; presses++) {
      await page.keyboard.press('Tab');
      const isHere = await page.evaluate<boolean>(`document.activeElement?.matches(${JSON.stringify(selector)})`);
      if (isHere) return;
    }
    throw new Error(`No way to ${selector} by keyboard`);
  }
  /** The page has loaded anew, or changed in place, once this has run. */
  async function reloadBy(act: () => Promise<void>): Promise<void> {
    // A load takes away what waits for a change in place.
    const updated = pageUpdated(page).catch(() => page.waitForLoadState('load'));
    await Promise.all([Promise.race([page.waitForEvent('load'), updated]), act()]);
  }

  it('are searched, filtered and opened by keyboard, each choice in the address', async () => {
    await open('site_issues');
    await tabTo('input[name="q"]');
    await page.keyboard.type('too long');
    await reloadBy(() => page.keyboard.press('Enter'));
    expect(new URL(page.url()).searchParams.get('q')).to.equal('too long');
    expect(await page.locator('tbody tr').count()).to.equal(1);
    await tabTo('tbody a');
    await reloadBy(() => page.keyboard.press('Enter'));
    expect(await page.textContent('h1')).to.equal('Title too long');
    await open('site_issues', '?severity=high&sort=pages');
    expect(await page.inputValue('select[name="severity"]')).to.equal('high');
    expect(await page.getAttribute('th:has-text("Affected")', 'aria-sort')).to.equal('descending');
  });

  it('unfold the checks of a cause by keyboard', async () => {
    await open('site_issues');
    await tabTo('.issue-name summary');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Orphan page' }).click();
    await page.waitForURL(/crawl:orphan/);
    expect(await page.textContent('#content')).to.contain('Most of it has one cause');
  });

  it('are saved as a view, which is listed and deleted', async () => {
    page.on('dialog', (dialog) => void dialog.accept());
    await open('site_issues', '?area=technical_seo');
    await tabTo('.issue-views summary');
    await page.keyboard.press('Enter');
    await tabTo('input[name="name"]');
    await page.keyboard.type('Technical work');
    await reloadBy(() => page.keyboard.press('Enter'));
    const link = page.getByRole('link', { name: 'Technical work' });
    expect(await link.getAttribute('href')).to.match(/\/issues\?area=technical_seo$/);
    expect(await link.getAttribute('aria-current')).to.equal('page');
    await page.locator('.issue-views summary').click();
    await reloadBy(() => page.getByRole('button', { name: 'Delete view Technical work' }).click());
    expect(await link.count()).to.equal(0);
  });

  it('are marked as done, assigned and noted by keyboard, and say so in the history', async () => {
    await open('site_cause');
    await tabTo('button[data-api^="PATCH"]');
    await reloadBy(() => page.keyboard.press('Enter'));
    expect(await page.textContent('.outcome')).to.contain('by you. The next audit shows whether it is fixed.');
    await tabTo('select[name="assignee"]');
    await page.keyboard.press('ArrowDown');
    await tabTo('form[aria-label="Assign"] button');
    await reloadBy(() => page.keyboard.press('Enter'));
    expect(await page.inputValue('select[name="assignee"]')).to.equal('alice');
    await tabTo('textarea[name="text"]');
    await page.keyboard.type('First line');
    await tabTo('form[aria-label="Add a note"] button');
    await reloadBy(() => page.keyboard.press('Enter'));
    expect(await page.textContent('section:has(#notes)')).to.contain('First line');
    const history = await page.textContent('section:has(#history)');
    expect(history).to.contain('Marked as done by you').and.contain('Assigned to you');
    await page.selectOption('select[name="assignee"]', '');
    await reloadBy(() => page.getByRole('button', { name: 'Assign', exact: true }).click());
    expect(await page.inputValue('select[name="assignee"]')).to.equal('');
    await reloadBy(() => page.getByRole('button', { name: 'Reopen' }).click());
    expect(await page.getByRole('button', { name: 'Mark as done' }).count()).to.equal(1);
  });

  it('are accepted with a reason for a folder, and shown as partly accepted', async () => {
    await open('site_issue');
    await page.getByText('Accept this issue').click();
    await page.fill('input[name="reason"]', 'As agreed');
    await page.fill('input[name="url_pattern"]', '/a*');
    await reloadBy(() => page.getByRole('button', { name: 'Accept', exact: true }).click());
    expect(await page.textContent('section:has(#history)')).to.contain('As agreed');
    await open('site_issues', '?state=all&q=title');
    expect(await page.textContent('tbody')).to.contain('partly accepted');
  });

  it('copy a snippet', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('site_issue');
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Copied.').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).to.equal('<title>Lamps</title>');
  });

  it('fit a phone, with every cell named and everything accessible', async () => {
    const phone = await app.open({ ...PHONE, bypassCSP: true });
    const small = await phone.newPage();
    for (const name of ['site_issues', 'site_issue', 'site_cause']) {
      await small.goto(pathOf(name), { waitUntil: 'load' });
      expect(await small.evaluate('document.documentElement.scrollWidth'), name).to.be.at.most(390);
      expect(await checkAccessibility(small)).to.be.greaterThan(10);
    }
    await small.goto(pathOf('site_issues'), { waitUntil: 'load' });
    const named = await small.evaluate<string>(
      "getComputedStyle(document.querySelector('td[data-title=\"Search cost\"]'), '::before').content",
    );
    expect(named).to.equal('"Search cost"');
    await phone.close();
  });
});
