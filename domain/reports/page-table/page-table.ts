import { listConditions, type PageQueryFilter, type SortOrder } from '../export/page-query.js';
import type { ExploredColumn, ExploredPage } from './explored-page.js';
import { FACET_NAMES, type FacetName } from './facet-name.js';
import { FACET_VALUES } from './facet-values.js';
import { orderPages } from './order-pages.js';

/** How many pages have each value of a facet. */
export type FacetCounts = Readonly<Record<FacetName, FacetCount>>;

export interface FacetCount {
  /** The most frequent values first (see facet-values), at most 20. */
  values: { value: string; pages: number }[];
  /** Values beyond these. */
  left_out: number;
}

/** Values of a facet as numbers, so that counting a hundred thousand pages takes no texts. */
interface FacetCodes {
  values: string[];
  /** Index of the value for each page; -1 where it has none. */
  codes: Int32Array;
}

const MOST_VALUES = 20;
/** A page that meets all conditions, and one that fails two of them or one that no facet chooses. */
const MATCHES = 255;
const FAILS = 254;
/** Filters whose outcome is remembered: one byte a page each. */
const REMEMBERED_FILTERS = 16;

/**
 * The crawled pages of an audit, to be narrowed, counted and sorted many times: what was once worked out is remembered,
 * since a crawl does not change after its end.
 */
export class PageTable {
  readonly #positions = new Map<string, number>();
  readonly #orders = new Map<string, Uint32Array>();
  readonly #facets = new Map<FacetName, FacetCodes>();
  readonly #outcomes = new Map<string, Uint8Array>();

  /** Whether anything is known of what search brought. */
  readonly has_search: boolean;
  /** Whether Google was asked about any of the pages. */
  readonly has_inspections: boolean;

  /** @param pages in crawl order */
  constructor(readonly pages: readonly ExploredPage[]) {
    this.has_search = pages.some(({ impressions }) => impressions !== null);
    this.has_inspections = pages.some(({ google_index }) => google_index !== null);
    pages.forEach(({ url }, position) => {
      if (!this.#positions.has(url)) this.#positions.set(url, position);
    });
  }

  find(url: string): ExploredPage | null {
    return this.pages[this.#positions.get(url) ?? -1] ?? null;
  }

  /** Positions of the pages that match, sorted by a column; in crawl order without one. */
  select(filter: PageQueryFilter, column?: ExploredColumn, order: SortOrder = 'asc'): Uint32Array {
    const ordered = this.#orderOf(column, order);
    const outcome = this.#judge(filter);
    return ordered.filter((position) => outcome[position] === MATCHES);
  }

  /**
   * Pages by each value of each facet, the most frequent first. A facet counts the pages that meet all conditions but its
   * own, so that each value tells how many pages choosing it would list.
   */
  count(filter: PageQueryFilter): FacetCounts {
    const outcome = this.#judge(filter);
    const by = (facet: FacetName) => this.#countBy(facet, outcome);
    return {
      status: by('status'),
      indexability: by('indexability'),
      issues: by('issues'),
      in_sitemap: by('in_sitemap'),
      depth: by('depth'),
      words: by('words'),
      language: by('language'),
      template: by('template'),
      google_index: by('google_index'),
      google_reason: by('google_reason'),
    };
  }

  #countBy(facet: FacetName, outcome: Uint8Array): FacetCount {
    const { values, codes } = this.#codesOf(facet);
    const failsThisAlone = FACET_NAMES.indexOf(facet);
    const counts = new Uint32Array(values.length);
    for (let position = 0; position < codes.length; position++) {
      const code = codes[position] ?? -1;
      const found = outcome[position];
      if (code >= 0 && (found === MATCHES || found === failsThisAlone)) counts[code] = (counts[code] ?? 0) + 1;
    }
    // Of a hundred thousand values only those are sorted by text that may be shown.
    const least = counts.toSorted().at(-MOST_VALUES) ?? 1;
    const frequent = values
      .flatMap((value, code) => {
        const pages = counts[code] ?? 0;
        return pages > 0 && pages >= least ? [{ value, pages }] : [];
      })
      .sort((one, other) => other.pages - one.pages || (one.value < other.value ? -1 : 1))
      .slice(0, MOST_VALUES);
    const met = counts.reduce((sum, pages) => sum + Number(pages > 0), 0);
    return { values: frequent, left_out: met - frequent.length };
  }

  /** Of each page: that it matches, the one facet whose condition it fails, or that it fails otherwise. */
  #judge(filter: PageQueryFilter): Uint8Array {
    const key = JSON.stringify(filter);
    const known = this.#outcomes.get(key);
    if (known) return known;
    const conditions = listConditions(filter).map(({ facet, test }) => ({
      test,
      failed: facet === null ? FAILS : FACET_NAMES.indexOf(facet),
    }));
    const outcome = new Uint8Array(this.pages.length).fill(MATCHES);
    this.pages.forEach((page, position) => {
      for (const { test, failed } of conditions) {
        if (test(page)) continue;
        const before = outcome[position];
        outcome[position] = before === MATCHES || before === failed ? failed : FAILS;
        if (outcome[position] === FAILS) break;
      }
    });
    const [oldest] = this.#outcomes.keys();
    if (this.#outcomes.size >= REMEMBERED_FILTERS && oldest !== undefined) this.#outcomes.delete(oldest);
    this.#outcomes.set(key, outcome);
    return outcome;
  }

  #orderOf(column: ExploredColumn | undefined, order: SortOrder): Uint32Array {
    const key = column === undefined ? '' : `${column} ${order}`;
    const known = this.#orders.get(key);
    if (known) return known;
    const ordered = column === undefined ? Uint32Array.from(this.pages.keys()) : orderPages(this.pages, column, order);
    this.#orders.set(key, ordered);
    return ordered;
  }

  #codesOf(facet: FacetName): FacetCodes {
    const known = this.#facets.get(facet);
    if (known) return known;
    const read = FACET_VALUES[facet];
    const codeOf = new Map<string, number>();
    const codes = Int32Array.from(this.pages, (page) => {
      const value = read(page);
      if (value === null) return -1;
      const code = codeOf.get(value) ?? codeOf.size;
      codeOf.set(value, code);
      return code;
    });
    const made = { values: [...codeOf.keys()], codes };
    this.#facets.set(facet, made);
    return made;
  }
}
