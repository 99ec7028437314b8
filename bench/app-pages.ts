import { resultKey, searchAnalysisKey, searchDaysKey, searchSummaryKey } from '../domain/operations/artifact-keys.js';
import { addDays } from '../domain/search/analysis/search-day.js';
import { summarizeSearch } from '../domain/search/analysis/search-summary.js';
import { toIssueKey } from '../domain/sites/issues/issue-key.js';
import { BrowserJar } from '../test/support/browser/browser-jar.js';
import { FIXED_PATHS } from '../test/support/browser/fixed-paths.js';
import { startPlatform, type TestPlatform } from '../test/support/platform.js';
import { keyedLead } from '../test/support/samples/keyed-lead.js';
import { newAttempt } from '../test/support/samples/new-attempt.js';
import { newQueueItem } from '../test/support/samples/new-queue-item.js';
import { newReply } from '../test/support/samples/new-reply.js';
import { newSender } from '../test/support/samples/new-sender.js';
import { reportAudit } from '../test/support/samples/report-audit.js';
import { stubSearchOpportunity } from '../test/support/samples/stub-search-opportunity.js';
import { stubOverview, stubSearchPerformance } from '../test/support/samples/stub-search-performance.js';
import { startSignIn } from '../test/support/start-sign-in.js';
import { AS_IN_USE, type Measure, percentile } from './measure.js';
import { cpuMs } from './process-use.js';
import { type DatabaseWatch, watchDatabase } from './watch-database.js';

const USER = 'bench';
const SITES = 50;
const AUDITS = 6;
const CAMPAIGNS = 100;
const LEADS = 200;
const DAYS = 480;
const OPPORTUNITIES = 300;
const VISITS = 20;
const BAR = { at_most: 300 };
const END = '2026-05-30';

/** The server's time for every page of the app, with fifty sites and a hundred campaigns in the store. */
export async function benchAppPages(): Promise<Measure[]> {
  const signIn = await startSignIn();
  const watches: DatabaseWatch[] = [];
  const platform = await startPlatform({
    allow: [],
    env: { ...AS_IN_USE, ...signIn.env, WORKER_QUEUES: 'orchestration' },
    apiDatabase: async (uri) => {
      const watch = await watchDatabase(uri);
      watches.push(watch);
      return watch.uri;
    },
  });
  try {
    const jar = new BrowserJar();
    const form = await jar.follow(`${signIn.url}/auth/login?return_to=%2Fapp`);
    await jar.submit(form, { user: USER, plan: 'enterprise' });
    const paths = { ...FIXED_PATHS, ...(await seedSites(platform)), ...(await seedCampaigns(platform)) };
    const measures: Measure[] = [];
    for (const [name, path] of Object.entries(paths)) {
      const before = cpuMs(platform.apiPid());
      const times = await visit(jar, `${signIn.url}${path}`, name === 'nothing' ? 404 : 200, () => watches[0]?.read());
      const use = watches[0]?.read();
      measures.push({ name: `page ${name}, p50`, value: percentile(times, 0.5), unit: 'ms' });
      measures.push({ name: `page ${name}, p95`, value: percentile(times, 0.95), unit: 'ms', bar: BAR });
      const processor = (cpuMs(platform.apiPid()) - before) / (VISITS + 1);
      measures.push({ name: `page ${name}, processor time of the API`, value: processor, unit: 'ms' });
      measures.push({ name: `page ${name}, calls of the database`, value: (use?.calls ?? 0) / VISITS, unit: 'calls' });
      measures.push({ name: `page ${name}, read from it`, value: (use?.bytes ?? 0) / VISITS / 1_000, unit: 'kB' });
    }
    return measures;
  } finally {
    await platform.stop();
    for (const watch of watches) watch.stop();
    await signIn.stop();
  }
}

/** To the last byte of the page, in milliseconds. The first visit warms what a running server has warm. */
async function visit(jar: BrowserJar, address: string, status: number, onWarm: () => void): Promise<number[]> {
  const times: number[] = [];
  for (let run = -1; run < VISITS; run++) {
    if (run === 0) onWarm();
    const started = performance.now();
    const response = await jar.fetch(address);
    await response.arrayBuffer();
    if (response.status !== status) throw new Error(`${address} answered ${response.status}`);
    if (run >= 0) times.push(performance.now() - started);
  }
  return times;
}

async function seedSites({ store }: TestPlatform): Promise<Record<string, string>> {
  const search = analysis();
  const ids: string[] = [];
  for (let index = 0; index < SITES; index++) {
    const site = `site-${index}.example`;
    const input = { site_url: `https://${site}/`, site, competitors: [], target_keywords: [] };
    ids.push((await store.sites.insert(USER, input, new Date())).site.id);
    for (let audit = 0; audit < AUDITS; audit++) await seedAudit(store, site, index * AUDITS + audit, audit);
    await store.artifacts.put(USER, searchAnalysisKey(site), search);
    await store.artifacts.put(USER, searchDaysKey(site), days());
    await store.artifacts.put(USER, searchSummaryKey(site), summarizeSearch(search));
  }
  const audit = auditId(AUDITS - 1);
  const place = `/app/sites/${ids[0] ?? ''}`;
  const parts = ['search', 'insights', 'speed', 'content', 'competitors', 'reports', 'schedules', 'settings', 'issues'];
  return {
    site: place,
    ...Object.fromEntries(parts.map((part) => [`site_${part}`, `${place}/${part}`])),
    site_structure: `${place}/structure`,
    site_search_all: `${place}/search?range=480&compare=year`,
    site_issue: `${place}/issues/${toIssueKey(issueOf(reportAudit()))}`,
    audit_issues: `/app/audits/${audit}/issues`,
    audit_links: `/app/audits/${audit}/links`,
  };
}

