import type { PageSummary } from '../artifacts/page-summary.js';
import type { SiteArtifacts } from '../checks/check.js';

export interface Alternate {
  code: string;
  url: string;
}

const NONE: readonly Alternate[] = [];

/**
 * The language versions of each page, from any source: link elements, Link header and sitemap are equal ways to say it
 * (Google, "Localized versions of your pages"), and a site may use any of them for any page.
 */
export class HreflangSets {
  private readonly listed = new Map<string, Alternate[]>();
  /** False when sitemap entries that were not kept may name more. */
  readonly isWhole: boolean;

  constructor({ sitemap }: Pick<SiteArtifacts, 'sitemap'>) {
    for (const { url, alternates } of sitemap?.entries ?? []) {
      if (alternates.length === 0) continue;
      const known = this.listed.get(url);
      const added = alternates.map(({ hreflang, url: target }) => ({ code: hreflang, url: target }));
      if (known) known.push(...added);
      else this.listed.set(url, added);
    }
    this.isWhole =
      this.listed.size === 0 ||
      (sitemap !== null && !sitemap.incomplete && sitemap.url_count <= sitemap.entries.length);
  }

  /** What the sitemap says about a URL. */
  inSitemap(url: string): readonly Alternate[] {
    return this.listed.get(url) ?? NONE;
  }

  /** All statements about a page, from any source; a version named twice is here twice. */
  of({ url, hreflang }: Pick<PageSummary, 'url' | 'hreflang'>): readonly Alternate[] {
    const listed = this.inSitemap(url);
    return listed.length === 0 ? hreflang : [...hreflang, ...listed];
  }
}
