import { PRIORITY_ORDER } from '../../../audits/ranking-constants.js';
import type { Priority } from '../../../audits/recommendation.js';
import type { Weight } from '../../ranking/draft.js';
import type { Figure } from '../../reading/place.js';

/** How heavy a matter of a priority is. */
export const WEIGHT_OF_PRIORITY: Readonly<Record<Priority, Weight>> = { High: 'high', Medium: 'medium', Low: 'low' };

/** The priority that a result states, as audits write it; null for anything else. */
export function readPriority(figure: Figure<string> | null): Priority | null {
  return PRIORITY_ORDER.find((priority) => priority === figure?.value) ?? null;
}
