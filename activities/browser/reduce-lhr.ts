import type { SpeedArtifact, SpeedStrategy } from '../../domain/seo/artifacts/speed.js';

const MAX_ENTRIES = 30;
const MAX_ITEMS = 10;
const MAX_TEXT_CHARS = 1_000;
const MAX_URL_CHARS = 2_048;

/** The parts of Lighthouse's result that are read here. */
export interface LighthouseReport {
  lighthouseVersion: string;
  requestedUrl?: string;
  finalDisplayedUrl: string;
  fetchTime: string;
  runtimeError?: { code: string; message: string };
  timing: { total: number };
  environment?: { benchmarkIndex?: number };
  runWarnings?: unknown[];
  audits: Record<string, LighthouseAudit>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; group?: string }[] }>;
}

export interface LighthouseAudit {
  id: string;
  title: string;
  description: string;
  /** 0–1; null when there is nothing to score. */
  score: number | null;
  /** `error` when the audit itself failed. */
  scoreDisplayMode?: string;
  numericValue?: number;
  displayValue?: string;
  /** Milliseconds by metric, except CLS. */
  metricSavings?: Partial<Record<string, number>>;
  details?: unknown;
}

/** Lighthouse's result of some 200 kB cut down to what reports show. */
export function reduceLhr(lhr: LighthouseReport, strategy: SpeedStrategy): SpeedArtifact {
  const { runtimeError, audits } = lhr;
  const failing = listFailing(lhr);
  const opportunities = failing.filter(isOpportunity).map(toOpportunity);
  const diagnostics = failing.filter((audit) => !isOpportunity(audit)).map(toDiagnostic);
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
    runtime_error: runtimeError ? { code: runtimeError.code, message: cut(runtimeError.message) } : null,
    page_weight_bytes: whole(audits['total-byte-weight']?.numericValue),
    request_count: readItems(audits['network-requests'])?.length ?? null,
    blocking_fonts: readBlockingFonts(audits['font-display']),
    third_parties: readThirdParties(audits['third-party-summary']),
    field_data: null,
    field_data_state: 'not_asked',
    benchmark_index: numberOf(lhr.environment?.benchmarkIndex),
    run_warnings: (lhr.runWarnings ?? []).map((warning) => cut(String(warning))).slice(0, MAX_ITEMS),
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
  };
}

function readMetrics(audits: LighthouseReport['audits']): SpeedArtifact['metrics'] {
  const ms = (id: string) => whole(audits[id]?.numericValue);
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
 * Failed audits that Lighthouse's own report shows, performance first. Its "hidden" group holds the successors of
 * audits that are shown still: both would say everything twice. Metrics have their own place.
 */
function listFailing({ audits, categories }: LighthouseReport): LighthouseAudit[] {
  const names = ['performance', ...Object.keys(categories).filter((name) => name !== 'performance')];
  const shown = names
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ group }) => group !== 'hidden' && group !== 'metrics');
  const ids = new Set(shown.map(({ id }) => id));
  return [...ids].flatMap((id) => audits[id] ?? []).filter(({ score }) => score !== null && score < 1);
}

function isOpportunity({ details, metricSavings }: LighthouseAudit): boolean {
  if (isRecord(details) && details['type'] === 'opportunity') return true;
  return Object.values(metricSavings ?? {}).some((saving) => (saving ?? 0) > 0);
}

function toOpportunity(audit: LighthouseAudit): SpeedArtifact['opportunities'][number] {
  const details = isRecord(audit.details) ? audit.details : {};
  return {
    id: audit.id,
    title: cut(audit.title),
    description: cut(audit.description),
    savings_ms: numberOf(details['overallSavingsMs']) ?? largestSaving(audit.metricSavings),
    savings_bytes: numberOf(details['overallSavingsBytes']) ?? 0,
    items: readUrls(audit).slice(0, MAX_ITEMS),
  };
}

function toDiagnostic({ id, title, displayValue, score }: LighthouseAudit): SpeedArtifact['diagnostics'][number] {
  return { id, title: cut(title), display_value: displayValue ? cut(displayValue) : null, score };
}

/** The audit lists only files whose font-display is block or auto. */
function readBlockingFonts(audit: LighthouseAudit | undefined): string[] {
  return audit ? readUrls(audit).slice(0, MAX_ITEMS) : [];
}

/** @see https://developer.chrome.com/docs/lighthouse/performance/third-party-summary */
function readThirdParties(audit: LighthouseAudit | undefined): SpeedArtifact['third_parties'] {
  if (audit === undefined || audit.scoreDisplayMode === 'error') return null;
  const entities = (readItems(audit) ?? []).filter(isRecord).map((item) => ({
    name: cut(String(item['entity'] ?? '')),
    blocking_ms: numberOf(item['blockingTime']) ?? 0,
    transfer_bytes: numberOf(item['transferSize']) ?? 0,
  }));
  const blocking_ms = entities.reduce((sum, entity) => sum + entity.blocking_ms, 0);
  entities.sort((one, other) => other.blocking_ms - one.blocking_ms || other.transfer_bytes - one.transfer_bytes);
  return { blocking_ms, entities: entities.slice(0, MAX_ITEMS) };
}

/** Bytes on the wire of all files of a kind; null when the requests were not recorded. */
function readBytes(audit: LighthouseAudit | undefined, kind: string): number | null {
  const items = readItems(audit);
  if (items === null) return null;
  const own = items.filter(isRecord).filter((item) => item['resourceType'] === kind);
  return own.reduce((sum, item) => sum + (numberOf(item['transferSize']) ?? 0), 0);
}

type Savings = { id: string; savings_ms: number; savings_bytes: number };

function bySavings(a: Savings, b: Savings): number {
  return b.savings_ms - a.savings_ms || b.savings_bytes - a.savings_bytes || (a.id < b.id ? -1 : 1);
}

function largestSaving(savings: LighthouseAudit['metricSavings'] = {}): number {
  const values = Object.entries(savings).map(([metric, saving]) => (metric === 'CLS' ? 0 : (saving ?? 0)));
  return Math.round(Math.max(0, ...values));
}

function readItems(audit: LighthouseAudit | undefined): unknown[] | null {
  return isRecord(audit?.details) && Array.isArray(audit.details['items']) ? audit.details['items'] : null;
}

function readUrls(audit: LighthouseAudit): string[] {
  const urls = (readItems(audit) ?? []).flatMap((item) => (isRecord(item) ? readUrl(item['url']) : []));
  return [...new Set(urls)];
}

/** data: and blob: URLs are no place to send anybody, and long. */
function readUrl(value: unknown): string[] {
  return typeof value === 'string' && /^https?:/.test(value) && value.length <= MAX_URL_CHARS ? [value] : [];
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : null;
}

function whole(value: number | undefined): number | null {
  return numberOf(value);
}

function cut(text: string): string {
  return text.length > MAX_TEXT_CHARS ? `${text.slice(0, MAX_TEXT_CHARS)}…` : text;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
