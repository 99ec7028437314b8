import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect } from 'chai';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { resultKey } from '../../../domain/artifact-keys.js';
import { type AppPages, startAppPages } from '../../support/app-pages.js';
import { keyedLead } from '../../support/keyed-lead.js';
import { newReply } from '../../support/new-reply.js';
import { newSender } from '../../support/new-sender.js';
import { newOperation } from '../../support/operations.js';
import { stubAudit } from '../../support/stub-audit.js';
import { stubRecommendation } from '../../support/stub-recommendation.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const NOW = new Date('2026-06-01T08:00:00.000Z');
const LONG = 'a-rather-long-name-of-a-site'.repeat(6);

describe('[I] web dashboard in a browser', function () {
  this.timeout(90_000);
  let pages: AppPages;
  let browser: Browser;
  const paths: Record<string, string> = {
    home: '/app',
    audits: '/app/audits',
    campaigns: '/app/campaigns',
    senders: '/app/senders',
    connections: '/app/connections',
    system: '/app/system',
    nothing: `/app/sites/${'f'.repeat(24)}`,
  };
  before(async () => {
    pages = await startAppPages();
    browser = await chromium.launch({
      executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    });
    Object.assign(paths, await fill(pages));
    const next_run_at = '2026-06-09T05:00:00.000Z';
    for (const task of ['health', 'strategy']) pages.gateway.tasks.set(task, { paused: false, next_run_at, runs: [] });
  });
  after(async () => {
    await browser.close();
    await pages.stop();
  });

  async function open(options: Parameters<Browser['newContext']>[0]): Promise<BrowserContext> {
    const context = await browser.newContext(options);
    const [name = '', ...rest] = (await pages.signIn('alice')).header(pages.api.url).split('=');
    await context.addCookies([{ name, value: rest.join('='), url: pages.api.url }]);
    return context;
  }

  for (const name of [
    'home',
    'site',
    'audits',
    'operation',
    'campaigns',
    'campaign',
    'leads',
    'write',
    'senders',
    'connections',
    'system',
    'nothing',
  ]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`${name}: is accessible in ${colorScheme}, fits a phone, and asks nobody else`, async () => {
        // axe brings a script, which a policy would refuse.
        const context = await open({ viewport: { width: 320, height: 640 }, colorScheme, bypassCSP: true });
        const page = await context.newPage();
        const foreign: string[] = [];
        page.on('request', (request) => {
          if (!request.url().startsWith(pages.api.url) && !request.url().startsWith('data:'))
            foreign.push(request.url());
        });
        await page.goto(`${pages.api.url}${paths[name]}`, { waitUntil: 'domcontentloaded' });
        expect(await page.evaluate('document.documentElement.scrollWidth')).to.be.at.most(320);
        expect(foreign).to.deep.equal([]);
        await page.evaluate(AXE);
        const results: AxeResults = await page.evaluate('axe.run(document)');
        expect(results.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).to.deep.equal([]);
        expect(results.passes.length).to.be.greaterThan(10);
        await context.close();
      });
    }
  }

  describe('its script', () => {
    let context: BrowserContext;
    let page: Page;
    let faults: string[];
    beforeEach(async () => {
      faults = [];
      context = await open({ viewport: { width: 1000, height: 800 } });
      page = await context.newPage();
      page.on('pageerror', ({ message }) => faults.push(message));
      page.on('console', (message) => {
        if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
      });
    });
    afterEach(async () => {
      await context.close();
      expect(faults).to.deep.equal([]);
    });

    /** What the page asks of the API, answered here: only the page is under test. */
    async function answer(path: string, status: number, body: object): Promise<{ headers: object; body: unknown }[]> {
      const asked: { headers: object; body: unknown }[] = [];
      await page.route(`**${path}`, async (route) => {
        const request = route.request();
        asked.push({ headers: await request.allHeaders(), body: request.postDataJSON() });
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
      await page.click('text=Start the audit');
      await page.waitForURL(`**/app/operations/${id}`);
      const competitors = ['a.example', 'b.example', 'c.example'];
      expect(asked[0]?.body).to.deep.equal({ website_url: 'site.example', competitors, max_pages: 20 });
      expect(asked[0]?.headers).to.include({ 'x-csrf-token': token, prefer: 'respond-async' });
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

    it('tells what was wrong beside the form, as an alert', async () => {
      const detail = [{ loc: ['body', 'website_url'], msg: 'This address may not be requested', type: 'x' }];
      await answer('/api/seo/enterprise/quick-audit', 422, { detail });
      await page.goto(`${pages.api.url}/app/audits`);
      await page.fill('#field-quick-website_url', 'inside.test');
      await page.click('text=Start a quick audit');
      const problem = page.locator('form .problem');
      await problem.waitFor();
      expect(await problem.textContent()).to.equal('website_url: This address may not be requested');
      expect(await problem.getAttribute('role')).to.equal('alert');
      expect(await page.isEnabled('text=Start a quick audit')).to.equal(true);
    });

    it('shows the secret of a new webhook', async () => {
      await answer('/api/webhooks', 201, { id: 'w', secret: 'whsec_x' });
      await page.goto(`${pages.api.url}/app/system`);
      await page.fill('#field-url', 'https://hooks.example/');
      await page.click('text=Add the webhook');
      await page.locator('.outcome:has-text("whsec_x")').waitFor();
    });

    it('moves the bar of a running operation, and shows it anew when it has ended', async () => {
      const progress = { done: 42, total: 100, phase: 'crawl', message: 'Crawling' };
      let asked = 0;
      await page.route('**/events', async (route) => {
        asked += 1;
        const ended = asked > 1 ? 'event: completed\ndata: {}\n\n' : '';
        const body = `retry: 1500\nevent: progress\ndata: ${JSON.stringify(progress)}\n\n${ended}`;
        await route.fulfill({ contentType: 'text/event-stream', body });
      });
      await page.goto(`${pages.api.url}${paths['operation']}`);
      await page.waitForFunction("document.querySelector('progress').value === 42");
      await page.locator('text=Crawling (42 %)').waitFor();
      await page.waitForEvent('load');
    });
  });
});

/** One of everything for alice. @returns the paths of the pages that show it */
async function fill({ store }: AppPages): Promise<Record<string, string>> {
  const input = { site_url: `https://${LONG}.example/`, site: `${LONG}.example`, competitors: [], target_keywords: [] };
  const { site } = await store.sites.insert('alice', input, NOW);
  const audit = stubAudit([], [stubRecommendation('fix/x', { title: LONG })], { website_url: input.site_url });
  const { audit_type, status, overall_score, overall_status, score_coverage, component_scores, issue_counts } = audit;
  const line = { audit_type, status, overall_score, overall_status, score_coverage, component_scores, issue_counts };
  const about = { user_id: 'alice', website_url: input.site_url, site: input.site };
  for (const [id, created_at] of [
    ['a'.repeat(24), '2026-05-01T08:00:00.000Z'],
    ['b'.repeat(24), '2026-06-01T08:00:00.000Z'],
  ] as const) {
    await store.audits.record({ ...line, ...about, id, created_at });
    await store.artifacts.put('alice', resultKey(id), audit);
  }
  const operation = newOperation({ user_id: 'alice', type: 'complete_audit', site: input.site });
  await store.operations.insert(operation);
  const given = { description: null, keywords: [], workspace_id: 'alice' };
  const campaign = await store.campaigns.insert('alice', { name: LONG, ...given }, NOW);
  await store.leads.insert('alice', campaign.id, keyedLead(`${LONG}.example`), NOW);
  await store.senders.insert('alice', newSender(`${LONG}@press.example`), NOW);
  const reply = newReply({ user_id: 'alice', campaign_id: campaign.id, body: LONG });
  await store.replies.insert('alice', { ...reply, mailbox_key: 'm', message_key: 'k', bounce_group: null }, NOW);
  await store.webhooks.insert('alice', { url: `https://${LONG}/`, event_types: [], description: null }, 's', NOW);
  return {
    site: `/app/sites/${site.id}`,
    operation: `/app/operations/${operation.id}`,
    campaign: `/app/campaigns/${campaign.id}`,
    leads: `/app/campaigns/${campaign.id}/leads`,
    write: `/app/campaigns/${campaign.id}/write`,
  };
}
