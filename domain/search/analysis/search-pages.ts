import type { KeyedFigures, SearchFigures } from './search-figures.js';

/** What search brought to each page of a site in the current period of the analysis that represents it. */
export interface SearchPages {
  /** Pages are missing, since the provider's rows met a bound: of an absent page nothing is known. */
  is_cut: boolean;
  pages: SearchPageFigures[];
}

/** As an array, since there are many: URL (see page-key), clicks, impressions, average position. */
export type SearchPageFigures = [url: string, clicks: number, impressions: number, position: number | null];

/** Pages without an impression in the current period are left out. */
export function toSearchPages(pages: readonly KeyedFigures[], isCut: boolean): SearchPages {
  return {
    is_cut: isCut,
    pages: pages.flatMap(({ key, current }): SearchPageFigures[] =>
      current === null ? [] : [[key, current.clicks, current.impressions, current.position]],
    ),
  };
}

/** Figures of one page by its key; zero for one that is absent though all were read, null where nothing is known. */
export function pageFiguresReader({ is_cut, pages }: SearchPages): (key: string) => SearchFigures | null {
  const byUrl = new Map(pages.map((page) => [page[0], page]));
  const absent = is_cut ? null : { clicks: 0, impressions: 0, ctr: null, position: null };
  return (key) => {
    const found = byUrl.get(key);
    if (found === undefined) return absent;
    const [, clicks, impressions, position] = found;
    return { clicks, impressions, ctr: impressions === 0 ? null : clicks / impressions, position };
  };
}
