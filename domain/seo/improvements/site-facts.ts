import type { TargetKeyword } from '../../audits/audit-result.js';
import type { Benchmark } from '../../audits/benchmark.js';
import type { Issue } from '../../audits/issue.js';
import { isContactPath } from '../../base/url/is-contact-path.js';
import { isServicePath } from '../../base/url/is-service-path.js';
import type { FoundCause } from '../causes/found-cause.js';
import type { SiteArtifacts } from '../checks/check.js';
import type { SiteMetrics } from '../site/site-metrics.js';
import type { SiteFacts } from './improvement.js';

export interface FactSources {
  site: SiteArtifacts;
  metrics: SiteMetrics;
  target_keywords: readonly TargetKeyword[];
  benchmark: Benchmark | null;
  /** Root causes that were found, in the order in which causes work. Absent where none were looked for. */
  causes?: readonly FoundCause[];
  /** All issues, those that a cause explains among them: what snippets of causes are made from. */
  all_issues?: readonly Issue[];
  /** Check id → how much of the site it is about, 0–1, where its component was scored by that. */
  shares?: Readonly<Record<string, number>>;
  now: string;
}

const MAIN_URLS = 10;
const NAMED_URLS = 3;
const SEVERAL_PAGES = 3;

export function gatherSiteFacts(sources: FactSources): SiteFacts {
  const { site } = sources;
  const pages = site.pages.filter((page) => page.indexable);
  const inlinks = (url: string) => site.inlinks.get(url)?.length ?? 0;
  // Pages that every page links to and no one searches for are not main pages.
  const searched = pages.filter(({ url }) => !isServicePath(url) && !isContactPath(url));
  const byInlinks = [...(searched.length > 0 ? searched : pages)].sort(
    (one, other) => inlinks(other.url) - inlinks(one.url),
  );
  const main = byInlinks.slice(0, MAIN_URLS).map((page) => page.url);
  return { ...sources, pages, main_urls: main.length > 0 ? main : [site.start_url] };
}

/** Seen on three pages or more, or on all pages of a site that has fewer. */
export function isOnMost(found: readonly unknown[], { pages }: Pick<SiteFacts, 'pages'>): boolean {
  return found.length > 0 && found.length >= Math.min(SEVERAL_PAGES, pages.length);
}

/** The first three URLs inside a sentence: steps name the site's own pages, not "some pages". */
export function nameUrls(urls: readonly string[]): string {
  return urls.slice(0, NAMED_URLS).join(', ');
}
