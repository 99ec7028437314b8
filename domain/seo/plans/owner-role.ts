import type { Recommendation } from '../../audits/recommendation.js';

/** Who can do a task: write and edit pages, change templates and servers, or plan, measure and win attention. */
export type OwnerRole = 'content' | 'developer' | 'marketing';

/** Check categories (the part of an id before the slash) whose issues are fixed in a text, not in a template. */
const WRITTEN = new Set(['title', 'desc', 'h1', 'h2', 'heading', 'content', 'ai', 'og', 'twitter', 'image']);
/** Checks of those categories that are nevertheless fixed in a template or on the server. */
const TEMPLATED = new Set([
  'image/no-dimensions',
  'image/data-uri-large',
  'image/srcset-invalid',
  'ai/content-without-js',
]);

/** Improvements that are neither writing nor building. */
const CAMPAIGNS = new Set([
  'improvement/search-data',
  'improvement/competitor-content-gap',
  'improvement/competitor-topics',
  'improvement/competitor-sections',
  'improvement/publishing-rhythm',
]);

export function ownerRole({
  id,
  component,
  check_ids,
}: Pick<Recommendation, 'id' | 'component' | 'check_ids'>): OwnerRole {
  if (CAMPAIGNS.has(id)) return 'marketing';
  const [first] = check_ids;
  if (first !== undefined) return isWritten(first) ? 'content' : 'developer';
  return component === 'content_strategy' || component === 'on_page_seo' ? 'content' : 'developer';
}

function isWritten(checkId: string): boolean {
  return WRITTEN.has(checkId.split('/')[0] ?? '') && !TEMPLATED.has(checkId);
}
