import { alone } from '../../../activities/pages/compose-page-analysis.js';
import type { Issue } from '../../../domain/audits/issue.js';
import type { Snippet } from '../../../domain/audits/recommendation.js';
import { analyzePage } from '../../../domain/pages/analysis/analyze-page.js';
import type { PageFixWriter } from '../../../domain/pages/analysis/fixes/page-fix-writer.js';
import { judgeNamedPage } from '../../../domain/pages/analysis/judge-named-page.js';
import type { PageAnalysis } from '../../../domain/pages/analysis/page-analysis.js';
import type { HtmlFacts } from '../../../domain/seo/artifacts/html.js';
import type { PageArtifact } from '../../../domain/seo/artifacts/page.js';
import { ALL_CHECKS } from '../../../domain/seo/checks/index.js';
import { context } from '../check-context.js';
import { type PageOverrides, pageFrom } from '../sites/pages.js';

type HtmlPage = PageArtifact & { html: HtmlFacts };

/** A page that is HTML. */
export function htmlPageFrom(html: string, overrides: PageOverrides = {}): HtmlPage {
  const page = pageFrom(html, overrides);
  if (page.html === null) throw new Error('Give some HTML');
  return { ...page, html: page.html };
}

/** The comprehensive analysis of this HTML by all checks. */
export function analyzeHtml(html: string, overrides: PageOverrides = {}): PageAnalysis {
  const page = htmlPageFrom(html, overrides);
  const target_keywords = overrides.keywords ?? [];
  const analysis = analyzePage(
    { page, url: page.url, target_keywords, ...alone(page) },
    ALL_CHECKS,
    context(),
    () => undefined,
  );
  return { ...analysis, generated_at: analysis.analyzed_at, duration_ms: 7 };
}

export function issuesOn(page: HtmlPage): Issue[] {
  return judgeNamedPage({ page, ...alone(page) }, ALL_CHECKS, context()).issues;
}

/** What a writer makes of its own issues on this HTML; it is not asked without one. */
export function writeFixes(writer: PageFixWriter, html: string, overrides: PageOverrides = {}): Snippet[] {
  const page = htmlPageFrom(html, overrides);
  const own = issuesOn(page).filter(({ check_id }) => writer.check_ids.includes(check_id));
  return own.length === 0 ? [] : writer.write(own, { page, thresholds: context().thresholds });
}
