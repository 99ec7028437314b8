import { registrableName } from '../../addresses/registrable-name.js';
import { advisePolicy } from './advise-policy.js';
import { adviseSource } from './advise-source.js';
import type { DmarcOverview, DmarcSender } from './dmarc-overview.js';
import type { DmarcReport, DmarcSource } from './dmarc-report.js';

/** What is known of a domain, apart from its reports. */
export interface DmarcPeriod {
  domain: string;
  /** ISO 8601. */
  since: string;
  unreadable: DmarcOverview['unreadable'];
}

export const MOST_LISTED = 200;
const MOST_PASSED_AS = 5;

/** Adds up what receivers have reported about a domain. */
export function summarizeDmarc(
  reports: readonly DmarcReport[],
  { domain, since, unreadable }: DmarcPeriod,
): DmarcOverview {
  const sources = addUpSources(reports, domain);
  const days = addUpDays(reports);
  const totals = { mails: 0, aligned: 0, quarantined: 0, rejected: 0 };
  for (const source of sources) {
    totals.mails += source.mails;
    totals.aligned += source.aligned;
    totals.quarantined += source.quarantined;
    totals.rejected += source.rejected;
  }
  const newest = reports.toSorted((a, b) => b.until.localeCompare(a.until))[0];
  return {
    domain,
    since,
    reports: reports.length,
    ...totals,
    reporters: addUpReporters(reports),
    days,
    sources: sources.slice(0, MOST_LISTED),
    sources_left_out: Math.max(0, sources.length - MOST_LISTED),
    mails_left_out: reports.reduce((sum, { mails_left_out }) => sum + mails_left_out, 0),
    unreadable,
    next_step: advisePolicy({ ...totals, sources, days, policy: newest?.policy ?? null }),
  };
}

function addUpSources(reports: readonly DmarcReport[], domain: string): DmarcSender[] {
  const found = new Map<string, DmarcSource & { last_seen: string }>();
  for (const { sources, until } of reports)
    for (const source of sources) {
      const known = found.get(source.ip);
      found.set(source.ip, known ? addSource(known, source, until) : { ...source, last_seen: until });
    }
  const own = registrableName(domain);
  return [...found.values()]
    .map((source) => ({ ...source, ...adviseSource(source, own) }))
    .sort((a, b) => b.mails - a.mails || a.ip.localeCompare(b.ip));
}

function addSource(known: DmarcSource & { last_seen: string }, more: DmarcSource, until: string) {
  return {
    ip: known.ip,
    mails: known.mails + more.mails,
    aligned: known.aligned + more.aligned,
    spf_aligned: known.spf_aligned + more.spf_aligned,
    dkim_aligned: known.dkim_aligned + more.dkim_aligned,
    quarantined: known.quarantined + more.quarantined,
    rejected: known.rejected + more.rejected,
    forwarded: known.forwarded + more.forwarded,
    passed_as: [...new Set([...known.passed_as, ...more.passed_as])].slice(0, MOST_PASSED_AS),
    last_seen: known.last_seen > until ? known.last_seen : until,
  };
}

function addUpReporters(reports: readonly DmarcReport[]): DmarcOverview['reporters'] {
  const found = new Map<string, { name: string; reports: number; mails: number }>();
  for (const { reporter, sources, mails_left_out } of reports) {
    const each = found.get(reporter) ?? { name: reporter, reports: 0, mails: 0 };
    each.reports += 1;
    each.mails += mails_left_out + sources.reduce((sum, { mails }) => sum + mails, 0);
    found.set(reporter, each);
  }
  return [...found.values()].sort((a, b) => b.mails - a.mails || a.name.localeCompare(b.name));
}

/** By the day on which what a report is about began, in UTC. */
function addUpDays(reports: readonly DmarcReport[]): DmarcOverview['days'] {
  const found = new Map<string, { day: string; mails: number; aligned: number }>();
  for (const { from, sources } of reports) {
    const day = from.slice(0, 10);
    const each = found.get(day) ?? { day, mails: 0, aligned: 0 };
    for (const { mails, aligned } of sources) {
      each.mails += mails;
      each.aligned += aligned;
    }
    found.set(day, each);
  }
  return [...found.values()].sort((a, b) => a.day.localeCompare(b.day));
}
