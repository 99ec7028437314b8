import type { Issue } from '../../audits/issue.js';
import type { HtmlFacts } from '../artifacts/html.js';
import type { PageArtifact } from '../artifacts/page.js';
import type { RenderedPage } from '../artifacts/rendered-page.js';
import type { CheckContext } from '../checks/check.js';
import { isIndexable } from '../page/page-state.js';
import { missingText } from '../site/missing-text.js';
import { composePageScore, type PageScore } from './compose-page-score.js';
import { isGateAccepted } from './gates/is-gate-accepted.js';
import { judgePageGates } from './gates/page-gates.js';
import type { ScoreGate } from './gates/score-gate.js';
import { type OnPagePart, type PartScore, scoreParts } from './on-page-parts.js';

export interface OnPageScore extends PageScore {
  components: Record<OnPagePart, PartScore>;
  score_gates: ScoreGate[];
}

interface JudgedPage {
  page: PageArtifact;
  html: HtmlFacts;
  rendered: RenderedPage | null;
  issues: readonly Issue[];
  /** Checks of which something was accepted. */
  accepted?: ReadonlySet<string>;
}

/** Most of their checks are about pages that may be indexed: on others next to nothing is judged. */
const ABOUT_INDEXABLE: readonly OnPagePart[] = ['meta', 'headings', 'content', 'social'];

/** The score of an on-page analysis with its parts, so that the whole can be worked out from them. */
export function scorePageParts(
  { page, html, rendered, issues, accepted = new Set() }: JudgedPage,
  leftOut: ReadonlySet<OnPagePart>,
  context: CheckContext,
): OnPageScore {
  const read = rendered?.error === null ? rendered.rendered : null;
  const readable = read && read.text.word_count > html.text.word_count ? read : html;
  const unmeasured = new Set([...leftOut, ...(isIndexable(page) ? [] : ABOUT_INDEXABLE)]);
  const shares = { 'content/thin': missingText([readable.text.word_count], context.thresholds.thin_page_words) };
  const scored = scoreParts(issues, unmeasured, shares);
  const gates = judgePageGates({ page, html: readable, context, keywords: html.keywords }).filter(
    ({ check_ids }) => !isGateAccepted(check_ids, issues, accepted),
  );
  const components = Object.fromEntries(
    Object.entries(scored).map(([part, { deductions: _deductions, ...rest }]) => [part, rest]),
  ) as Record<OnPagePart, PartScore>;
  return { ...composePageScore(Object.values(scored), gates), components, score_gates: gates };
}
