import type { Browser, BrowserContext } from 'playwright-core';
import { resultKey, searchAnalysisKey, searchDaysKey } from '../../../domain/operations/artifact-keys.js';
import { addDays } from '../../../domain/search/analysis/search-day.js';
import type { SearchPerformance } from '../../../domain/search/analysis/search-performance.js';
import { indexStoredLinks } from '../index-stored-links.js';
import { newOperation } from '../operations.js';
import { discoveryResult } from '../samples/discovery-result.js';
import { seedExploredSite } from '../samples/explored-site.js';
import { fillMails } from '../samples/fill-mails.js';
import { issueAudits, storeIssueAudits } from '../samples/issue-audits.js';
import { keyedLead } from '../samples/keyed-lead.js';
import { newAttempt } from '../samples/new-attempt.js';
import { newQueueItem } from '../samples/new-queue-item.js';
import { newReply } from '../samples/new-reply.js';
import { newSender } from '../samples/new-sender.js';
import { reportAudit } from '../samples/report-audit.js';
import { searchResult } from '../samples/search-results.js';
import { seedIndexing } from '../samples/seed-indexing.js';
import { seedSequence } from '../samples/seed-sequence.js';
import { seedWatchedLinks } from '../samples/seed-watched-links.js';
import { storeAudit } from '../samples/stored-audit.js';
import { newOrphan, storeOrphans } from '../samples/stored-orphans.js';
import { stubAcceptance } from '../samples/stub-acceptance.js';
import { stubAudit } from '../samples/stub-audit.js';
import { stubIssue } from '../samples/stub-issue.js';
import { stubRecommendation } from '../samples/stub-recommendation.js';
import { htmlPage } from '../sites/html-page.js';
import { pageFrom } from '../sites/pages.js';
import { type AppPages, startAppPages } from './app-pages.js';
import { fillDomain } from './fill-domain.js';
import { launchChromium } from './launch-chromium.js';

const NOW = new Date('2026-06-01T08:00:00.000Z');
const LONG = 'a-rather-long-name-of-a-site'.repeat(6);

export interface AppBrowser {
  pages: AppPages;
  /** Of pages that show one of everything, by name. */
  paths: Record<string, string>;
  /** A browser of its own that alice is signed in with. */
  open(options: Parameters<Browser['newContext']>[0]): Promise<BrowserContext>;
  /** Somebody else's session, or a new one, in a browser that is open. */
  signIn(context: BrowserContext, user: string): Promise<void>;
  stop(): Promise<void>;
}

/** The web dashboard in a real browser, with one of everything in it. */
export async function startAppBrowser(): Promise<AppBrowser> {
  const pages = await startAppPages();
  const browser = await launchChromium();
  const paths = await fill(pages);
  const next_run_at = '2026-06-09T05:00:00.000Z';
  for (const task of ['health', 'strategy']) pages.gateway.tasks.set(task, { paused: false, next_run_at, runs: [] });

  async function signIn(context: BrowserContext, user: string): Promise<void> {
    await context.clearCookies();
    const [name = '', ...rest] = (await pages.signIn(user)).header(pages.api.url).split('=');
    await context.addCookies([{ name, value: rest.join('='), url: pages.api.url }]);
  }

  return {
    pages,
    paths,
    signIn,
    async open(options) {
      const context = await browser.newContext(options);
      // How long anything may take is a matter of the test's own limit.
      context.setDefaultTimeout(0);
      await signIn(context, 'alice');
      return context;
    },
    async stop() {
      await browser.close();
      await pages.stop();
    },
  };
}

