import type { HtmlFacts } from '../artifacts/html.js';
import type { Thresholds } from '../thresholds.js';
import type { ComparedPage } from './compared-pages.js';

/** Links of a page that only its scripts add. */
export interface ScriptedLinks {
  page: ComparedPage;
  /** Most links of the page, or the menu while its texts have links of their own. */
  what: 'links' | 'menu';
  /** Distinct internal targets that the source does not link to, or not from its menu, among all of the page or of its menu. */
  missing: number;
  all: number;
  example: string;
  /** Share of all internal targets of the page that are missing in the source, 0–1. */
  share: number;
}

/** A logo and a language switch are no menu. */
const LEAST_MENU = 3;
const MENU_SHARE = 0.5;

/**
 * The pages whose source lacks most of their links, or their menu. A menu counts by itself: it links to the important
 * pages, on every page, whatever else the texts link to; a list of products or articles that a script adds does not. It
 * comes from the template: if one page shows that the source links to most of its menu nowhere, a page whose source has
 * a menu without those links lacks it as well, even if its text happens to link to the same pages.
 */
export function findScriptedLinks(
  pages: readonly ComparedPage[],
  thresholds: Pick<Thresholds, 'rendered_links' | 'rendered_link_share'>,
): ScriptedLinks[] {
  const read = pages.map((page) => ({
    page,
    source: readTargets(page.raw, page.url),
    shown: readTargets(page.rendered, page.url),
  }));
  const isMenuMissing = read.some(({ source, shown }) => lacksMenu(shown.menu, source.all));
  return read.flatMap(({ page, source, shown }): ScriptedLinks[] => {
    const missing = [...shown.all].filter((target) => !source.all.has(target));
    const share = shown.all.size === 0 ? 0 : missing.length / shown.all.size;
    const [example] = missing;
    if (example !== undefined && shown.all.size >= thresholds.rendered_links && share > thresholds.rendered_link_share)
      return [{ page, what: 'links', missing: missing.length, all: shown.all.size, example, share }];
    const from = lacksMenu(shown.menu, source.all) ? source.all : source.menu;
    if (!isMenuMissing || !lacksMenu(shown.menu, from)) return [];
    const lost = [...shown.menu].filter((target) => !from.has(target));
    return [{ page, what: 'menu', missing: lost.length, all: shown.menu.size, example: lost[0] ?? page.url, share }];
  });
}

function lacksMenu(menu: ReadonlySet<string>, source: ReadonlySet<string>): boolean {
  const lost = [...menu].filter((target) => !source.has(target)).length;
  return menu.size >= LEAST_MENU && lost >= menu.size * MENU_SHARE;
}

/** Distinct targets on the same site, the page itself aside: all, and those of header and navigation. */
function readTargets({ anchors }: HtmlFacts, page: string): { all: Set<string>; menu: Set<string> } {
  const all = new Set<string>();
  const menu = new Set<string>();
  for (const { internal, url, region } of anchors) {
    if (!internal || url === null || url === page) continue;
    all.add(url);
    if (region === 'header' || region === 'nav') menu.add(url);
  }
  return { all, menu };
}
