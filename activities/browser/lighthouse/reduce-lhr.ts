import type { SpeedArtifact, SpeedStrategy } from '../../../domain/seo/artifacts/speed.js';
import { cutLhrText, isRecord, isWebUrl, readItems, readLhrNumber } from './lhr-values.js';
import type { LighthouseAudit, LighthouseReport } from './lighthouse-report.js';
import { type Advice, readAdvice } from './read-advice.js';
import { readThirdParties } from './read-third-parties.js';

const MAX_ENTRIES = 30;
const MAX_ITEMS = 10;

/** Lighthouse's result of some 200 kB cut down to what reports show. */
export function reduceLhr(lhr: LighthouseReport, strategy: SpeedStrategy): SpeedArtifact {
  const { runtimeError, audits } = lhr;
  const failing = listFailing(lhr).map((audit) => ({ audit, advice: readAdvice(audit, lhr.finalDisplayedUrl) }));
  const opportunities = failing.filter(isOpportunity).map(toOpportunity);
  const diagnostics = failing.filter((one) => !isOpportunity(one)).map(({ audit }) => toDiagnostic(audit));
  return {
    strategy,
    url: lhr.requestedUrl ?? lhr.finalDisplayedUrl,
    final_url: lhr.finalDisplayedUrl,
    lighthouse_version: lhr.lighthouseVersion,
    fetched_at: lhr.fetchTime,
    duration_ms: Math.round(lhr.timing.total),
    scores: readScores(lhr),
    metrics: readMetrics(audits),
    opportunities: opportunities.sort(bySavings).slice(0, MAX_ENTRIES),
    diagnostics: diagnostics.slice(0, MAX_ENTRIES),
    runtime_error: runtimeError ? { code: runtimeError.code, message: cutLhrText(runtimeError.message) } : null,
    page_weight_bytes: readLhrNumber(audits['total-byte-weight']?.numericValue),
    request_count: readItems(audits['network-requests'])?.length ?? null,
    blocking_fonts: readBlockingFonts(audits['font-display-insight']),
    third_parties: readThirdParties(audits),
    field_data: null,
    field_data_state: 'not_asked',
    benchmark_index: readLhrNumber(lhr.environment?.benchmarkIndex),
    run_warnings: (lhr.runWarnings ?? []).map((warning) => cutLhrText(String(warning))).slice(0, MAX_ITEMS),
    script_bytes: readBytes(audits['network-requests'], 'Script'),
    document_bytes: readBytes(audits['network-requests'], 'Document'),
  };
}

function readScores({ categories }: LighthouseReport): SpeedArtifact['scores'] {
  const score = (id: string) => {
    const value = categories[id]?.score;
    return value === null || value === undefined ? null : Math.round(value * 100);
  };
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    best_practices: score('best-practices'),
    seo: score('seo'),
    agentic_browsing: score('agentic-browsing'),
  };
}

function readMetrics(audits: LighthouseReport['audits']): SpeedArtifact['metrics'] {
  const ms = (id: string) => readLhrNumber(audits[id]?.numericValue);
  const cls = audits['cumulative-layout-shift']?.numericValue;
  return {
    lcp_ms: ms('largest-contentful-paint'),
    inp_ms: null,
    fid_ms: ms('max-potential-fid'),
    cls: cls === undefined ? null : Math.round(cls * 10_000) / 10_000,
    tbt_ms: ms('total-blocking-time'),
    fcp_ms: ms('first-contentful-paint'),
    ttfb_ms: ms('server-response-time'),
    speed_index_ms: ms('speed-index'),
    // The load event is measured without throttling; time to interactive is of a kind with the other numbers.
    load_time_ms: ms('interactive'),
  };
}

/**
 * Failed audits that Lighthouse's own report shows, performance first. Metrics have their own place, in every category that
 * counts them.
 */
function listFailing({ audits, categories }: LighthouseReport): LighthouseAudit[] {
  const names = ['performance', ...Object.keys(categories).filter((name) => name !== 'performance')];
  const refs = names.flatMap((name) => categories[name]?.auditRefs ?? []);
  const left = new Set(refs.filter(({ group }) => group === 'hidden' || group === 'metrics').map(({ id }) => id));
  const ids = new Set(refs.map(({ id }) => id).filter((id) => !left.has(id)));
  return [...ids].flatMap((id) => audits[id] ?? []).filter(({ score }) => score !== null && score < 1);
}

interface Failing {
  audit: LighthouseAudit;
  advice: Advice | null;
}

function isOpportunity({ audit: { details, metricSavings }, advice }: Failing): boolean {
  if (advice !== null || (isRecord(details) && details['type'] === 'opportunity')) return true;
  return Object.values(metricSavings ?? {}).some((saving) => (saving ?? 0) > 0);
}

function toOpportunity({ audit, advice }: Failing): SpeedArtifact['opportunities'][number] {
  const details = isRecord(audit.details) ? audit.details : {};
  return {
    id: audit.id,
    title: cutLhrText(advice?.title ?? audit.title),
    description: cutLhrText(advice?.description ?? audit.description),
    savings_ms: advice?.savings_ms ?? readLhrNumber(details['overallSavingsMs']) ?? largestSaving(audit.metricSavings),
    savings_bytes: readLhrNumber(details['overallSavingsBytes']) ?? readWastedBytes(details) ?? 0,
    items: (advice?.items ?? readUrls(audit)).slice(0, MAX_ITEMS),
  };
}

/** Insights say so only where they are debugged; what they show is text. */
function readWastedBytes({ debugData }: Record<string, unknown>): number | null {
  return isRecord(debugData) ? readLhrNumber(debugData['wastedBytes']) : null;
}

function toDiagnostic({ id, title, displayValue, score }: LighthouseAudit): SpeedArtifact['diagnostics'][number] {
  return { id, title: cutLhrText(title), display_value: displayValue ? cutLhrText(displayValue) : null, score };
}

/** The insight lists only files whose font-display is block, fallback or auto. */
function readBlockingFonts(audit: LighthouseAudit | undefined): string[] {
  return audit ? readUrls(audit).slice(0, MAX_ITEMS) : [];
}

/** Bytes on the wire of all files of a kind; null when the requests were not recorded. */
function readBytes(audit: LighthouseAudit | undefined, kind: string): number | null {
  const items = readItems(audit);
  if (items === null) return null;
  const own = items.filter(isRecord).filter((item) => item['resourceType'] === kind);
  return own.reduce((sum, item) => sum + (readLhrNumber(item['transferSize']) ?? 0), 0);
}

type Savings = { id: string; savings_ms: number; savings_bytes: number };

function bySavings(a: Savings, b: Savings): number {
  return b.savings_ms - a.savings_ms || b.savings_bytes - a.savings_bytes || (a.id < b.id ? -1 : 1);
}

function largestSaving(savings: LighthouseAudit['metricSavings'] = {}): number {
  const values = Object.entries(savings).map(([metric, saving]) => (metric === 'CLS' ? 0 : (saving ?? 0)));
  return Math.round(Math.max(0, ...values));
}

function readUrls(audit: LighthouseAudit): string[] {
  const urls = (readItems(audit) ?? []).flatMap((item) => (isRecord(item) && isWebUrl(item['url']) ? item['url'] : []));
  return [...new Set(urls)];
}