/** One of everything for alice. @returns the paths of the pages that show it */
async function fill({ store }: AppPages): Promise<Record<string, string>> {
  const input = { site_url: `https://${LONG}.example/`, site: `${LONG}.example`, competitors: [], target_keywords: [] };
  const { site } = await store.sites.insert('alice', input, NOW);
  const audit = stubAudit([stubIssue('title/long')], [stubRecommendation('fix/x', { title: LONG })], {
    website_url: input.site_url,
  });
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
  await fillSearch(store, input.site);
  const { id: _id, ...accepted } = stubAcceptance({ reason: LONG, url_pattern: `/${LONG}/*` });
  await store.acceptances.insert('alice', input.site, accepted);
  const operation = newOperation({ user_id: 'alice', type: 'complete_audit', site: input.site });
  await store.operations.insert(operation);
  const search = newOperation({ user_id: 'alice', type: 'discover_opportunities', status: 'completed' });
  await store.operations.insert({ ...search, has_result: true, input: { keyword: LONG } });
  await store.artifacts.put('alice', resultKey(search.id), discoveryResult({ website_title: LONG }));
  const given = { description: null, keywords: [], workspace_id: 'alice' };
  const campaign = await store.campaigns.insert('alice', { name: LONG, ...given }, NOW);
  const { lead } = await store.leads.insert('alice', campaign.id, keyedLead(`${LONG}.example`), NOW);
  const sender = await store.senders.insert('alice', newSender(`${LONG}@press.example`), NOW);
  const uncertain = newAttempt({ user_id: 'alice', campaign_id: campaign.id, status: 'uncertain', subject: LONG });
  await store.attempts.insert(uncertain, { day: '2026-06-01', domain_key: LONG, duplicate_key: null });
  await fillMails(store, campaign.id);
  await fillCanceled(store, campaign.id, lead.id);
  const sequence = await seedSequence(store, LONG, sender?.id ?? '', NOW);
  const ofLead = { campaign_id: campaign.id, lead_id: lead.id, long: LONG };
  const placed = await seedWatchedLinks(store, ofLead, NOW);
  const template = { name: LONG, subject: LONG, body: LONG, category: null, placeholders: [] };
  await store.emailTemplates.insert('alice', template, NOW);
  const never = { email: `ana@${LONG}.example`, reason: LONG, source: 'unsubscribe' as const };
  await store.suppressions.add('alice', never, NOW);
  await fillDomain(store, sender?.id ?? '', new Date(Date.now() - 80 * 3_600_000));
  const thread = await fillInbox(store, campaign.id, sender?.id ?? '');
  const reply = newReply({ user_id: 'alice', campaign_id: campaign.id, body: LONG });
  await store.replies.insert('alice', { ...reply, mailbox_key: 'm', message_key: 'k', bounce_group: null }, NOW);
  await store.webhooks.insert('alice', { url: `https://${LONG}/`, event_types: [], description: null }, 's', NOW);
  await fillLinks(store);
  const watched = { site_url: 'https://shop.example/', site: 'shop.example', competitors: [], target_keywords: [] };
  const { site: shop } = await store.sites.insert('alice', watched, NOW);
  const explored = await seedExploredSite(store);
  await seedIndexing(store, 'lamps.example', LONG);
  const issues = await fillIssues(store);
  const owned = await store.ownerships.start('alice', { site: LONG, origin: `https://${LONG}.example` }, NOW);
  return {
    site: `/app/sites/${site.id}`,
    site_search: `/app/sites/${site.id}/search`,
    site_indexing: `/app/sites/${explored.site_id}/indexing`,
    site_search_year: `/app/sites/${site.id}/search?range=365&compare=year`,
    site_insights: `/app/sites/${shop.id}/insights`,
    site_speed: `/app/sites/${shop.id}/speed`,
    site_content: `/app/sites/${shop.id}/content`,
    site_competitors: `/app/sites/${shop.id}/competitors`,
    site_reports: `/app/sites/${site.id}/reports?base=${'a'.repeat(24)}&other=${'b'.repeat(24)}`,
    site_schedules: `/app/sites/${site.id}/schedules`,
    site_settings: `/app/sites/${site.id}/settings`,
    site_pages: `/app/sites/${explored.site_id}/pages?sort=words&order=desc`,
    site_structure: `/app/sites/${explored.site_id}/structure`,
    site_folder: `/app/sites/${explored.site_id}/structure?folder=${encodeURIComponent(`${explored.home}desk/`)}`,
    site_page: `/app/sites/${explored.site_id}/pages?url=${encodeURIComponent(explored.home)}`,
    site_fixes: issues.replace('/issues', ''),
    site_issues: issues,
    site_issue: `${issues}/title:long`,
    site_cause: `${issues}/canonical:translations`,
    no_site_issues: `/app/sites/${site.id}/issues?q=${LONG}`,
    operation: `/app/operations/${operation.id}`,
    issues: `/app/audits/${'b'.repeat(24)}/issues`,
    acceptances: `/app/acceptances?site_url=${LONG}.example`,
    campaign: `/app/campaigns/${campaign.id}`,
    leads: `/app/campaigns/${campaign.id}/leads`,
    write: `/app/campaigns/${campaign.id}/write`,
    lead: `/app/campaigns/${campaign.id}/leads/${lead.id}`,
    placed_link: `/app/links/${placed}`,
    campaign_links: `/app/campaigns/${campaign.id}/links`,
    sender: `/app/senders/${sender?.id}`,
    sender_dmarc: `/app/senders/${sender?.id}/dmarc`,
    policy_log: `/app/campaigns/${campaign.id}/policy-log`,
    campaign_replies: `/app/campaigns/${campaign.id}/replies?show=all`,
    reply: `/app/replies/${reply.id}`,
    thread: `/app/inbox/${thread}`,
    mails_sent: `/app/campaigns/${campaign.id}/mails`,
    mails_waiting: `/app/campaigns/${campaign.id}/mails?show=waiting`,
    mails_failed: `/app/campaigns/${campaign.id}/mails?show=failed`,
    mails_canceled: `/app/campaigns/${campaign.id}/mails?show=cancelled`,
    sequence: `/app/campaigns/${sequence}/sequence`,
    sequence_ended: `/app/campaigns/${sequence}/sequence?state=ended`,
    no_sequence: `/app/campaigns/${campaign.id}/sequence`,
    mails_follow_ups: `/app/campaigns/${campaign.id}/mails?show=follow_ups`,
    ownership: `/app/ownerships/${owned?.ownership.id}`,
    pages: '/app/audits/cccccccccccccccccccccccc/pages?sort=words&order=desc',
    page_details: `/app/audits/cccccccccccccccccccccccc/pages?url=${encodeURIComponent(`https://shop.example/${LONG}`)}`,
    links: '/app/audits/cccccccccccccccccccccccc/links',
    url_links: `/app/audits/cccccccccccccccccccccccc/links?url=${encodeURIComponent(`https://shop.example/${LONG}`)}`,
  };
}

