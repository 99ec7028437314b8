import { normalizeUrl } from '../../base/url/url-identity.js';
import type { LayoutFacts, RenderedPage } from '../artifacts/rendered-page.js';
import type { SiteArtifacts } from '../checks/check.js';

export interface ShownPage {
  url: string;
  page: RenderedPage;
  layout: LayoutFacts;
}

/** Rendered pages that the browser ended on: what a script leads to is another page, and maybe an error. */
export function shownPages(site: Pick<SiteArtifacts, 'rendered'>): ShownPage[] {
  return (site.rendered ?? []).flatMap((page) => {
    const { url, error, status, documents, layout } = page;
    if (error !== null || status !== 200 || layout === null) return [];
    return documents === 1 || endsWhereItBegan(page) ? [{ url, page, layout }] : [];
  });
}

function endsWhereItBegan({ source_url, final_url }: RenderedPage): boolean {
  return normalizeUrl(source_url) === normalizeUrl(final_url);
}
