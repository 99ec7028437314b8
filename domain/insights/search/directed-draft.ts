import type { InsightDraft } from '../ranking/draft.js';

/** An insight about a change, and which way it went. */
export interface DirectedDraft {
  direction: 'loss' | 'gain';
  draft: InsightDraft;
}
