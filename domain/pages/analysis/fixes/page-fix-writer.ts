import type { Issue } from '../../../audits/issue.js';
import type { Snippet } from '../../../audits/recommendation.js';
import type { HtmlFacts } from '../../../seo/artifacts/html.js';
import type { PageArtifact } from '../../../seo/artifacts/page.js';
import type { Thresholds } from '../../../seo/thresholds.js';

/** The page to fix, read whole: every tag of it is known. */
export interface FixSubject {
  page: PageArtifact & { html: HtmlFacts };
  thresholds: Thresholds;
}

/** Rewrites what is on one page, where the fixes for whole sites have nothing to say. */
export interface PageFixWriter {
  check_ids: readonly string[];
  /** `issues` are those of its checks that were found, at least one. Empty when nothing certain can be written. */
  write(issues: readonly Issue[], subject: FixSubject): Snippet[];
}
