import type { HtmlFacts } from '../artifacts/html.js';
import type { RenderedPage } from '../artifacts/rendered-page.js';
import type { SiteArtifacts } from '../checks/check.js';
import { compareRendered, type RenderedDifferences } from '../page/compare-rendered.js';

export interface ComparedPage {
  url: string;
  raw: HtmlFacts;
  rendered: HtmlFacts;
  differences: RenderedDifferences;
}

/** Rendered pages whose source and document can be compared: both are of the same response. */
export function comparedPages(site: Pick<SiteArtifacts, 'rendered'>): ComparedPage[] {
  return (site.rendered ?? []).flatMap((page) => comparePage(page) ?? []);
}

function comparePage({ url, error, status, documents, raw, rendered }: RenderedPage): ComparedPage | null {
  if (error !== null || status !== 200 || documents !== 1 || raw === null || rendered === null) return null;
  return { url, raw, rendered, differences: compareRendered(raw, rendered) };
}
