import { expect } from 'chai';
import type { BrowserContext, Page } from 'playwright-core';
import { type AppBrowser, startAppBrowser } from '../../../../support/browser/app-browser.js';
import { pageUpdated } from '../../../../support/browser/page-updated.js';
import { until } from '../../../../support/until.js';

describe('[I] the inbox in a browser', function () {
  this.timeout(60_000);
  let app: AppBrowser;
  let context: BrowserContext;
  let page: Page;
  const faults: string[] = [];
  before(async () => {
    app = await startAppBrowser();
    context = await app.open({ viewport: { width: 1280, height: 800 } });
    page = await context.newPage();
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
    });
    page.on('dialog', (dialog) => void dialog.accept());
  });
  after(async () => {
    await context?.close();
    await app?.stop();
  });

  const chosen = () =>
    page.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName);
  const threadOf = async (path: string) => app.pages.store.inboxThreads.find('alice', path.split('/').at(-1) ?? '');

  it('keys move in the list, mark a thread as done, and open its answer', async () => {
    await page.goto(`${app.pages.api.url}/app/inbox`, { waitUntil: 'load' });
    const links = await page
      .locator('a[data-key-row]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).to.have.length(2);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    expect(await chosen()).to.equal(links[1]);
    await Promise.all([pageUpdated(page), page.keyboard.press('e')]);
    await until('the next one is chosen', async () => (await chosen()) === links[0]);
    expect(await threadOf(links[1] ?? '')).to.not.include({ done_at: null });
    await page.focus('input[name="q"]');
    await page.keyboard.type('jek');
    expect(await page.inputValue('input[name="q"]')).to.equal('jek');
    await page.locator('a[data-key-row]').first().focus();
    await page.keyboard.press('r');
    await page.waitForURL('**/app/inbox/*#answer');
  });

  it('a thread that is opened is read; a draft is written and saved; an answer is sent and undone', async () => {
    const path = app.paths['thread'] ?? '';
    await page.goto(`${app.pages.api.url}${path}`, { waitUntil: 'load' });
    await until('it is read', async () => (await threadOf(path))?.is_unread === false);
    await Promise.all([pageUpdated(page), page.click('text=Write a draft')]);
    expect(await page.inputValue('textarea[name="body"]')).to.match(/^Hello,\n\nThank you/);
    await page.keyboard.press('Escape');
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.keyboard.press('r');
    expect(await chosen()).to.equal('TEXTAREA');
    await page.fill('textarea[name="body"]', 'Thank you, here it is.');
    await Promise.all([pageUpdated(page), page.click('text=Save draft')]);
    expect((await threadOf(path))?.answer).to.include({ body: 'Thank you, here it is.', written_by: 'user' });
    await Promise.all([pageUpdated(page), page.click('text=Send answer')]);
    await page.locator('[data-countdown]:has-text("Leaves in")').waitFor();
    expect((await threadOf(path))?.answer?.state).to.equal('waiting');
    await Promise.all([pageUpdated(page), page.click('text=Undo')]);
    expect(await page.inputValue('textarea[name="body"]')).to.equal('Thank you, here it is.');
    expect((await threadOf(path))?.answer?.state).to.equal('draft');
  });

  it('what is typed elsewhere stays while an answer leaves', async () => {
    const path = app.paths['thread'] ?? '';
    const id = path.split('/').at(-1) ?? '';
    await Promise.all([pageUpdated(page), page.click('text=Send answer')]);
    await page.fill('textarea[name="text"]', 'A note');
    const answer = (await threadOf(path))?.answer;
    await app.pages.store.inboxThreads.claimAnswer('alice', id, answer?.attempt_id ?? '');
    await app.pages.store.inboxThreads.endAnswer('alice', id, answer?.attempt_id ?? '', true);
    await page.locator('text=Send answer').waitFor();
    expect(await page.inputValue('textarea[name="text"]')).to.equal('A note');
    expect(faults).to.deep.equal([]);
  });
});
