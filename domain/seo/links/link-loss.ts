import { fragmentTarget } from '../../base/url/fragment-target.js';
import type { Region } from '../artifacts/html.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import { clicksByPage } from '../causes/clicks-by-page.js';
import type { SiteArtifacts } from '../checks/check.js';
import { isHtml200Summary } from '../site/summary-state.js';

type LinkedSite = Pick<SiteArtifacts, 'pages' | 'by_url' | 'inlinks' | 'search_data'>;

/** What links to other pages of the site, or to other sites. */
export type LostLinkKind = 'internal' | 'external';

interface Targets {
  targets: ReadonlySet<string>;
  /** Some are places on pages: fragments count. */
  places: boolean;
}

/**
 * How likely a link is followed by where it is, against one in the text: Google's reasonable surfer (US 8,117,209) weighs
 * links by place, too. Pages without landmarks hold theirs in `other`.
 */
const WEIGHTS: Readonly<Record<Region, number>> = {
  main: 1,
  other: 1,
  header: 0.7,
  nav: 0.7,
  aside: 0.4,
  footer: 0.2,
  head: 0,
};
/** Links to other sites are kept without their place. */
const EXTERNAL_WEIGHT = 0.5;

/**
 * How much the links of a site lose that lead to certain targets, 0–1: the mean of
 * - the share of what pages hand on. Each page hands on its worth by its links in parts, by their places; a page is worth
 *   its clicks where Search Console is connected, and else more the more pages link to it.
 * - the share of distinct targets among all that pages link to.
 * A link of a template is one target and one link of many on each page, on however many pages it is repeated. Targets are
 * URLs, or with `#` a place on one.
 */
export function linkLoss(site: LinkedSite, targets: ReadonlySet<string>, kind: LostLinkKind = 'internal'): number {
  const worthOf = pageWorth(site);
  const met = new Set<string>();
  const wanted: Targets = { targets, places: [...targets].some((target) => target.includes('#')) };
  const linked = kind === 'internal' ? site.inlinks : externalTargets(site);
  let handed = 0;
  let lost = 0;
  for (const page of site.pages) {
    if (!isHtml200Summary(page)) continue;
    const { own, external } = weigh(page);
    if (own + external === 0) continue;
    const part = kind === 'internal' ? internalPart(page, wanted, met) : externalPart(page, targets, met);
    const worth = worthOf(page);
    handed += worth;
    lost += (worth * part) / (own + external);
  }
  if (handed === 0 || linked.size === 0) return 0;
  return (lost / handed + Math.min(1, met.size / linked.size)) / 2;
}

function weigh({ url: page, links, external_links }: PageSummary): { own: number; external: number } {
  let own = 0;
  for (const { url, fragment, region } of links) if (url !== page || fragment !== '') own += WEIGHTS[region];
  return { own, external: EXTERNAL_WEIGHT * external_links.length };
}

/** Weight of the links of a page that lead to the targets, which are noted as met. */
function internalPart({ url: page, links }: PageSummary, { targets, places }: Targets, met: Set<string>): number {
  let part = 0;
  for (const { url, fragment, region } of links) {
    if (url === page && fragment === '') continue;
    const named = targets.has(url) || fragment === '' || !places ? url : placeOn(url, fragment);
    if (!targets.has(named)) continue;
    met.add(named);
    part += WEIGHTS[region];
  }
  return part;
}

function placeOn(url: string, fragment: string): string {
  const id = fragmentTarget(fragment);
  return id === null ? url : `${url}#${id}`;
}

function externalPart({ external_links }: PageSummary, targets: ReadonlySet<string>, met: Set<string>): number {
  const hits = external_links.filter(({ url }) => targets.has(url));
  for (const { url } of hits) met.add(url);
  return EXTERNAL_WEIGHT * hits.length;
}

function externalTargets({ pages }: LinkedSite): ReadonlySet<string> {
  return new Set(pages.flatMap(({ external_links }) => external_links.map(({ url }) => url)));
}

function pageWorth(site: LinkedSite): (page: PageSummary) => number {
  const clicks = clicksByPage(site);
  if (clicks !== null) return ({ url }) => (clicks.get(url) ?? 0) + 1;
  return ({ url }) => 1 + Math.log2(1 + (site.inlinks.get(url)?.length ?? 0));
}
