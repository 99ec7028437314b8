import { scoreChange } from '../../../domain/audits/compare-audits.js';
import { compareIssues } from '../../../domain/audits/compare-issues.js';
import { completeStoredAudit, type StoredAudit } from '../../../domain/audits/complete-stored-audit.js';
import type { Receiver } from '../../../domain/notifications/receiver.js';
import { compareSearchWeeks } from '../../../domain/notifications/search-week.js';
import type { DigestOutreach, DigestSite, WeeklyDigest } from '../../../domain/notifications/weekly-digest.js';
import { resultKey, searchAnalysisKey } from '../../../domain/operations/artifact-keys.js';
import { addDays } from '../../../domain/search/analysis/search-day.js';
import type { SearchPerformance } from '../../../domain/search/analysis/search-performance.js';
import type { Site } from '../../../domain/sites/site.js';
import { may, maySee } from '../../../domain/workspaces/may.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import type { AuditRecord } from '../../../store/audits/audits.js';
import type { NotificationDeps } from '../notification-deps.js';

type DigestDeps = Pick<
  NotificationDeps,
  'artifacts' | 'audits' | 'outreachReports' | 'placedLinks' | 'senders' | 'sites' | 'findNextAudit'
>;

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const WEEK_MS = WEEK_DAYS * DAY_MS;
const MOST_SITES = 15;
const MOST_ISSUES = 20;
/** Search data come days later, and a change is certain only after some days of it. */
const EVENT_DAYS = 14;

interface ScoredSite {
  site: Site;
  latest: AuditRecord | null;
  base: { audit_id: string; overall_score: number | null } | null;
  change: number | null;
}

/** What a member's digest says; null where there is nothing to be said: no watched site that they may see, and no outreach. */
export async function gatherDigest(
  deps: DigestDeps,
  workspaceId: OwnerId,
  receiver: Receiver,
  { until, time_zone }: { until: Date; time_zone: string },
): Promise<WeeklyDigest | null> {
  const since = new Date(until.getTime() - WEEK_MS);
  const watched = (await deps.sites.list(workspaceId)).filter(({ site }) => maySee(receiver, site));
  const scored = await Promise.all(watched.map((site) => scoreSite(deps, site, since)));
  scored.sort((one, other) => (one.change ?? Infinity) - (other.change ?? Infinity));
  const sites: DigestSite[] = [];
  for (const each of scored.slice(0, MOST_SITES)) sites.push(await describeSite(deps, each));
  const outreach = may(receiver, 'view_workspace') ? await readOutreach(deps, workspaceId, until) : null;
  if (sites.length === 0 && outreach === null) return null;
  return {
    since: since.toISOString(),
    until: until.toISOString(),
    time_zone,
    sites,
    more_sites: scored.length - sites.length,
    outreach,
  };
}

/** The latest complete audit, else the latest quick one, and the last one of its kind from before the week. */
async function scoreSite({ audits }: DigestDeps, site: Site, since: Date): Promise<ScoredSite> {
  const { user_id, site: host } = site;
  const latest =
    (await audits.findPrevious(user_id, host, 'complete', '')) ??
    (await audits.findPrevious(user_id, host, 'quick', ''));
  if (latest === null || Date.parse(latest.created_at) < since.getTime()) {
    return { site, latest, base: null, change: null };
  }
  const history = await audits.listHistory(latest);
  const base = history.findLast(({ created_at }) => Date.parse(created_at) < since.getTime()) ?? null;
  return { site, latest, base, change: base && scoreChange(base.overall_score, latest.overall_score) };
}

async function describeSite(deps: DigestDeps, { site, latest, base, change }: ScoredSite): Promise<DigestSite> {
  const { user_id, id, site: host } = site;
  const [issues, performance, next_audit_at] = await Promise.all([
    latest && base ? readIssues(deps, user_id, base.audit_id, latest.id) : null,
    deps.artifacts.get<SearchPerformance>(user_id, searchAnalysisKey(host)),
    deps.findNextAudit(site),
  ]);
  return {
    site_id: id,
    site: host,
    score: latest?.overall_score ?? null,
    audited_at: latest?.created_at ?? null,
    change,
    issues,
    search: performance && readWeek(performance),
    events: performance ? listEvents(performance) : [],
    next_audit_at,
  };
}

async function readIssues(
  { artifacts }: DigestDeps,
  userId: OwnerId,
  baseId: string,
  latestId: string,
): Promise<DigestSite['issues']> {
  const [before, after] = await Promise.all(
    [baseId, latestId].map((id) => artifacts.get<StoredAudit>(userId, resultKey(id))),
  );
  if (!before || !after) return null;
  const { new: found, fixed } = compareIssues(completeStoredAudit(before), completeStoredAudit(after));
  const shown = found.slice(0, MOST_ISSUES).map(({ check_id, title, level, affected }) => {
    return { check_id, title, level, affected_pages: affected.after };
  });
  return { new: shown, new_total: found.length, fixed_total: fixed.length };
}

function readWeek({ performance_overview: overview, periods }: SearchPerformance): DigestSite['search'] {
  return overview.status === 'completed' ? compareSearchWeeks(overview, periods.current) : null;
}

function listEvents({ trend_analysis: trends, periods }: SearchPerformance): DigestSite['events'] {
  if (trends.status !== 'completed') return [];
  const oldest = addDays(periods.current.end_date, 1 - EVENT_DAYS);
  return trends.events.events
    .filter(({ date }) => date >= oldest)
    .map(({ date, title, direction }) => ({ date, title, direction }));
}

/** Of full UTC days. Null without a mail or a reply in two weeks and without a paused mailbox. */
async function readOutreach(
  { outreachReports, placedLinks, senders }: DigestDeps,
  workspaceId: OwnerId,
  until: Date,
): Promise<DigestOutreach | null> {
  const yesterday = new Date(until.getTime() - DAY_MS);
  const since = new Date(until.getTime() - WEEK_MS);
  const [days, own, links] = await Promise.all([
    outreachReports.dailyVolumes(workspaceId, 2 * WEEK_DAYS, yesterday),
    senders.all(workspaceId),
    placedLinks.countSince(workspaceId, since),
  ]);
  const sum = (of: typeof days, name: 'sent' | 'replies') => of.reduce((total, day) => total + day[name], 0);
  const [before, week] = [days.slice(0, WEEK_DAYS), days.slice(WEEK_DAYS)];
  const outreach = {
    sent: sum(week, 'sent'),
    replies: sum(week, 'replies'),
    sent_before: sum(before, 'sent'),
    replies_before: sum(before, 'replies'),
    ...(links.total > 0 && { links: links.counts }),
    paused_senders: own.filter(({ paused }) => paused !== null).map(({ email }) => email),
  };
  const isQuiet =
    sum(days, 'sent') + sum(days, 'replies') === 0 && outreach.paused_senders.length === 0 && links.total === 0;
  return isQuiet ? null : outreach;
}
