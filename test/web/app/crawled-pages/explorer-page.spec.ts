import { readFile } from 'node:fs/promises';
import { expect } from 'chai';
import type { BrowserContext, Page } from 'playwright-core';
import { checkAccessibility } from '../../../support/browser/accessibility.js';
import { type AppBrowser, startAppBrowser } from '../../../support/browser/app-browser.js';
import { pageUpdated } from '../../../support/browser/page-updated.js';
import { readZip } from '../../../support/read-zip.js';

describe('[I] explorer of crawled pages in a browser', function () {
  this.timeout(90_000);
  let app: AppBrowser;
  let context: BrowserContext;
  let page: Page;
  let path: string;
  before(async () => {
    app = await startAppBrowser();
    [path = ''] = (app.paths['site_pages'] ?? '').split('?');
  });
  after(() => app.stop());
  beforeEach(async () => {
    context = await app.open({ viewport: { width: 1280, height: 900 }, bypassCSP: true });
    page = await context.newPage();
  });
  afterEach(() => context.close());

  const open = (query = '') => page.goto(`${app.pages.api.url}${path}${query}`, { waitUntil: 'load' });
  /** Clicks what changes the page in place, and waits until it has. */
  const follow = async (selector: string): Promise<void> => {
    const updated = pageUpdated(page);
    await page.click(selector);
    await updated;
  };
  const queryOf = () => new URL(page.url()).searchParams;
  const heads = () => page.locator('thead th').allTextContents();
  const column = (at: number) => page.locator(`tbody tr > :nth-child(${at})`).allTextContents();
  const status = () => page.textContent('#content [role=status]');

  it('chooses columns by their boxes, and remembers them in the address', async () => {
    await open('?sort=words');
    await page.click('summary:has-text("Columns")');
    for (const name of ['Title', 'Depth', 'Clicks', 'Impressions', 'CTR', 'Position'])
      await page.uncheck(`label:has-text("${name}") input`, { force: true });
    await page.check('label:has-text("Language") input');
    expect(await checkAccessibility(page)).to.be.greaterThan(10);
    await follow('text=Apply columns');
    expect(await heads()).to.deep.equal([
      'URL',
      'Status',
      'Indexability',
      'Words ▲',
      'Inlinks',
      'Language',
      'Issues',
      'Google',
    ]);
    expect(queryOf().get('sort')).to.equal('words');
    await follow('thead >> text=Language');
    expect(await heads())
      .to.include('Language ▲')
      .and.not.include('Depth');
    await page.reload();
    expect(await heads()).to.include('Language ▲');
  });

  it('chooses a value of a facet, which lists as many pages as it says, and lets it go again', async () => {
    await open();
    await page.click('summary:has-text("Status")');
    const value = '.menu[open] a:has-text("4xx")';
    const said = Number((await page.textContent(value))?.match(/\d+$/)?.[0]);
    await follow(value);
    expect(await status()).to.equal(`${said} of 130 pages`);
    expect(new Set(await column(2))).to.deep.equal(new Set(['404']));
    await page.click('summary:has-text("Status")');
    await follow('.menu[open] >> text=All');
    expect(await status()).to.equal('130 pages');
  });

  it('narrows by ranges and words typed, all at once, and clears them', async () => {
    await open('?language=en');
    await page.click('summary:has-text("Ranges")');
    await page.fill('[name=words_min]', '100');
    await page.fill('[name=words_max]', '400');
    await follow('text=Apply ranges');
    await page.fill('[name=search]', 'DESK');
    await follow('text=Search >> nth=-1');
    const shown = await column(1);
    expect(shown.length).to.be.greaterThan(2);
    for (const url of shown) expect(url).to.contain('/desk/');
    expect(Object.fromEntries(queryOf())).to.include({ language: 'en', words_min: '100', words_max: '400' });
    for (const words of await column(6)) expect(Number(words)).to.be.within(100, 400);
    await follow('text=Clear filters');
    expect(await status()).to.equal('130 pages');
  });

  it('sorts by a head, the other way around on the next click, and pages to the end', async () => {
    await open();
    await follow('thead >> text=Words');
    const numbers = async () => (await column(6)).map(Number);
    expect(await numbers()).to.deep.equal((await numbers()).toSorted((one, other) => one - other));
    await follow('thead >> text=Words');
    expect(await page.getAttribute('thead th:has-text("Words")', 'aria-sort')).to.equal('descending');
    const [largest = 0] = await numbers();
    await follow('text=Next');
    expect(await page.textContent('.pager')).to.contain('101–130 of 130');
    const [later = 0] = await numbers();
    expect(later).to.be.below(largest);
    expect(await page.locator('.pager >> text=Next').count()).to.equal(0);
  });

  it('exports exactly what is shown, as CSV and as a workbook', async () => {
    await open('?status=4xx&sort=inlinks&order=desc&columns=url&columns=inlinks&columns=status');
    const table = await Promise.all([1, 2, 3].map(column));
    const origin = 'https://lamps.example';
    const rows = (table[0] ?? []).map((url, at) => [`${origin}${url}`, table[1]?.[at], table[2]?.[at]].join(','));
    const download = async (name: string) => {
      const [file] = await Promise.all([page.waitForEvent('download'), page.click(`text=Download ${name}`)]);
      return readFile(await file.path());
    };
    expect(
      String(await download('CSV'))
        .trimEnd()
        .split('\r\n'),
    ).to.deep.equal(['url,inlinks,status', ...rows]);
    const files = readZip(await download('XLSX'));
    const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
    const cells = [...sheet.matchAll(/<t xml:space="preserve">([^<]*)<|<v>([^<]*)</g)].map(
      ([, text, number]) => text ?? number,
    );
    expect(cells).to.deep.equal(['url', 'inlinks', 'status', ...rows.flatMap((row) => row.split(','))]);
  });

  it('is used by keyboard alone: search, a facet, a page, and back', async () => {
    await open();
    await page.focus('[name=search]');
    await page.keyboard.type('lamp-3');
    await page.keyboard.press('Enter');
    await page.waitForURL(/search=lamp-3/);
    await page.focus('summary:has-text("Depth")');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate("document.activeElement.closest('.menu').open")).to.equal(true);
    const chosen = await page.evaluate<string>('document.activeElement.href');
    await page.keyboard.press('Enter');
    await page.waitForURL(chosen);
    await page.focus('tbody a');
    await page.keyboard.press('Enter');
    await page.waitForURL(/[?&]url=/);
    expect(await page.textContent('main'))
      .to.contain('Snippet preview')
      .and.contain('Issues on this page');
    await page.goBack();
    expect(await status()).to.match(/of 130 pages$/);
  });

  it('fits a phone with every menu open, each row a block', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open('?search=lamp&columns=url&columns=title&columns=canonical&columns=template');
    for (const summary of await page.locator('.menu > summary').all()) {
      await summary.click();
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).to.be.at.most(390);
    }
    expect(await page.locator('.menu[open]').count()).to.equal(1);
    expect(await page.isVisible('thead')).to.equal(false);
    expect(await checkAccessibility(page)).to.be.greaterThan(10);
  });
});
