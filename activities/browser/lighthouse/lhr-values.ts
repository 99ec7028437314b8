import type { LighthouseAudit } from './lighthouse-report.js';

const MAX_TEXT_CHARS = 1_000;
const MAX_URL_CHARS = 2_048;

/** Lighthouse has no type for the details of its audits. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whole; null for what is no number. */
export function readLhrNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : null;
}

export function cutLhrText(text: string): string {
  return text.length > MAX_TEXT_CHARS ? `${text.slice(0, MAX_TEXT_CHARS)}…` : text;
}

/** Of a table or list; null when the audit is missing or has none. */
export function readItems(audit: LighthouseAudit | undefined): unknown[] | null {
  return isRecord(audit?.details) ? readDetailItems(audit.details) : null;
}

/** Of details, or of details inside of details. */
export function readDetailItems(details: Record<string, unknown>): unknown[] | null {
  return Array.isArray(details['items']) ? details['items'] : null;
}

/** data: and blob: URLs are long, and useless as links. */
export function isWebUrl(value: unknown): value is string {
  return typeof value === 'string' && /^https?:/.test(value) && value.length <= MAX_URL_CHARS;
}
