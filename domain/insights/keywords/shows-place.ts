import { type Figure, listParts, part, partAlong, textIn } from '../reading/place.js';
import type { AnalysisSource } from '../results/source.js';
import { readQueries } from './known-queries.js';
import { asksNearby } from './modifiers.js';

/** Advice that audits give to local businesses alone. */
const LOCAL_ADVICE: ReadonlySet<string> = new Set([
  'improvement/local-profile',
  'improvement/local-markup',
  'improvement/business-profile',
  'improvement/call-link',
  'improvement/hours-markup',
]);
const MAX_ADVICE = 200;

/** Whether the input shows that people come to the business: its searchers ask for one nearby, or its audit saw a local one. */
export function showsPlace(content: AnalysisSource, keywords: readonly Figure<string>[]): boolean {
  if ([...keywords, ...readQueries(content).map(({ key }) => key)].some(({ value }) => asksNearby(value))) return true;
  const advice = content.type === 'complete_audit' ? partAlong(content, 'recommendations') : null;
  return (
    advice !== null &&
    listParts(advice, MAX_ADVICE).some((entry) => LOCAL_ADVICE.has(textIn(part(entry, 'id'))?.value ?? ''))
  );
}
