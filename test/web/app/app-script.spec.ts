import { expect } from 'chai';
import type { BrowserContext, Page } from 'playwright-core';
import { describeRefusedAddress } from '../../../api/http/requests/refused-address.js';
import { crawlId } from '../../../workflows/crawl/contract/crawl-site.js';
import { type AppBrowser, startAppBrowser } from '../../support/browser/app-browser.js';
import type { AppPages } from '../../support/browser/app-pages.js';
import { pageUpdated } from '../../support/browser/page-updated.js';
import { newOperation } from '../../support/operations.js';
import { storeCrawl } from '../../support/sites/crawled-pages.js';
import { htmlPage } from '../../support/sites/html-page.js';
import { pageFrom } from '../../support/sites/pages.js';
import { until } from '../../support/until.js';

describe('[I] scripts of the web dashboard', function () {
  this.timeout(90_000);
  let app: AppBrowser;
  let pages: AppPages;
  let paths: Record<string, string>;
  before(async () => {
    app = await startAppBrowser();
    ({ pages, paths } = app);
  });
  after(() => app.stop());

  let context: BrowserContext;
  let page: Page;
  let faults: string[];
  beforeEach(async () => {
    faults = [];
    context = await app.open({ viewport: { width: 1000, height: 800 } });
    page = await context.newPage();
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (message) => {
      if (/Content Security Policy|Permissions-Policy|Cross-Origin/i.test(message.text())) faults.push(message.text());
    });
  });
  afterEach(async () => {
    // A page that asks by itself may be asking now.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
    expect(faults).to.deep.equal([]);
  });

  /** What the page asks of the API, answered here (no sooner than `held` is over): only the page is under test. */
  async function answer(
    path: string,
    status: number,
    body: object,
    held?: Promise<void>,
  ): Promise<{ headers: object; body: unknown }[]> {
    const asked: { headers: object; body: unknown }[] = [];
    await page.route(`**${path}`, async (route) => {
      const request = route.request();
      asked.push({ headers: await request.allHeaders(), body: request.postDataJSON() });
      await held;
      await route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
    });
    return asked;
  }

  it('sends a form as JSON with the token, and goes where the answer leads', async () => {
    const id = 'e'.repeat(24);
    const asked = await answer('/api/seo/enterprise/complete-audit', 202, { id });
    await page.goto(`${pages.api.url}/app/audits`);
    const token = await page.getAttribute('meta[name="csrf-token"]', 'content');
    await page.fill('#field-complete-website_url', ' site.example ');
    await page.fill('#field-complete-competitors', 'a.example\n\nb.example, c.example');
    await page.fill('#field-complete-max_pages', '20');
    await page.click('text=Run audit');
    await page.waitForURL(`**/app/operations/${id}`);
    const competitors = ['a.example', 'b.example', 'c.example'];
    expect(asked[0]?.body).to.deep.equal({
      website_url: 'site.example',
      competitors,
      max_pages: 20,
      render: 'auto',
      user_agent: 'own',
    });
    expect(asked[0]?.headers).to.include({ 'x-csrf-token': token, prefer: 'respond-async' });
  });

  it('watches the website of the field, and starts its audit with what the site is known by', async () => {
    const id = 'e'.repeat(24);
    const competitors = ['https://a.example/', 'https://b.example/'];
    const site = { site_url: 'https://site.example/', competitors, target_keywords: [] };
    const watched = await answer('/api/seo-dashboard/sites', 200, site);
    const started = await answer('/api/seo/enterprise/complete-audit', 202, { id });
    await page.goto(`${pages.api.url}/app`);
    await page.getByLabel('Add a website').fill(' site.example ');
    await page.getByRole('button', { name: 'Run audit' }).click();
    await page.waitForURL(`**/app/operations/${id}`);
    expect(watched[0]?.body).to.deep.equal({ site_url: 'site.example' });
    expect(started[0]?.body).to.deep.equal({ website_url: 'https://site.example/', competitors });
  });

  it('starts no audit of a website that cannot be watched, and says why', async () => {
    const started = await answer('/api/seo/enterprise/complete-audit', 202, { id: 'x' });
    await answer('/api/seo-dashboard/sites', 422, {
      detail: [{ loc: ['body', 'site_url'], msg: 'Enter a full URL', type: 'x' }],
    });
    await page.goto(`${pages.api.url}/app`);
    await page.getByLabel('Add a website').fill('x');
    await page.getByRole('button', { name: 'Run audit' }).click();
    await page.getByRole('alert').getByText('Enter a full URL').waitFor();
    expect(started).to.deep.equal([]);
    expect(await page.getByRole('button', { name: 'Run audit' }).isEnabled()).to.equal(true);
  });

  it('keeps what a running audit finds fresh, and continues to its site', async () => {
    const { store } = pages;
    const operation = newOperation({ user_id: 'alice', type: 'complete_audit', site: 'live.example' });
    await store.operations.insert(operation);
    const input = { site_url: 'https://live.example/', site: 'live.example', competitors: [], target_keywords: [] };
    const { site } = await store.sites.insert('alice', input, new Date());
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    await page.route(`**/api/operations/${operation.id}/events`, async (route) => {
      await ended;
      await route.fulfill({ status: 200, contentType: 'text/event-stream', body: 'event: completed\ndata: {}\n\n' });
    });
    await page.goto(`${pages.api.url}/app/operations/${operation.id}`);
    const tile = page.locator('#live dd').first();
    expect(await tile.textContent()).to.equal('0');
    const start_url = 'https://live.example/';
    const crawled = pageFrom(htmlPage('<p>A page</p>'), { url: start_url });
    const crawl_id = crawlId(operation.id, 'site');
    await storeCrawl(store, { crawl_id, user_id: 'alice', start_url, pages: [crawled] });
    await page.locator('#live').getByRole('link', { name: 'https://live.example/' }).waitFor();
    expect(await tile.textContent()).to.equal('1');
    end();
    await page.waitForURL(`**/app/sites/${site.id}`);
  });

  it('signs out to a page that stays, from which another may sign in', async () => {
    await page.goto(`${pages.api.url}/app`);
    const left: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) left.push(new URL(request.url()).pathname);
    });
    await page.click('text=Sign out');
    await page.waitForURL('**/app/signed-out');
    await page.locator('h1:has-text("You are signed out")').waitFor();
    await page.waitForTimeout(500);
    expect(left).to.deep.equal(['/app/signed-out']);
    const [again] = await Promise.all([
      page.waitForRequest((request) => request.url().includes('prompt=login')),
      page.click('text=Sign in again').catch(() => null),
    ]);
    expect(new URL(again.url()).searchParams.get('prompt')).to.equal('login');
  });

  const POLL = '/api/v1/backlink-outreach/replies/poll';
  const polling = (id: string, status: string) => ({
    id,
    status,
    progress: { done: 50, total: 100, phase: 'read', message: 'Read 1 of 2 mailboxes' },
    links: { self: `/api/operations/${id}`, result: `/api/operations/${id}/result`, events: '/events' },
  });

  it('follows a reading of the mailboxes and tells what came', async () => {
    const asked = await answer(POLL, 202, polling('one', 'queued'));
    let tellSeen = () => {};
    const seen = new Promise<void>((resolve) => {
      tellSeen = resolve;
    });
    await answer('/api/operations/one', 200, polling('one', 'completed'), seen);
    const errors = [{ mailbox: 'us@press.example', detail: 'Wrong password' }];
    await answer('/api/operations/one/result', 200, { replies_found: 2, failed: 1, errors });
    await page.goto(`${pages.api.url}${paths['campaign']}`);
    await page.click('text=Check for replies');
    const outcome = page.locator('#polled');
    await page.locator('#polled:has-text("Read 1 of 2 mailboxes")').waitFor();
    tellSeen();
    await page.locator('#polled:has-text("2 new replies")').waitFor();
    expect(await outcome.textContent()).to.equal(
      '2 new replies.\n1 message could not be read.\nus@press.example: Wrong password View replies',
    );
    expect(asked[0]?.body).to.deep.equal({ campaign_id: paths['campaign']?.split('/').at(-1) });
    expect(await page.isEnabled('text=Check for replies')).to.equal(true);
  });

  it('names each mailbox when none could be read', async () => {
    await answer(POLL, 202, polling('two', 'queued'));
    await answer('/api/operations/two', 200, polling('two', 'failed'));
    const errors = ['me', 'us'].map((name) => ({ mailbox: `${name}@press.example`, detail: 'No response' }));
    await answer('/api/operations/two/result', 502, { detail: 'No response', mailbox: 'me@press.example', errors });
    await page.goto(`${pages.api.url}${paths['campaign']}`);
    await page.click('text=Check for replies');
    await page.locator('.problem:has-text("me@press.example: No response")').waitFor();
    expect(await page.locator('.problem').textContent()).to.contain('us@press.example: No response');
    expect(await page.locator('#polled').textContent()).to.equal('');
  });

  it('saves what a reply means only when told to, and asks before what ends something', async () => {
    const asked = await answer('/api/v1/backlink-outreach/replies/*', 503, { detail: 'Temporal is not reachable' });
    const questions: string[] = [];
    let isMeant = false;
    page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      void (isMeant ? dialog.accept() : dialog.dismiss());
    });
    await page.goto(`${pages.api.url}${paths['reply']}`);
    const select = page.locator('select[name="classification"]');
    const stored = await select.inputValue();
    await select.focus();
    for (let press = 0; press < 12; press++) await page.keyboard.press('ArrowDown');
    for (const value of ['complaint', 'unsubscribe']) {
      await select.selectOption(value);
      await page.click('text=Save');
    }
    expect(questions.map((question) => question.slice(0, 19))).to.deep.equal([
      'Save “Spam complain',
      'Save “Unsubscribe”?',
    ]);
    expect(questions[1]).to.contain('gets no more emails');
    expect([asked.length, await select.inputValue()]).to.deep.equal([0, stored]);
    isMeant = true;
    await select.selectOption('unsubscribe');
    await page.click('text=Save');
    await page.locator('.problem:has-text("Temporal is not reachable")').waitFor();
    expect(asked.map(({ body }) => body)).to.deep.equal([{ classification: 'unsubscribe' }]);
    expect(await select.inputValue()).to.equal(stored);
    await select.selectOption('question');
    await page.click('text=Save');
    await until('what needs no question is saved', () => asked.length === 2);
    expect(questions).to.have.length(3);
  });

  it('keeps what was written when the session has ended, and sends it after a new sign-in', async () => {
    await page.goto(`${pages.api.url}/app/audits`);
    await page.fill('#field-quick-website_url', 'site.example');
    const sent: (string | undefined)[] = [];
    let answers = [{ status: 401, body: { detail: 'Sign in' } }];
    await page.route('**/api/seo/enterprise/quick-audit', async (route) => {
      sent.push((await route.request().allHeaders())['x-csrf-token']);
      const { status, body } = answers.shift() ?? { status: 202, body: { id: 'e'.repeat(24) } };
      await route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });
    });
    await context.clearCookies();
    await page.click('text=Run quick audit');
    await page.locator('.problem:has-text("You are signed out")').waitFor();
    expect(await page.inputValue('#field-quick-website_url')).to.equal('site.example');
    const link = page.locator('.problem a');
    expect([await link.getAttribute('target'), await link.getAttribute('href')]).to.deep.equal([
      '_blank',
      '/auth/login?return_to=%2Fapp',
    ]);
    // The token of this page is the old session's.
    const stale = { status: 403, body: { detail: 'CSRF token missing or wrong' } };
    answers = [stale, stale];
    await app.signIn(context, 'bob');
    await page.click('text=Run quick audit');
    await page.locator('.problem:has-text("Another user is signed in now")').waitFor();
    await app.signIn(context, 'alice');
    await page.click('text=Run quick audit');
    await page.waitForURL(`**/app/operations/${'e'.repeat(24)}`);
    expect(new Set(sent.slice(0, 3)).size).to.equal(1);
    expect(sent).to.have.length(4);
    expect(sent[3]).to.not.equal(sent[0]);
  });

  it('tells what was wrong beside the form, as an alert', async () => {
    const msg = describeRefusedAddress('http://localhost:3000/');
    const detail = [{ loc: ['body', 'website_url'], msg, type: 'url_not_allowed' }];
    await answer('/api/seo/enterprise/quick-audit', 422, { detail });
    await page.goto(`${pages.api.url}/app/audits`);
    await page.fill('#field-quick-website_url', 'http://localhost:3000');
    await page.click('text=Run quick audit');
    const problem = page.locator('form .problem');
    await problem.waitFor();
    expect(await problem.textContent()).to.equal(`website_url: ${msg}`);
    expect(msg).to.contain('ALLOWED_PRIVATE_HOSTS=localhost:3000');
    expect(await problem.getAttribute('role')).to.equal('alert');
    expect(await page.isEnabled('text=Run quick audit')).to.equal(true);
  });

  it('shows the secret of a new webhook', async () => {
    await answer('/api/webhooks', 201, { id: 'w', secret: 'whsec_x' });
    await page.goto(`${pages.api.url}/app/webhooks`);
    await page.fill('#field-url', 'https://hooks.example/');
    await page.click('text=Add webhook');
    await page.locator('.outcome:has-text("whsec_x")').waitFor();
  });

  it('moves the bar of a running operation, and shows it anew when it has ended', async () => {
    const progress = { done: 42, total: 100, phase: 'crawl', message: 'Crawling' };
    let tellSeen = () => {};
    const seen = new Promise<void>((resolve) => {
      tellSeen = resolve;
    });
    let asked = 0;
    await page.route('**/events', async (route) => {
      asked += 1;
      const isLast = asked === 2;
      if (isLast) await seen;
      const ended = isLast ? 'event: completed\ndata: {}\n\n' : '';
      const body = `retry: 1500\nevent: progress\ndata: ${JSON.stringify(progress)}\n\n${ended}`;
      await route.fulfill({ contentType: 'text/event-stream', body });
    });
    await page.goto(`${pages.api.url}${paths['operation']}`);
    await page.locator('progress[value="42"]').waitFor();
    await page.locator('text=Crawling (42%)').waitFor();
    const shownAnew = page.waitForEvent('load');
    tellSeen();
    await shownAnew;
  });

  it('changes filters, comparison and order in place, with focus, scroll and the way back', async () => {
    await page.goto(`${pages.api.url}${paths['site_search']}`);
    await page.evaluate("document.body.dataset.mark = 'the same document'");
    const links = page.getByLabel('Length of the charts');
    await links.getByRole('link', { name: '12 months' }).focus();
    await page.mouse.wheel(0, 300);
    const [before] = await Promise.all([scrolled(), pageUpdated(page), page.keyboard.press('Enter')]);
    expect(page.url()).to.match(/range=365&compare=none$/);
    expect(await links.locator('[aria-current]').textContent()).to.equal('12 months');
    expect(await page.evaluate('document.activeElement.textContent')).to.equal('12 months');
    expect(Math.abs((await scrolled()) - before)).to.be.lessThan(60);
    await page.goBack();
    await links.locator('[aria-current]:text-is("3 months")').waitFor();
    expect(await page.evaluate('document.body.dataset.mark')).to.equal('the same document');
  });
  const scrolled = () => page.evaluate<number>('window.scrollY');

  it('draws long series on a canvas, and tells each day to pointer and keyboard', async () => {
    await page.goto(`${pages.api.url}${paths['site_search_year']}`);
    const chart = page.locator('.long-chart').first();
    await chart.locator('canvas').waitFor();
    expect(await chart.locator('svg').count()).to.equal(0);
    const readout = chart.locator('[data-readout]');
    await chart.locator('.plot').focus();
    const last = await readout.textContent();
    expect(last).to.match(/^\d+ \w+ 20\d\d: [\d,]+ · Year before: [\d,]+/);
    await page.keyboard.press('ArrowLeft');
    expect(await readout.textContent()).to.not.equal(last);
    await page.keyboard.press('Home');
    const first = await readout.textContent();
    // The others show the same day.
    const others = page.locator('.long-chart [data-readout]');
    expect((await others.allTextContents()).map((text) => text.split(':')[0])).to.have.members(
      Array.from({ length: 4 }, () => first?.split(':')[0]),
    );
  });

  it('ticks off a fix at once, and takes the tick back where it could not be stored', async () => {
    const path = paths['site_fixes'];
    await page.goto(`${pages.api.url}${path}`);
    const box = page.locator('[data-tick]').last();
    const row = page.locator('#next ~ ol > li', { has: box }).last();
    const wasDone = await box.isChecked();
    await box.setChecked(!wasDone);
    await row
      .getByRole('status')
      .getByText(wasDone ? 'Reopened.' : 'Marked as done.')
      .waitFor();
    await page.reload();
    expect(await box.isChecked()).to.equal(!wasDone);
    await answer('/issues/*', 503, { detail: 'The database is not reachable' });
    await box.click();
    await row.getByRole('alert').getByText('The database is not reachable').waitFor();
    expect(await box.isChecked()).to.equal(!wasDone);
  });

  it('tells times on the clock of the device, and as the user chose', async () => {
    const tokyo = await app.open({ timezoneId: 'Asia/Tokyo', locale: 'de-DE' });
    const other = await tokyo.newPage();
    await other.goto(`${pages.api.url}/app/audits`);
    const time = other.locator('#content time').first();
    // The first page that a browser sees is written anew once its zone is known.
    await other.locator('#content time[title*="Asia/Tokyo"]').first().waitFor();
    expect(await time.getAttribute('title')).to.match(/2026, \d\d:\d\d GMT\+9 \(Asia\/Tokyo\)$/);
    await other.goto(`${pages.api.url}/app/display`);
    expect(await other.textContent('#content')).to.contain('Now: 1.234.567,8');
    await other.selectOption('[name=time_zone]', 'America/New_York');
    await other.selectOption('[name=language]', 'fr');
    await other.click('text=Save');
    await other.locator('.outcome:has-text("Saved.")').waitFor();
    await other.goto(`${pages.api.url}/app/audits`);
    expect(await time.getAttribute('title')).to.contain('(America/New_York)');
    await tokyo.close();
  });
});
