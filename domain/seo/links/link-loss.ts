import type { Region } from '../artifacts/html.js';
import type { PageSummary } from '../artifacts/page-summary.js';
import { clicksByPage } from '../causes/clicks-by-page.js';
import type { SiteArtifacts } from '../checks/check.js';
import { isHtml200Summary } from '../site/summary-state.js';
import { fragmentTarget } from '../url/fragment-target.js';

type LinkedSite = Pick<SiteArtifacts, 'pages' | 'by_url' | 'inlinks' | 'search_data'>;

/** What links to other pages of the site, or to other sites. */
export type LinkKind = 'internal' | 'external';

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
export function linkLoss(site: LinkedSite, targets: ReadonlySet<string>, kind: LinkKind = 'internal'): number {
  const worth = pageWorth(site);
  const all = new Set<string>();
  const met = new Set<string>();
  let handed = 0;
  let lost = 0;
  for (const page of site.pages) {
    if (!isHtml200Summary(page)) continue;
    let whole = 0;
    let part = 0;
    for (const { target, place, weight, is } of linksOf(page)) {
      if (target === page.url && place === null) continue;
      whole += weight;
      if (is !== kind) continue;
      all.add(target);
      const named = targets.has(target) ? target : place;
      if (named === null || !targets.has(named)) continue;
      met.add(named);
      part += weight;
    }
    if (whole === 0) continue;
    handed += worth(page);
    lost += (worth(page) * part) / whole;
  }
  if (handed === 0 || all.size === 0) return 0;
  return (lost / handed + Math.min(1, met.size / all.size)) / 2;
}

interface WeighedLink {
  target: string;
  /** The place on the target that the link names; null for none. */
  place: string | null;
  weight: number;
  is: LinkKind;
}

function* linksOf({ links, external_links: external }: PageSummary): Generator<WeighedLink> {
  for (const { url, fragment, region } of links) {
    const id = fragmentTarget(fragment);
    yield { target: url, place: id === null ? null : `${url}#${id}`, weight: WEIGHTS[region], is: 'internal' };
  }
  for (const { url } of external) yield { target: url, place: null, weight: EXTERNAL_WEIGHT, is: 'external' };
}

function pageWorth(site: LinkedSite): (page: PageSummary) => number {
  const clicks = clicksByPage(site);
  if (clicks !== null) return ({ url }) => (clicks.get(url) ?? 0) + 1;
  return ({ url }) => 1 + Math.log2(1 + (site.inlinks.get(url)?.length ?? 0));
}