/** An analysis, and sixteen months of days, three of which Search Console lost. */
async function fillSearch({ artifacts }: AppPages['store'], site: string): Promise<void> {
  const search = await searchResult('search_performance');
  await artifacts.put('alice', searchAnalysisKey(site), search);
  const { end_date } = (search as SearchPerformance).periods.current;
  const days = Array.from({ length: 470 }, (_, back) => 469 - back)
    .filter((back) => back < 40 || back > 42)
    .map((back) => {
      const season = 1 + 0.3 * Math.sin(back / 58) + 0.12 * Math.sin(back * 2.4);
      const impressions = Math.round(9_000 * season);
      const clicks = Math.round(impressions * (0.03 + 0.004 * Math.sin(back / 9)));
      return {
        date: addDays(end_date, -back),
        clicks,
        impressions,
        ctr: clicks / impressions,
        position: 9 - 2 * season,
      };
    });
  await artifacts.put('alice', searchDaysKey(site), days);
}

/** Two threads: one that is handled, with a draft that rules wrote, and one of an absence note. @returns the first one's id */
async function fillInbox(store: AppPages['store'], campaign_id: string, sender_id: string): Promise<string> {
  const ids = [];
  for (const [classification, body, confidence] of [
    ['out_of_office', LONG, 1],
    ['interested', `Hello Ana,\n\nthis fits our spring issue. Please send it over.\n\n${LONG}`, 0.9],
  ] as const) {
    const { lead } = await store.leads.insert('alice', campaign_id, keyedLead(`${classification}.example`), NOW);
    const mail = newAttempt({ user_id: 'alice', campaign_id, lead_id: lead.id, sender_id });
    await store.attempts.insert(mail, { day: '2026-06-01', domain_key: LONG, duplicate_key: null });
    const given = { campaign_id, lead_id: lead.id, attempt_id: mail.id, body, classification, confidence };
    const reply = newReply({ user_id: 'alice', ...given });
    const origin = { mailbox_key: 'm', message_key: `inbox ${classification}`, bounce_group: null };
    const stored = await store.replies.insert('alice', { ...reply, ...origin }, new Date());
    await store.inboxThreads.noteReply(stored.reply);
    ids.push(lead.id);
  }
  const [, id = ''] = ids;
  const by = { at: NOW.toISOString(), by: 'alice', by_name: LONG };
  const labels = ['guest post', LONG.slice(0, 40)];
  await store.inboxThreads.change('alice', id, { assignee: 'alice', labels }, NOW);
  await store.inboxThreads.addNote('alice', id, { ...by, id: 'e'.repeat(24), text: LONG });
  return id;
}

