import { isIP } from 'node:net';
import { isoInstant } from '../../../../domain/base/time/iso-instant.js';
import type { DmarcReport, DmarcSource } from '../../../../domain/outreach/sending/dmarc-reports/dmarc-report.js';

/** Of one report: what is kept of a sender of outreach is far below. */
const MOST_SOURCES = 1_000;
const MOST_NAMES = 5;
const MOST_MAILS = 1_000_000_000;
/** Receivers report by day; a week is the most that any is known to. */
const LONGEST_MS = 32 * 86_400_000;
const POLICIES = ['none', 'quarantine', 'reject'] as const;
/** Reasons of a receiver to let mail in that fails (RFC 9990 3.1.1.7). */
const FORWARDED = new Set(['forwarded', 'trusted_forwarder', 'mailing_list']);

interface Row {
  ip: string;
  count: number;
  disposition: string;
  dkim: string;
  spf: string;
  isForwarded: boolean;
  passedAs: string[];
  /** Of the signature or SPF result that is being read. */
  domain: string;
  result: string;
}

const newRow = (): Row => ({
  ip: '',
  count: 0,
  disposition: '',
  dkim: '',
  spf: '',
  isForwarded: false,
  passedAs: [],
  domain: '',
  result: '',
});

/** Gathers a report from its elements, named by their path below the outermost one. */
export class ReportFields {
  private reporter = '';
  private reportId = '';
  private domain = '';
  private policy = '';
  private begin = '';
  private end = '';
  private row = newRow();
  private readonly sources = new Map<string, DmarcSource>();
  private leftOut = 0;

  take(path: string, text: string): void {
    if (path.startsWith('record')) this.takeOfRecord(path, text);
    else if (path === 'report_metadata/org_name') this.reporter = text;
    else if (path === 'report_metadata/report_id') this.reportId = text;
    else if (path === 'report_metadata/date_range/begin') this.begin = text;
    else if (path === 'report_metadata/date_range/end') this.end = text;
    else if (path === 'policy_published/domain') this.domain = text.toLowerCase().replace(/\.$/, '');
    else if (path === 'policy_published/p') this.policy = text.toLowerCase();
  }

  private takeOfRecord(path: string, text: string): void {
    const { row } = this;
    const value = text.toLowerCase();
    if (path === 'record/row/source_ip') row.ip = value;
    else if (path === 'record/row/count') row.count = toCount(value);
    else if (path === 'record/row/policy_evaluated/disposition') row.disposition = value;
    else if (path === 'record/row/policy_evaluated/dkim') row.dkim = value;
    else if (path === 'record/row/policy_evaluated/spf') row.spf = value;
    else if (path === 'record/row/policy_evaluated/reason/type') row.isForwarded ||= FORWARDED.has(value);
    else if (/^record\/auth_results\/(?:dkim|spf)\/domain$/.test(path)) row.domain = value;
    else if (/^record\/auth_results\/(?:dkim|spf)\/result$/.test(path)) row.result = value;
    else if (path === 'record/auth_results/dkim' || path === 'record/auth_results/spf') this.endResult();
    else if (path === 'record') this.endRecord();
  }

  private endResult(): void {
    const { row } = this;
    if (row.result === 'pass' && isName(row.domain)) row.passedAs.push(row.domain);
    row.domain = '';
    row.result = '';
  }

  private endRecord(): void {
    const { row } = this;
    this.row = newRow();
    if (isIP(row.ip) === 0 || row.count === 0) return;
    const source = this.sourceOf(row.ip);
    if (source === null) {
      this.leftOut += row.count;
      return;
    }
    const bySpf = row.spf === 'pass';
    const byDkim = row.dkim === 'pass';
    source.mails += row.count;
    if (bySpf || byDkim) source.aligned += row.count;
    if (bySpf) source.spf_aligned += row.count;
    if (byDkim) source.dkim_aligned += row.count;
    if (row.disposition === 'quarantine') source.quarantined += row.count;
    if (row.disposition === 'reject') source.rejected += row.count;
    if (row.isForwarded) source.forwarded += row.count;
    source.passed_as = [...new Set([...source.passed_as, ...row.passedAs])].slice(0, MOST_NAMES);
  }

  private sourceOf(ip: string): DmarcSource | null {
    const known = this.sources.get(ip);
    if (known) return known;
    if (this.sources.size >= MOST_SOURCES) return null;
    const source = { ip, mails: 0, aligned: 0, spf_aligned: 0, dkim_aligned: 0, quarantined: 0, rejected: 0 };
    const added: DmarcSource = { ...source, forwarded: 0, passed_as: [] };
    this.sources.set(ip, added);
    return added;
  }

  /** @throws Error when it does not say whose report it is, about what, and when */
  toReport(): DmarcReport {
    const { reporter, reportId, domain, policy, leftOut } = this;
    if (reporter === '' || reportId === '') throw new Error('it does not say whose report it is');
    if (!isName(domain)) throw new Error('it names no domain');
    const from = toInstant(this.begin);
    const until = toInstant(this.end);
    if (from === null || until === null || until <= from) throw new Error('it does not say which days it is about');
    if (Date.parse(until) - Date.parse(from) > LONGEST_MS) throw new Error('it is about more than a month');
    const sources = [...this.sources.values()].sort((a, b) => b.mails - a.mails || a.ip.localeCompare(b.ip));
    return {
      reporter: reporter.slice(0, 100),
      report_id: reportId.slice(0, 300),
      domain,
      from,
      until,
      policy: POLICIES.find((each) => each === policy) ?? null,
      sources,
      mails_left_out: leftOut,
    };
  }
}

function toCount(text: string): number {
  return /^\d{1,10}$/.test(text) ? Math.min(Number(text), MOST_MAILS) : 0;
}

/** From seconds since 1970. */
function toInstant(text: string): string | null {
  return /^\d{9,10}$/.test(text) ? isoInstant(Number(text) * 1_000) : null;
}

function isName(text: string): boolean {
  return (
    text.length <= 253 && /^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)+$/.test(text)
  );
}
