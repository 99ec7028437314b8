import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from './check.js';

/** The links to a URL, by how search engines are asked to treat them. */
export interface LinkFollow {
  /** Pages with a link that is followed. */
  followed: string[];
  /** Pages whose every link to it says nofollow. */
  held: string[];
  /** Pages that say nofollow for all their links. */
  onNofollowPages: string[];
}

/** The targets that some link or page holds back, in the order they were met, links of a page to itself left out. */
export function heldTargets(site: SiteArtifacts): Map<string, LinkFollow> {
  const targets = new Map<string, LinkFollow>();
  for (const page of site.pages) {
    for (const { url, nofollow } of page.links) {
      if ((!nofollow && !page.nofollow) || url === page.url || targets.has(url)) continue;
      targets.set(url, { followed: [], held: [], onNofollowPages: [] });
    }
  }
  if (targets.size > 0) for (const page of site.pages) addLinks(page, targets);
  return targets;
}

function addLinks(page: PageSummary, targets: ReadonlyMap<string, LinkFollow>): void {
  const isHeld = new Map<string, boolean>();
  for (const { url, nofollow } of page.links) {
    if (url !== page.url && targets.has(url)) isHeld.set(url, nofollow && (isHeld.get(url) ?? true));
  }
  for (const [url, held] of isHeld) {
    const target = targets.get(url);
    if (held) target?.held.push(page.url);
    else if (page.nofollow) target?.onNofollowPages.push(page.url);
    else target?.followed.push(page.url);
  }
}
