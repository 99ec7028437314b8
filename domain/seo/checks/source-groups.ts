import type { Finding } from './check.js';
import { MAX_RELATED_URLS } from './linking-pages.js';

/** What many pages have in common (a link target, say), with the pages in crawl order. */
export interface SourceGroup<Item> {
  item: Item;
  sources: string[];
}

/** Collects repeats under a key; the first item represents its group, a page counts once. */
export class SourceGroups<Item> {
  private readonly groups = new Map<string, { item: Item; sources: Set<string> }>();

  add(key: string, item: Item, source: string): void {
    const known = this.groups.get(key);
    if (known) known.sources.add(source);
    else this.groups.set(key, { item, sources: new Set([source]) });
  }

  list(): SourceGroup<Item>[] {
    return [...this.groups.values()].map(({ item, sources }) => ({ item, sources: [...sources] }));
  }
}

/** The sources of a group as the count and the first names of a finding. */
export function namedSources(sources: readonly string[]): Pick<Finding, 'count' | 'related_urls'> {
  return { count: sources.length, related_urls: sources.slice(0, MAX_RELATED_URLS) };
}

/** For what is wrong on the pages themselves: the first is named as the place, the others as related. */
export function firstSource(sources: readonly string[]): Pick<Finding, 'url' | 'count' | 'related_urls'> {
  const [url = '', ...others] = sources;
  const related = others.length > 0 ? { related_urls: others.slice(0, MAX_RELATED_URLS) } : {};
  return { url, count: sources.length, ...related };
}
