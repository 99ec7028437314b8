import type { Recommendation } from './recommendation.js';

/** `findable`: pages can be reached and indexed; `content`: what is on them. Everything else is between. */
export type WorkStage = 'findable' | 'between' | 'content';

/** Checks whose failure keeps pages out of the index: work on a page that can't be found is lost. */
const FINDABLE =
  /^(?:robots\/(?:site-disallowed|unreachable|html-instead|redirects-too-far)|index\/|canonical\/(?:to-|loop|multiple)|crawl\/(?:homepage|status-5xx|dns|no-response|https-unavailable|blocked|redirect-loop|hard-404|timeout))/;
const CONTENT = /^(?:content|title|desc|h1|h2|heading)\//;

/** The stage of a piece of work: indexability comes before content. */
export function workStage({ check_ids, component }: Pick<Recommendation, 'check_ids' | 'component'>): WorkStage {
  if (check_ids.some((id) => FINDABLE.test(id))) return 'findable';
  if (check_ids.some((id) => CONTENT.test(id)) || component === 'content_strategy') return 'content';
  return 'between';
}
