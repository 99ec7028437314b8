import type { SearchRow } from '../../search-row.js';
import { pageKey } from './page-key.js';

export interface PageCountry {
  url: string;
  /** ISO 3166-1 alpha-3 in upper case. */
  country: string;
  clicks: number;
  impressions: number;
}

/** Puts rows of the dimensions page and country together; combinations without a click are left out. */
export class PageCountryTable {
  private readonly rows = new Map<string, PageCountry>();

  add(rows: readonly SearchRow[]): void {
    for (const { keys, clicks, impressions } of rows) {
      const [page = '', country = ''] = keys;
      if (clicks === 0) continue;
      const url = pageKey(page);
      const code = country.toUpperCase();
      const known = this.rows.get(`${code} ${url}`);
      if (!known) this.rows.set(`${code} ${url}`, { url, country: code, clicks, impressions });
      else {
        known.clicks += clicks;
        known.impressions += impressions;
      }
    }
  }

  result(): PageCountry[] {
    return [...this.rows.values()];
  }
}
