import { isBroken } from '../../base/http/answer-state.js';
import { isHomeAlias } from '../../base/url/is-home-alias.js';
import { isRootUrl } from '../../base/url/is-root-url.js';
import { readSeries, seriesPlace } from '../../base/url/series-place.js';
import { readHost } from '../../base/url/url-identity.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';
import { canonicalCircle } from './canonical-circle.js';
import type { HreflangClusters } from './hreflang-clusters.js';
import { redirectChain } from './redirect-chain.js';
import { isCanonicalized, isHtml200Summary } from './summary-state.js';
import type { VersionPairs } from './version-pairs.js';

/** What is wrong with the canonical of a page that names another URL. */
export type CanonicalErrorKind =
  | 'other_host'
  | 'host_twin'
  | 'translation'
  | 'error'
  | 'blocked'
  | 'redirect'
  | 'noindex'
  | 'paginated'
  | 'home'
  | 'circle'
  | 'chain';

export interface CanonicalError {
  kind: CanonicalErrorKind;
  page: PageSummary;
  /** The URL that it names. */
  target: string;
  /** The URL that it should name. */
  right: string;
}

const MIN_COPY_WORDS = 50;

/**
 * Pages whose canonical takes them out of the index without need, in crawl order, each under the one error that its fix
 * depends on, with the canonical that is right. Variants that name their main version, and AMP and mobile pages that name
 * the page they belong to, are right as they are.
 */
export function findCanonicalErrors(
  site: SiteArtifacts,
  clusters: HreflangClusters,
  pairs: VersionPairs,
): CanonicalError[] {
  return site.pages.flatMap((page) => {
    if (!isHtml200Summary(page) || !isCanonicalized(page) || page.refresh_url !== null) return [];
    const target = page.canonical_url ?? '';
    if (pairs.isSecondVersion(page, target)) return [];
    const found = classify(page, target, site, clusters);
    return found === null ? [] : [{ kind: found.kind, page, target, right: found.right }];
  });
}

type Found = Pick<CanonicalError, 'kind' | 'right'>;

function classify(page: PageSummary, target: string, site: SiteArtifacts, clusters: HreflangClusters): Found | null {
  const { url } = page;
  const named = site.by_url.get(target);
  if (clusters.areVersions(url, target)) return { kind: 'translation', right: url };
  if (originOf(target) !== originOf(url)) {
    return isAnsweringTwin(url, target, site)
      ? { kind: 'host_twin', right: target }
      : { kind: 'other_host', right: onOwnHost(target, page, site) };
  }
  if (named === undefined) return namesHomeWrongly(page, target, site) ? { kind: 'home', right: url } : null;
  if (!named.allowed_by_robots) return { kind: 'blocked', right: url };
  if (named.redirect_url !== null) return { kind: 'redirect', right: endOfRedirect(page, target, site) };
  if (isBroken(named)) return { kind: 'error', right: url };
  if (named.noindex) return { kind: 'noindex', right: url };
  if (isLaterPageOf(page, target, site)) return { kind: 'paginated', right: url };
  if (namesHomeWrongly(page, target, site)) return { kind: 'home', right: url };
  const circle = canonicalCircle(site, url);
  if (circle.length > 0)
    return circle.includes(url) ? { kind: 'circle', right: headOfCircle(page, circle, site) } : null;
  if (isCanonicalized(named)) return classifyChain(page, named, site, clusters);
  return null;
}

/** A step that is itself wrong will be put right: then the page names a page that names itself. */
function classifyChain(
  page: PageSummary,
  named: PageSummary,
  site: SiteArtifacts,
  clusters: HreflangClusters,
): Found | null {
  const next = named.canonical_url ?? named.url;
  if (classify(named, next, site, clusters) !== null) return null;
  return { kind: 'chain', right: next === page.url ? page.url : next };
}

/** The end of the redirect when the page is a copy of it, else the page itself: its text is nowhere else. */
function endOfRedirect(page: PageSummary, target: string, site: SiteArtifacts): string {
  const { end, end_url: last } = redirectChain(site, target);
  return end?.indexable && end.text_hash === page.text_hash ? last : page.url;
}

/** Copies name one of them; pages with texts of their own name themselves. */
function headOfCircle(page: PageSummary, circle: readonly string[], site: SiteArtifacts): string {
  const members = circle.map((url) => site.by_url.get(url));
  const areCopies = members.every((member) => member?.text_hash === page.text_hash);
  if (!areCopies) return page.url;
  const inlinks = (url: string) => site.inlinks.get(url)?.length ?? 0;
  const [head] = [...circle].sort(
    (one, other) => inlinks(other) - inlinks(one) || one.length - other.length || (one < other ? -1 : 1),
  );
  return head ?? page.url;
}

function isLaterPageOf(page: PageSummary, target: string, site: SiteArtifacts): boolean {
  const place = seriesPlace(page.url);
  if (place === null || place.number < 2) return false;
  if (readSeries(target) !== place.series || (seriesPlace(target)?.number ?? 1) !== 1) return false;
  return site.by_url.get(target)?.text_hash !== page.text_hash;
}

function namesHomeWrongly(page: PageSummary, target: string, site: SiteArtifacts): boolean {
  if (!isRootUrl(target) || isHomeAlias(page.url)) return false;
  return page.word_count < MIN_COPY_WORDS || page.text_hash !== site.by_url.get(target)?.text_hash;
}

/**
 * Whether a canonical names the same path on the https or www form of the host, which responds as far as is known. Then
 * the canonical is right, and the host that was crawled should redirect there.
 */
function isAnsweringTwin(url: string, target: string, { probes }: SiteArtifacts): boolean {
  if (withoutForm(url) !== withoutForm(target) || (url.startsWith('https:') && target.startsWith('http:')))
    return false;
  const wwwForm = probes?.www_form ?? null;
  if (readHost(target) !== readHost(url) && wwwForm !== null) {
    const end = wwwForm.final_url ?? wwwForm.url;
    return wwwForm.error === null && wwwForm.status < 400 && readHost(end) === readHost(target);
  }
  const httpsForm = probes?.https_form ?? null;
  return httpsForm === null || (httpsForm.error === null && httpsForm.status < 400);
}

/** The page of this host that corresponds to a canonical on another one; the page itself if there is none. */
function onOwnHost(target: string, { url }: PageSummary, site: SiteArtifacts): string {
  const own = target.replace(/^https?:\/\/[^/]*/, originOf(url));
  return site.by_url.get(own)?.indexable ? own : url;
}

function withoutForm(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, '');
}

function originOf(url: string): string {
  return /^https?:\/\/[^/]*/.exec(url)?.[0] ?? '';
}
