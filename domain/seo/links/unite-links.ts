import { isHyperlink, type PageLink } from './page-link.js';

/**
 * The links of one page, those to the same URL as one: the first of them, and how many there are. Followed where one of
 * them is. A canonical, redirect or the like stays separate from links that visitors click.
 */
export function uniteLinks(links: readonly PageLink[]): { link: PageLink; count: number }[] {
  const found = new Map<string, { link: PageLink; count: number }>();
  for (const link of links) {
    const key = `${isHyperlink(link) ? 'link' : link.kind} ${link.from} ${link.to}`;
    const known = found.get(key);
    if (!known) {
      found.set(key, { link, count: 1 });
      continue;
    }
    known.count += 1;
    if (link.follow && !known.link.follow) known.link = { ...known.link, follow: true, rel: [] };
  }
  return [...found.values()];
}
