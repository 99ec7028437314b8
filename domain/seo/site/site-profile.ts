import { median, wholeMedian } from '../../base/statistics/median.js';
import { round } from '../../base/statistics/round.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';
import { measureVelocity, type PublishingVelocity } from '../sitemap/publishing-velocity.js';
import { pageLanguage } from './page-language.js';
import { findSection } from './section-name.js';
import { listTopics, type SiteTopic } from './site-topics.js';
import { isHtml200Summary } from './summary-state.js';

/** The contents of a site, besides its figures: the evidence for comparisons. Lists are cut as noted. */
export interface SiteProfile {
  /** A bound ended the crawl: volumes are what was seen, not what there is. */
  crawl_incomplete: boolean;
  /** Largest first, at most 50; languages of their pages as primary subtags, absent where none is known. */
  sections: { path: string; name: string; pages: number; sample_urls: string[]; languages?: string[] }[];
  /** From the dates that pages show, and from lastmod of the sitemap; null where they are missing or say nothing. */
  publishing: { page_dates: PublishingVelocity | null; sitemap_lastmod: PublishingVelocity | null };
  /** Clicks from the start page; keys of the histogram are clicks and "unlinked". */
  depth: { median: number | null; histogram: Record<string, number> };
  /** JSON-LD types by the number of pages, at most 20. */
  structured_data: { share: number; types: { type: string; pages: number }[] };
  /** What a crawl can show about speed: Lighthouse is not run on competitors. */
  speed: {
    ttfb_median_ms: number | null;
    html_bytes_median: number | null;
    http2_share: number;
    compressed_share: number;
  };
  /** Primary subtags of the languages that the pages are written in, most pages first, at most 20. */
  languages: { code: string; pages: number }[];
  /** By the date of the last change that pages show, else of publication. */
  freshness: { dated_share: number; fresh_share: number; newest: string | null; median_age_days: number | null };
  topics: SiteTopic[];
  /** At most 3 each. */
  examples: { longest: string[]; newest: string[]; structured_data: string[] };
}

const MAX_SECTIONS = 50;
const MAX_LISTED = 20;
const MAX_EXAMPLES = 3;
const FRESH_DAYS = 365;
const DAY_MS = 86_400_000;

/** `now` is ISO 8601. */
export function profileSite(site: SiteArtifacts, now: string): SiteProfile {
  const html = site.pages.filter(isHtml200Summary);
  const indexable = html.filter((page) => page.indexable);
  const dated = datedPages(indexable, now);
  const marked = html.filter((page) => page.has_structured_data);
  return {
    crawl_incomplete: site.crawl_incomplete,
    sections: listSections(indexable),
    publishing: {
      page_dates: measureVelocity(
        indexable.map((page) => page.date_published),
        now,
      ),
      sitemap_lastmod: measureVelocity(
        (site.sitemap?.entries ?? []).map((entry) => entry.lastmod),
        now,
      ),
    },
    depth: measureDepth(html),
    structured_data: { share: shareOf(marked, html), types: countTypes(html) },
    speed: measureSpeed(html),
    languages: countLanguages(indexable),
    freshness: measureFreshness(dated, indexable),
    topics: listTopics(site.start_url, indexable),
    examples: {
      longest: topUrls(indexable, (page) => page.word_count),
      newest: topUrls(dated, ({ instant }) => instant),
      structured_data: marked.slice(0, MAX_EXAMPLES).map(({ url }) => url),
    },
  };
}

function listSections(pages: readonly PageSummary[]): SiteProfile['sections'] {
  const sections = new Map<string, SiteProfile['sections'][number]>();
  for (const page of pages) {
    const { url } = page;
    const { path, name } = findSection(url);
    const section = sections.get(path) ?? { path, name, pages: 0, sample_urls: [] };
    section.pages += 1;
    const language = pageLanguage(page);
    if (language !== '' && !section.languages?.includes(language))
      section.languages = [...(section.languages ?? []), language];
    if (section.sample_urls.length < MAX_EXAMPLES) section.sample_urls.push(url);
    sections.set(path, section);
  }
  const found = [...sections.values()];
  return found.sort((one, other) => other.pages - one.pages || (one.path < other.path ? -1 : 1)).slice(0, MAX_SECTIONS);
}

function measureDepth(html: readonly PageSummary[]): SiteProfile['depth'] {
  const linked = html.flatMap(({ depth }) => (depth === null ? [] : [depth]));
  const histogram = Object.fromEntries(count(html.map(({ depth }) => (depth === null ? 'unlinked' : String(depth)))));
  return { median: median(linked), histogram };
}

function countTypes(html: readonly PageSummary[]): SiteProfile['structured_data']['types'] {
  return ranked(html.flatMap(({ json_ld_types: types }) => [...new Set(types)])).map(([type, pages]) => ({
    type,
    pages,
  }));
}

function measureSpeed(html: readonly PageSummary[]): SiteProfile['speed'] {
  return {
    ttfb_median_ms: median(html.map(({ ttfb_ms }) => ttfb_ms)),
    html_bytes_median: median(html.map(({ body_bytes }) => body_bytes)),
    http2_share: shareOf(
      html.filter(({ http_version }) => http_version === '2'),
      html,
    ),
    compressed_share: shareOf(
      html.filter(({ headers }) => /\b(?:gzip|br|zstd|deflate)\b/i.test(headers['content-encoding'] ?? '')),
      html,
    ),
  };
}

function countLanguages(pages: readonly PageSummary[]): SiteProfile['languages'] {
  const codes = pages.map(pageLanguage).filter((code) => code !== '');
  return ranked(codes).map(([code, pages]) => ({ code, pages }));
}

interface DatedPage {
  url: string;
  date: string;
  instant: number;
  age_days: number;
}

/** A date in the future or one that cannot be read says nothing. */
function datedPages(pages: readonly PageSummary[], now: string): DatedPage[] {
  const end = Date.parse(now);
  return pages.flatMap(({ url, date_modified: modified, date_published: published }) => {
    const date = modified ?? published;
    const instant = date === null ? Number.NaN : Date.parse(date);
    if (date === null || Number.isNaN(instant) || instant > end) return [];
    return [{ url, date, instant, age_days: Math.floor((end - instant) / DAY_MS) }];
  });
}

function measureFreshness(dated: readonly DatedPage[], pages: readonly PageSummary[]): SiteProfile['freshness'] {
  const newest = dated.reduce<DatedPage | null>(
    (latest, page) => (latest === null || page.instant > latest.instant ? page : latest),
    null,
  );
  const fresh = dated.filter(({ age_days: days }) => days <= FRESH_DAYS);
  return {
    dated_share: shareOf(dated, pages),
    fresh_share: shareOf(fresh, dated),
    newest: newest?.date ?? null,
    median_age_days: wholeMedian(dated.map(({ age_days: days }) => days)),
  };
}

function topUrls<Page extends { url: string }>(pages: readonly Page[], rate: (page: Page) => number): string[] {
  const sorted = [...pages].sort((one, other) => rate(other) - rate(one));
  return sorted.slice(0, MAX_EXAMPLES).map(({ url }) => url);
}

function count(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function ranked(values: readonly string[]): [string, number][] {
  const sorted = [...count(values)].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1));
  return sorted.slice(0, MAX_LISTED);
}

function shareOf(some: readonly unknown[], all: readonly unknown[]): number {
  return all.length === 0 ? 0 : round(some.length / all.length, 3);
}
