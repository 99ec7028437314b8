import { isoInstant } from '../../../domain/base/time/iso-instant.js';
import type { SitemapKind } from '../../../domain/seo/artifacts/sitemap.js';
import { detach } from './detach.js';
import type { RawEntry, RawValue } from './raw-entry.js';
import type { SitemapErrorLog } from './sitemap-error-log.js';
import { parseW3cDate } from './w3c-date.js';

const DAY_MS = 24 * 3600 * 1000;
const MAX_KNOWN = 1000;

/** Where each kind of file says when a page last changed. Atom dates have W3C form, RSS dates mail form (RFC 822). */
const DATE_PATHS: Readonly<Record<SitemapKind, readonly string[]>> = {
  urlset: ['lastmod'],
  index: ['lastmod'],
  atom: ['updated', 'modified', 'published'],
  rss: ['pubDate', 'date'],
  text: [],
  unknown: [],
};

const RFC_822 = /^(?:[a-z]{3},?\s+)?\d{1,2}\s+[a-z]{3}\s+\d{2,4}\s+\d{2}:\d{2}(?::\d{2})?(?:\s+[a-z0-9+-]{1,5})?$/i;

interface ReadDate {
  iso: string;
  isFuture: boolean;
}

/** Reads when pages last changed, and reports dates that are invalid or in the future. */
export class LastmodReader {
  /** Pages were often changed on the same day. */
  private readonly known = new Map<string, ReadDate | null>();
  private readonly latestMs: number;

  /** @param now ISO 8601 */
  constructor(
    now: string,
    private readonly log: SitemapErrorLog,
  ) {
    this.latestMs = Date.parse(now) + DAY_MS;
  }

  /** When the page last changed, as an ISO 8601 instant; null when that is not said or makes no sense. */
  read(entry: RawEntry, kind: SitemapKind): string | null {
    const value = lastmodOf(entry, kind);
    if (!value) return null;
    const date = this.dateOf(value.text, kind);
    if (!date) this.log.add('lastmod_invalid', value.line, value.text);
    else if (date.isFuture) this.log.add('lastmod_future', value.line, value.text);
    return date?.iso ?? null;
  }

  private dateOf(text: string, kind: SitemapKind): ReadDate | null {
    const known = this.known.get(text);
    if (known !== undefined) return known;
    const date = parseW3cDate(text) ?? (kind === 'rss' ? parseMailDate(text) : null);
    const read = date && { iso: date.toISOString(), isFuture: date.getTime() > this.latestMs };
    if (this.known.size < MAX_KNOWN) this.known.set(detach(text), read);
    return read;
  }
}

function lastmodOf(entry: RawEntry, kind: SitemapKind): RawValue | undefined {
  for (const path of DATE_PATHS[kind]) {
    const value = entry.values.get(path);
    if (value) return value;
  }
  return undefined;
}

function parseMailDate(text: string): Date | null {
  const time = RFC_822.test(text) ? Date.parse(text) : Number.NaN;
  return isoInstant(time) === null ? null : new Date(time);
}
