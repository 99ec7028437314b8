import type { Outcome } from '../../../domain/operations/operations.js';
import type { RenderedPage } from '../../../domain/seo/artifacts/rendered-page.js';
import type { RenderedDifferences } from '../../../domain/seo/page/compare-rendered.js';
import { comparedPages } from '../../../domain/seo/site/compared-pages.js';

/** What an on-page analysis says about the page in a browser. */
export interface Rendering {
  rendered: boolean;
  /** Why it could not be rendered; null when it was, or when it was not asked for. */
  error: string | null;
  final_url: string | null;
  script_redirect: string | null;
  /** Null unless source and rendered page are of one response: after a redirect by script they are two pages. */
  differences: RenderedDifferences | null;
}

/** @param outcome null when it was not requested */
export function describeRendering(outcome: Outcome<unknown> | null, page: RenderedPage | null): Rendering {
  const nothing = { rendered: false, final_url: null, script_redirect: null, differences: null };
  if (outcome === null) return { ...nothing, error: null };
  if (!outcome.ok) return { ...nothing, error: outcome.error.detail };
  if (page === null) return { ...nothing, error: 'The rendered page is not in the store' };
  const { error, final_url, script_redirect } = page;
  const [compared] = comparedPages({ rendered: [page] });
  return { rendered: error === null, error, final_url, script_redirect, differences: compared?.differences ?? null };
}
