import { TITLE_SEPARATOR } from '../../base/text/title-separator.js';
import { parseUrl } from '../../base/url/parse-url.js';
import type { PageSummary } from '../artifacts/page-summary.js';

const LEAST_CHARS = 4;

/**
 * What a site calls itself, by its start page: og:site_name, else the part of the title that its host is named after
 * ("Lamps for every room | Lamp House" on lamp-house.example). Null where it does not say.
 */
export function findSiteName({
  site_name,
  title,
  url,
}: Pick<PageSummary, 'site_name' | 'title' | 'url'>): string | null {
  if (site_name) return site_name;
  const host = plain(parseUrl(url)?.hostname.replace(/^www\./, '') ?? '');
  const parts = title.split(TITLE_SEPARATOR).map((part) => part.trim());
  const named = parts.filter((part) => plain(part).length >= LEAST_CHARS && host.includes(plain(part)));
  return named.sort((one, other) => other.length - one.length)[0] ?? null;
}

/** Letters and digits alone, umlauts in two letters as hosts have them. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
