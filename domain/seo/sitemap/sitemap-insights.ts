import { wholeMedian } from '../../base/statistics/median.js';
import { round } from '../../base/statistics/round.js';
import type { SitemapArtifact, SitemapEntry } from '../artifacts/sitemap.js';
import { measureVelocity, type PublishingVelocity } from './publishing-velocity.js';

/** What the sitemaps say about a site besides their errors. Lists are cut at 20; shares are 0–1. */
export interface SitemapInsights {
  urls: number;
  files: number;
  /** URL families: digits and long slugs replaced by placeholders, "/blog/{slug}". Largest first. */
  patterns: { pattern: string; urls: number; example: string }[];
  /** First path segment, "/" for the root. Largest first. */
  content_distribution: { section: string; urls: number; share: number; newest_lastmod: string | null }[];
  /** Null when dates are missing or say nothing. */
  publishing_velocity: PublishingVelocity | null;
  lastmod: {
    coverage: number;
    newest: string | null;
    oldest: string | null;
    median_age_days: number | null;
  };
  with_images: number;
  with_videos: number;
  news: number;
  with_alternates: number;
  /** Distinct hreflang codes in alphabetical order. */
  languages: string[];
}

const LIST_MAX = 20;
const DAY_MS = 86_400_000;

/** Reads patterns, distribution and dates out of the listed entries. `now` is ISO 8601. */
export function describeSitemap(sitemap: SitemapArtifact, now: string): SitemapInsights {
  const { entries } = sitemap;
  const codes = new Set(entries.flatMap((entry) => entry.alternates.map(({ hreflang }) => hreflang)));
  return {
    urls: sitemap.url_count,
    files: sitemap.files.filter((file) => file.status === 200 && file.kind !== 'unknown').length,
    patterns: countPatterns(entries),
    content_distribution: distribute(entries),
    publishing_velocity: measureVelocity(
      entries.map(({ lastmod }) => lastmod),
      now,
    ),
    lastmod: describeLastmod(entries, now),
    with_images: entries.filter(({ images }) => images > 0).length,
    with_videos: entries.filter(({ videos }) => videos > 0).length,
    news: entries.filter(({ news }) => news).length,
    with_alternates: entries.filter(({ alternates }) => alternates.length > 0).length,
    languages: [...codes].sort(),
  };
}

function countPatterns(entries: readonly SitemapEntry[]): SitemapInsights['patterns'] {
  const families = new Map<string, { urls: number; example: string }>();
  for (const { url } of entries) {
    const pattern = readPattern(url);
    const family = families.get(pattern);
    if (family) family.urls += 1;
    else families.set(pattern, { urls: 1, example: url });
  }
  const found = [...families].map(([pattern, family]) => ({ pattern, ...family }));
  return found.sort((one, other) => other.urls - one.urls || (one.pattern < other.pattern ? -1 : 1)).slice(0, LIST_MAX);
}

/** The last segment is what differs within a family; numbers and dates differ anywhere. */
export function readPattern(url: string): string {
  const { pathname } = new URL(url);
  const segments = pathname.split('/').filter(Boolean);
  if (segments.length === 0) return '/';
  const parts = segments.map((segment, index) => {
    if (/^\d+$/.test(segment)) return '{number}';
    if (/^\d{4}-\d{2}(-\d{2})?$/.test(segment)) return '{date}';
    const last = index === segments.length - 1;
    return last && index > 0 ? '{slug}' : segment;
  });
  return `/${parts.join('/')}`;
}

function distribute(entries: readonly SitemapEntry[]): SitemapInsights['content_distribution'] {
  const sections = new Map<string, { urls: number; newest: string | null }>();
  for (const { url, lastmod } of entries) {
    const [first] = new URL(url).pathname.split('/').filter(Boolean);
    const name = first === undefined ? '/' : `/${first}`;
    const section = sections.get(name) ?? { urls: 0, newest: null };
    section.urls += 1;
    if (lastmod !== null && (section.newest === null || Date.parse(lastmod) > Date.parse(section.newest)))
      section.newest = lastmod;
    sections.set(name, section);
  }
  const found = [...sections].map(([section, { urls, newest }]) => ({
    section,
    urls,
    share: round(urls / entries.length, 3),
    newest_lastmod: newest,
  }));
  return found.sort((one, other) => other.urls - one.urls || (one.section < other.section ? -1 : 1)).slice(0, LIST_MAX);
}

function describeLastmod(entries: readonly SitemapEntry[], now: string): SitemapInsights['lastmod'] {
  const dated = entries.flatMap(({ lastmod }) => (lastmod === null ? [] : [{ lastmod, instant: Date.parse(lastmod) }]));
  dated.sort((one, other) => one.instant - other.instant);
  const ages = dated.map(({ instant }) => Math.max(0, Math.floor((Date.parse(now) - instant) / DAY_MS)));
  return {
    coverage: entries.length === 0 ? 0 : round(dated.length / entries.length, 3),
    newest: dated.at(-1)?.lastmod ?? null,
    oldest: dated[0]?.lastmod ?? null,
    median_age_days: wholeMedian(ages),
  };
}
