import type { PageSummary } from '../../../domain/seo/artifacts/page-summary.js';
import type { ResourceKind } from '../../../domain/seo/artifacts/resource.js';
import type { SitemapImage } from '../../../domain/seo/artifacts/sitemap.js';

/** Files that are listed at all; more would only fill memory. */
const MAX_LISTED = 5_000;
const MAX_USED_BY = 10;

export interface ResourceUse {
  url: string;
  kinds: ResourceKind[];
  /** Pages in the order they were added, at most 10; for an image that only a sitemap names, the page it is listed for. */
  used_by: string[];
  use_count: number;
}

/** Who uses which file, in the order of first use. */
export class ResourceUses {
  private readonly uses = new Map<string, ResourceUse>();
  private readonly lastUser = new Map<string, string>();

  /** @param known uses of pages that were added before; those that follow are others */
  constructor(known: readonly ResourceUse[] = []) {
    for (const use of known) this.uses.set(use.url, use);
  }

  addPage(page: PageSummary): void {
    // What an error page loads is no part of the site that visitors are meant to see.
    if (page.status !== 200 || !page.is_html) return;
    for (const url of page.styles) this.add(url, 'style', page.url);
    for (const url of page.scripts) this.add(url, 'script', page.url);
    for (const url of page.images) this.add(url, 'image', page.url);
    for (const url of page.image_candidates) this.add(url, 'srcset_image', page.url);
    if (page.og_image !== null) this.add(page.og_image, 'og_image', page.url);
  }

  addSitemapImage({ url, page_url }: SitemapImage): void {
    const known = this.uses.get(url);
    // The pages that show it have been counted.
    if (known) known.kinds.push('sitemap_image');
    else this.add(url, 'sitemap_image', page_url);
  }

  private add(url: string, kind: ResourceKind, user: string): void {
    const known = this.uses.get(url);
    if (!known) {
      if (this.uses.size >= MAX_LISTED) return;
      this.uses.set(url, { url, kinds: [kind], used_by: [user], use_count: 1 });
    } else {
      if (!known.kinds.includes(kind)) known.kinds.push(kind);
      // A page that uses a file in two ways is one page still.
      if (this.lastUser.get(url) === user) return;
      known.use_count++;
      if (known.used_by.length < MAX_USED_BY) known.used_by.push(user);
    }
    this.lastUser.set(url, user);
  }

  all(): ResourceUse[] {
    return [...this.uses.values()];
  }
}
