import type { SitemapKind } from '../../../domain/seo/artifacts/sitemap.js';
import type { FaultLog } from './fault-log.js';
import type { RawEntry } from './raw-entry.js';
import { parseW3cDate } from './w3c-date.js';

const DAY_MS = 24 * 3600 * 1000;

/** Where each kind of file tells when a page last changed. Atom dates have W3C form, RSS those of mail (RFC 822). */
const DATE_PATHS: Readonly<Record<SitemapKind, readonly string[]>> = {
  urlset: ['lastmod'],
  index: ['lastmod'],
  atom: ['updated', 'modified', 'published'],
  rss: ['pubDate', 'date'],
  text: [],
  unknown: [],
};

const RFC_822 = /^(?:[a-z]{3},?\s+)?\d{1,2}\s+[a-z]{3}\s+\d{2,4}\s+\d{2}:\d{2}(?::\d{2})?(?:\s+[a-z0-9+-]{1,5})?$/i;

/** When the page last changed, as an ISO 8601 instant; null when that is not said or makes no sense. */
export function readLastmod(entry: RawEntry, kind: SitemapKind, now: string, log: FaultLog): string | null {
  const value = DATE_PATHS[kind].map((path) => entry.values.get(path)).find((found) => found !== undefined);
  if (!value) return null;
  const date = readDate(value.text, kind);
  if (!date) {
    log.add('lastmod_invalid', value.line, value.text);
    return null;
  }
  if (date.ms > Date.parse(now) + DAY_MS) log.add('lastmod_future', value.line, value.text);
  return date.iso;
}

interface ReadDate {
  ms: number;
  iso: string;
}

/** Neighbours in a list were often changed on the same day. */
let last: { text: string; kind: SitemapKind; date: ReadDate | null } | null = null;

function readDate(text: string, kind: SitemapKind): ReadDate | null {
  if (last?.text === text && last.kind === kind) return last.date;
  const date = parseW3cDate(text) ?? (kind === 'rss' ? parseMailDate(text) : null);
  last = { text, kind, date: date && { ms: date.getTime(), iso: date.toISOString() } };
  return last.date;
}

function parseMailDate(text: string): Date | null {
  const time = RFC_822.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time);
}
