import type { SearchRow } from '../../search-row.js';
import type { SearchFigures } from '../search-figures.js';
import { FigureSum } from '../sum-figures.js';
import { pageKey } from './page-key.js';

export interface PageDevices {
  url: string;
  mobile: SearchFigures | null;
  desktop: SearchFigures | null;
}

/** Puts rows of the dimensions page and device together; tablets are left out. */
export class PageDeviceTable {
  private readonly pages = new Map<string, { mobile: FigureSum | null; desktop: FigureSum | null }>();

  add(rows: readonly SearchRow[]): void {
    for (const row of rows) {
      const [page = '', device = ''] = row.keys;
      const name = device.toLowerCase();
      if (name !== 'mobile' && name !== 'desktop') continue;
      const url = pageKey(page);
      const sums = this.pages.get(url) ?? { mobile: null, desktop: null };
      sums[name] = (sums[name] ?? new FigureSum()).add(row);
      this.pages.set(url, sums);
    }
  }

  result(): PageDevices[] {
    return [...this.pages].map(([url, { mobile, desktop }]) => ({
      url,
      mobile: mobile?.figures() ?? null,
      desktop: desktop?.figures() ?? null,
    }));
  }
}
