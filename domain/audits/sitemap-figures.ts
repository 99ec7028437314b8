import { median, wholeMedian } from '../base/statistics/median.js';
import { round } from '../base/statistics/round.js';
import { pathSegments } from '../base/url/path-segments.js';
import type { SitemapArtifact, SitemapEntry } from '../seo/artifacts/sitemap.js';
import { findSection } from '../seo/site/section-name.js';
import { measureVelocity, type PublishingVelocity } from '../seo/sitemap/publishing-velocity.js';

/** A part of a site as its sitemap lists it. */
export interface SitemapSection {
  /** "/blog"; "/" for the root. */
  path: string;
  /** The name that sections of other sites are compared by; '' for the root. */
  name: string;
  urls: number;
  share: number;
  newest_lastmod: string | null;
  /** At most 3. */
  sample_urls: string[];
}

/** What the sitemap of one site says about it. Shares are 0–1 of the entries read. */
export interface SitemapFigures {
  urls: number;
  files: number;
  /** Largest first, at most 50; `section_count` has all. */
  sections: SitemapSection[];
  section_count: number;
  /** Null when dates are missing or say nothing. */
  publishing: PublishingVelocity | null;
  lastmod_coverage: number;
  newest_lastmod: string | null;
  median_age_days: number | null;
  /** Entries changed within the last 90 days. */
  fresh_share: number;
  /** Distinct hreflang codes in alphabetical order, at most 100. */
  languages: string[];
  hreflang_share: number;
  image_share: number;
  video_share: number;
  news_share: number;
  /** Path segments of the URLs. */
  depth: { median: number; max: number };
  /** A bound ended the reading: there may be more. */
  incomplete: boolean;
}

const MAX_SECTIONS = 50;
const MAX_SAMPLE = 3;
const MAX_LANGUAGES = 100;
const FRESH_DAYS = 90;
const DAY_MS = 86_400_000;

/** Measures a sitemap with at least one entry. `now` is ISO 8601. */
export function measureSitemap(sitemap: SitemapArtifact, now: string): SitemapFigures {
  const { entries } = sitemap;
  const shareOf = (test: (entry: SitemapEntry) => boolean) =>
    entries.length === 0 ? 0 : round(entries.filter(test).length / entries.length, 3);
  const sections = groupSections(entries);
  const codes = new Set(entries.flatMap((entry) => entry.alternates.map(({ hreflang }) => hreflang)));
  const depths = entries.map(({ url }) => pathSegments(url).length);
  return {
    urls: sitemap.url_count,
    files: sitemap.files.filter((file) => file.status === 200 && file.kind !== 'unknown').length,
    sections: sections.slice(0, MAX_SECTIONS),
    section_count: sections.length,
    publishing: measureVelocity(
      entries.map(({ lastmod }) => lastmod),
      now,
    ),
    lastmod_coverage: shareOf(({ lastmod }) => lastmod !== null),
    ...measureAges(entries, now),
    languages: [...codes].sort().slice(0, MAX_LANGUAGES),
    hreflang_share: shareOf(({ alternates }) => alternates.length > 0),
    image_share: shareOf(({ images }) => images > 0),
    video_share: shareOf(({ videos }) => videos > 0),
    news_share: shareOf(({ news }) => news),
    depth: {
      median: median(depths) ?? 0,
      max: depths.reduce((deepest, depth) => Math.max(deepest, depth), 0),
    },
    incomplete: sitemap.incomplete,
  };
}

/** Dates in the future are errors of their own and say nothing about age. */
function measureAges(
  entries: readonly SitemapEntry[],
  now: string,
): Pick<SitemapFigures, 'newest_lastmod' | 'median_age_days' | 'fresh_share'> {
  const end = Date.parse(now);
  const dated = entries.flatMap(({ lastmod }) => {
    const instant = lastmod === null ? Number.NaN : Date.parse(lastmod);
    return lastmod === null || Number.isNaN(instant) || instant > end ? [] : [{ lastmod, instant }];
  });
  const newest = dated.reduce<(typeof dated)[number] | null>(
    (latest, one) => (latest === null || one.instant > latest.instant ? one : latest),
    null,
  );
  const ages = dated.map(({ instant }) => Math.floor((end - instant) / DAY_MS));
  const fresh = ages.filter((days) => days <= FRESH_DAYS).length;
  return {
    newest_lastmod: newest?.lastmod ?? null,
    median_age_days: wholeMedian(ages),
    fresh_share: entries.length === 0 ? 0 : round(fresh / entries.length, 3),
  };
}

function groupSections(entries: readonly SitemapEntry[]): SitemapSection[] {
  const sections = new Map<string, SitemapSection>();
  for (const { url, lastmod } of entries) {
    const { path, name } = findSection(url);
    const known = sections.get(path);
    const section = known ?? { path, name, urls: 0, share: 0, newest_lastmod: null, sample_urls: [] };
    if (!known) sections.set(path, section);
    section.urls += 1;
    if (section.sample_urls.length < MAX_SAMPLE) section.sample_urls.push(url);
    if (lastmod !== null && isLater(lastmod, section.newest_lastmod)) section.newest_lastmod = lastmod;
  }
  const found = [...sections.values()].map((section) => ({
    ...section,
    share: round(section.urls / entries.length, 3),
  }));
  return found.sort((one, other) => other.urls - one.urls || (one.path < other.path ? -1 : 1));
}

function isLater(date: string, than: string | null): boolean {
  return than === null || Date.parse(date) > Date.parse(than);
}
