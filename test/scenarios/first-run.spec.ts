import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../support/browser/launch-chromium.js';
import { sitePages } from '../support/crawl-deps.js';
import { startPlatform, type TestPlatform } from '../support/platform.js';
import { type LoopbackServer, startHttpServer } from '../support/servers/loopback-server.js';
import { type SignIn, startSignIn } from '../support/start-sign-in.js';

const lamps = (number: number, more = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Handmade lamp number ${number} of the workshop</title></head><body><main><h1>Lamp ${number}</h1><p>${'A lamp of glass and brass. '.repeat(60)}</p>${more}</main></body></html>`;

/** A newcomer has the browser alone: whatever they do goes through the pages. */
describe('[E] first run of a newcomer', function () {
  this.timeout(300_000);
  let site: LoopbackServer;
  let signIn: SignIn;
  let platform: TestPlatform;
  let browser: Browser;
  let page: Page;
  before(async () => {
    site = await startHttpServer(
      sitePages({
        '/': lamps(0, '<a href="/a">A lamp</a><a href="/b">Another</a><a href="/gone">A lamp that is gone</a>'),
        '/a': lamps(1, '<a href="/">Home</a>'),
        '/b': lamps(2, '<img src="/lamp.png">'),
      }),
    );
    signIn = await startSignIn();
    platform = await startPlatform({ allow: [site.host], env: signIn.env });
    browser = await launchChromium();
    page = await browser.newPage();
    // How long anything may take is a matter of the spec's own limit.
    page.setDefaultTimeout(0);
  });
  after(async () => {
    await browser?.close();
    await platform?.stop();
    await signIn?.stop();
    await site?.close();
  });

  it('leads from the sign-in to the first audit in two clicks', async () => {
    await page.goto(signIn.url);
    await page.fill('#user', 'newcomer');
    await page.getByRole('button', { name: 'Sign in' }).click();
    // Forms act once the page's script is there.
    await page.waitForURL('**/app');
    await page.getByLabel('Enter your website').fill(site.url);
    await page.getByRole('button', { name: 'Run audit' }).click();
    await page.waitForURL('**/app/operations/*');
  });

  it('shows what is found while the audit runs', async () => {
    const live = page.locator('#live');
    await live.getByRole('link', { name: `${site.url}/a`, exact: true }).waitFor();
    await live.locator('[aria-current="step"]').waitFor();
    expect(await live.locator('dt').allTextContents()).to.deep.equal([
      'Pages crawled',
      'Issues found',
      'Findings',
      'Running for',
    ]);
  });

  it('leads to the overview of the site, with the verdict and what to fix', async () => {
    await page.waitForURL('**/app/sites/*');
    expect(await page.getByRole('img', { name: /^Score: [\d.]+ of 100$/ }).count()).to.equal(1);
    expect(await page.textContent('#verdict')).to.contain('it scores');
    expect(await page.getByRole('heading', { name: 'Top fixes' }).count()).to.equal(1);
    const first = page.locator('li.card').first();
    await first.locator('summary').click();
    await first.getByRole('link').first().waitFor();
  });

  it('keeps the site, and audits it again from the same field', async () => {
    await page.goto(`${signIn.url}/app`);
    expect(await page.locator('tbody tr').count()).to.equal(1);
    await page.getByLabel('Add a website').fill(site.host);
    await page.getByRole('button', { name: 'Run audit' }).click();
    await page.waitForURL('**/app/operations/*');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.locator('#live').waitFor({ state: 'detached' });
  });

  it('says what to do about an address that cannot be read', async () => {
    await page.goto(`${signIn.url}/app`);
    await page.getByLabel('Add a website').fill('not a website');
    await page.getByRole('button', { name: 'Run audit' }).click();
    await page.getByRole('alert').getByText('URL').waitFor();
  });
});