function issueOf({ components }: ReturnType<typeof reportAudit>): string {
  return Object.values(components).flatMap(({ issues }) => issues)[0]?.check_id ?? '';
}

const auditId = (index: number): string => index.toString(16).padStart(24, '0');

async function seedAudit(store: TestPlatform['store'], site: string, index: number, age: number): Promise<void> {
  const id = auditId(index);
  const created_at = new Date(Date.UTC(2026, age, 1)).toISOString();
  const website_url = `https://${site}/`;
  const audit = reportAudit({
    overrides: { audit_id: id, website_url, final_url: website_url, generated_at: created_at },
  });
  const { audit_type, status, overall_score, overall_status, score_coverage, component_scores, issue_counts } = audit;
  const line = { audit_type, status, overall_score, overall_status, score_coverage, component_scores, issue_counts };
  await store.audits.record({ ...line, id, user_id: USER, website_url, site, created_at });
  await store.artifacts.put(USER, resultKey(id), audit);
}

function days() {
  return Array.from({ length: DAYS }, (_, index) => ({
    date: addDays(END, index + 1 - DAYS),
    clicks: 100 + (index % 40),
    impressions: 4_000 + index,
    ctr: 0.025,
    position: 8,
  }));
}

function analysis() {
  const period = { start_date: addDays(END, -89), end_date: END, days: 90 };
  const opportunities = Array.from({ length: OPPORTUNITIES }, (_, index) =>
    stubSearchOpportunity({ id: `quick_win:${index}`, url: `https://site.example/lamps-${index}`, rank: index + 1 }),
  );
  const base = stubSearchPerformance();
  return {
    ...base,
    periods: { ...base.periods, current: period },
    performance_overview: { ...stubOverview([9_000, 8_000], [4, 5]), daily: days().slice(-90) },
    content_opportunities:
      base.content_opportunities.status === 'completed'
        ? { ...base.content_opportunities, opportunities, total: OPPORTUNITIES }
        : base.content_opportunities,
  };
}

async function seedCampaigns({ store }: TestPlatform): Promise<Record<string, string>> {
  const now = new Date();
  const sender = await store.senders.insert(USER, newSender('ana@press.example'), now);
  const sender_id = sender?.id ?? '';
  let shown = { campaign: '', lead: '', reply: '' };
  for (let index = 0; index < CAMPAIGNS; index++) {
    const given = { description: null, keywords: [], workspace_id: 'default' };
    const { id: campaign_id } = await store.campaigns.insert(USER, { name: `Campaign ${index}`, ...given }, now);
    shown = await seedMails(store, campaign_id, sender_id, index === CAMPAIGNS - 1 ? LEADS : 3);
  }
  const place = `/app/campaigns/${shown.campaign}`;
  const mails = ['sent', 'waiting', 'failed', 'follow_ups', 'cancelled'];
  return {
    campaign: place,
    leads: `${place}/leads`,
    write: `${place}/write`,
    policy_log: `${place}/policy-log`,
    campaign_replies: `${place}/replies?show=all`,
    ...Object.fromEntries(mails.map((show) => [`mails_${show}`, `${place}/mails?show=${show}`])),
    lead: `${place}/leads/${shown.lead}`,
    sender: `/app/senders/${sender_id}`,
    reply: `/app/replies/${shown.reply}`,
  };
}

async function seedMails(store: TestPlatform['store'], campaign: string, sender_id: string, leads: number) {
  const slots = { day: '2026-06-01', domain_key: 'blog.example', duplicate_key: null };
  let shown = { campaign, lead: '', reply: '' };
  for (let index = 0; index < leads; index++) {
    const { lead } = await store.leads.insert(USER, campaign, keyedLead(`blog-${index}.example`), new Date());
    const about = { user_id: USER, campaign_id: campaign, lead_id: lead.id, sender_id };
    const attempt = newAttempt(about);
    await store.attempts.insert(attempt, slots);
    await store.queueItems.insertMany([newQueueItem({ ...about, due_at: '2100-01-01T08:00:00.000Z' })]);
    const reply = newReply({ user_id: USER, campaign_id: campaign, lead_id: lead.id, attempt_id: attempt.id });
    const origin = { mailbox_key: 'm', message_key: reply.id, bounce_group: null };
    await store.replies.insert(USER, { ...reply, ...origin }, new Date());
    shown = { campaign, lead: lead.id, reply: reply.id };
  }
  return shown;
}