/** An email that was edited, and then canceled. */
async function fillCanceled({ queueItems, waitingMails }: AppPages['store'], campaign_id: string, lead_id: string) {
  const item = newQueueItem({ campaign_id, lead_id, subject: LONG, body: LONG });
  await queueItems.insertMany([item]);
  const ref = { user_id: 'alice' as const, campaign_id, id: item.id };
  const by = { at: NOW.toISOString(), by: 'alice', by_name: LONG };
  await waitingMails.edit(ref, { body: `${LONG}.` }, { ...by, action: 'edited', reason: null });
  await waitingMails.cancel(ref, 'cancelled_by_user', { ...by, action: 'cancelled', reason: LONG });
}

/** An audit with links to a page of a long name, and an orphan page. */
async function fillLinks(store: AppPages['store']): Promise<void> {
  const shop = 'https://shop.example';
  const audit = reportAudit({ issues: 1, overrides: { audit_id: 'c'.repeat(24), website_url: `${shop}/` } });
  const artifacts = [
    pageFrom(htmlPage(`<a href="/${LONG}">${LONG}</a><a href="/${LONG}"></a>`), { url: `${shop}/` }),
    pageFrom(htmlPage('<a href="/" rel="nofollow">Home</a>'), { url: `${shop}/${LONG}` }),
  ];
  await storeAudit(store, audit, { artifacts });
  await indexStoredLinks(store, audit.audit_id);
  await storeOrphans(store, audit.audit_id, [newOrphan({ url: `${shop}/${LONG}-orphan`, title: LONG })]);
}

/** A site with two audits, and decisions about its issues. @returns the path of the list */
async function fillIssues(store: AppPages['store']): Promise<string> {
  const input = { site_url: 'https://issues.example/', site: 'issues.example', competitors: [], target_keywords: [] };
  const { site } = await store.sites.insert('alice', input, NOW);
  const { before, after } = issueAudits();
  const ids = { before: '8'.repeat(24), after: '9'.repeat(24) };
  await storeIssueAudits(store, site, [
    { ...before, audit_id: ids.before },
    { ...after, audit_id: ids.after },
  ]);
  const by = { at: '2026-05-20T08:00:00.000Z', by: 'alice', by_name: LONG };
  const place = { user_id: 'alice', site_id: site.id, issue_id: 'title/long' };
  const assigned = { ...by, action: 'assigned' as const, assignee: 'alice' };
  await store.issueRecords.change(place, { done: by, assignee: 'alice' }, [assigned]);
  await store.issueRecords.addNote(place, { ...by, id: 'f'.repeat(24), text: LONG });
  const view = { name: LONG.slice(0, 60), filters: { severity: 'critical' as const } };
  await store.issueViews.insert('alice', view, 'alice', NOW);
  return `/app/sites/${site.id}/issues`;
}
