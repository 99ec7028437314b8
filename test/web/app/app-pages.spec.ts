import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { checkAccessibility, checkColors } from '../../support/browser/accessibility.js';
import { type AppBrowser, startAppBrowser } from '../../support/browser/app-browser.js';
import { FIXED_PATHS } from '../../support/browser/fixed-paths.js';

const widthOf = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth');

describe('[I] web dashboard in a browser', function () {
  this.timeout(90_000);
  let app: AppBrowser;
  const paths: Record<string, string> = { ...FIXED_PATHS };
  before(async () => {
    app = await startAppBrowser();
    Object.assign(paths, app.paths);
  });
  after(() => app.stop());

  for (const name of [
    'home',
    'site',
    'site_search',
    'site_search_year',
    'site_fixes',
    'site_insights',
    'site_speed',
    'site_content',
    'site_competitors',
    'site_reports',
    'tools',
    'site_schedules',
    'site_settings',
    'site_pages',
    'site_page',
    'site_issues',
    'site_issue',
    'site_cause',
    'no_site_issues',
    'audits',
    'operation',
    'pages',
    'page_details',
    'links',
    'url_links',
    'campaigns',
    'campaign',
    'leads',
    'write',
    'lead',
    'placed_links',
    'placed_link',
    'campaign_links',
    'sender',
    'sender_dmarc',
    'discovery',
    'policy_log',
    'campaign_replies',
    'replies',
    'reply',
    'reply_learning',
    'inbox',
    'thread',
    'mails_sent',
    'mails_waiting',
    'mails_failed',
    'sequence',
    'no_sequence',
    'mails_follow_ups',
    'mails_canceled',
    'senders',
    'templates',
    'brands',
    'issues',
    'acceptances',
    'check_sets',
    'ownerships',
    'ownership',
    'suppressions',
    'connections',
    'operations',
    'webhooks',
    'tokens',
    'system',
    'display',
    'workspace',
    'nothing',
  ]) {
    it(`${name}: is accessible in light and dark, fits a phone, and asks nobody else`, async () => {
      // axe brings a script, which a policy would refuse.
      const context = await app.open({ viewport: { width: 320, height: 640 }, colorScheme: 'light', bypassCSP: true });
      const page = await context.newPage();
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(app.pages.api.url) && !request.url().startsWith('data:'))
          foreign.push(request.url());
      });
      // With its style sheet and its scripts: before, it need not fit, and may not have asked anybody yet.
      await page.goto(`${app.pages.api.url}${paths[name]}`, { waitUntil: 'load' });
      expect(await widthOf(page)).to.be.at.most(320);
      expect(await checkAccessibility(page)).to.be.greaterThan(10);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await widthOf(page)).to.be.at.most(320);
      expect(await checkColors(page)).to.be.greaterThan(0);
      expect(foreign).to.deep.equal([]);
      await context.close();
    });
  }

  it('shows the host of a site in lower case, as it is written', async () => {
    const context = await app.open({});
    const page = await context.newPage();
    await page.goto(`${app.pages.api.url}${paths['site']}`, { waitUntil: 'load' });
    const cases: string[] = await page.evaluate(
      "['', '::first-letter'].map((part) => getComputedStyle(document.querySelector('h1'), part || null).textTransform)",
    );
    expect(cases).to.deep.equal(['none', 'none']);
    expect(await page.textContent('h1')).to.match(/^[a-z.-]+$/);
    await context.close();
  });

  it('says nothing in the console of a browser, and is cut off from other sites', async () => {
    const context = await app.open({ viewport: { width: 1000, height: 800 } });
    const page = await context.newPage();
    const said: string[] = [];
    page.on('pageerror', ({ message }) => said.push(message));
    page.on('console', (message) => {
      // The API behind the pages is not there in full.
      const isApi = message.location().url.includes('/api/');
      if (['error', 'warning'].includes(message.type()) && !isApi) said.push(`${page.url()}: ${message.text()}`);
    });
    // Of a page that is none a browser says so of its own accord.
    const { nothing: _nothing, ...shown } = paths;
    for (const path of Object.values(shown)) {
      const answer = await page.goto(`${app.pages.api.url}${path}`, { waitUntil: 'load' });
      expect(answer?.headers(), path).to.include({
        'cross-origin-embedder-policy': 'require-corp',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
      });
      expect(answer?.headers()['permissions-policy'], path).to.contain('camera=()');
      expect(answer?.headers()['content-security-policy'], path)
        .to.contain("default-src 'none'")
        .and.not.contain('unsafe');
      expect(await page.evaluate('crossOriginIsolated'), path).to.equal(true);
    }
    expect(said).to.deep.equal([]);
    await context.close();
  });
});
