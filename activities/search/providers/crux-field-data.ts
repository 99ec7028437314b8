import { parseUrl } from '../../../domain/base/url/parse-url.js';
import type { FieldData, SpeedStrategy } from '../../../domain/seo/artifacts/speed.js';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_CHARS = 200_000;

export interface CruxOptions {
  /** Where the API lives. */
  baseUrl: string;
  key: string;
}

const FORM_FACTORS: Record<SpeedStrategy, string> = { mobile: 'PHONE', desktop: 'DESKTOP' };

/**
 * Queries the Chrome UX Report: for the page first, then for its whole origin, since most pages have too few visits.
 * @see https://developer.chrome.com/docs/crux/api
 */
export function createCruxFieldData(options: CruxOptions) {
  return {
    /** @returns null when neither page nor origin is known. @throws when the API is unavailable or rejects it */
    async find(url: string, strategy: SpeedStrategy, signal: AbortSignal): Promise<FieldData | null> {
      const formFactor = FORM_FACTORS[strategy];
      const origin = parseUrl(url)?.origin;
      const ofPage = await query(options, { url, formFactor }, signal);
      if (ofPage !== null) return readRecord(ofPage, 'url');
      const ofOrigin = origin === undefined ? null : await query(options, { origin, formFactor }, signal);
      return ofOrigin === null ? null : readRecord(ofOrigin, 'origin');
    },
  };
}

/** @returns the record in the response; null for 404, which means too few known visits and is not an error */
async function query({ baseUrl, key }: CruxOptions, body: object, signal: AbortSignal): Promise<unknown> {
  const address = `${baseUrl.replace(/\/$/, '')}/v1/records:queryRecord?key=${encodeURIComponent(key)}`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  const text = await response.text();
  if (response.status === 404) return null;
  // The address holds the key: it must not get into a message.
  if (!response.ok) throw new Error(`The Chrome UX Report returned status ${response.status}`);
  if (text.length > MAX_ANSWER_CHARS) throw new Error('The Chrome UX Report said too much');
  return read(JSON.parse(text), 'record') ?? null;
}

function readRecord(record: unknown, source: FieldData['source']): FieldData {
  const p75 = (metric: string) => percentile(read(record, 'metrics', metric, 'percentiles', 'p75'));
  const period = read(record, 'collectionPeriod');
  const from = readDate(read(period, 'firstDate'));
  const to = readDate(read(period, 'lastDate'));
  return {
    source,
    lcp_ms: p75('largest_contentful_paint'),
    inp_ms: p75('interaction_to_next_paint'),
    cls: p75('cumulative_layout_shift'),
    fcp_ms: p75('first_contentful_paint'),
    ttfb_ms: p75('experimental_time_to_first_byte'),
    period: from !== null && to !== null ? { from, to } : null,
  };
}

/** CLS comes as a string, the others as numbers. */
function percentile(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function readDate(date: unknown): string | null {
  const parts = [read(date, 'year'), read(date, 'month'), read(date, 'day')];
  if (!parts.every((part) => typeof part === 'number')) return null;
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

function read(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
