import type { InsightDraft } from '../ranking/draft.js';
import type { PlannedContent } from './content-calendar.js';

/** A piece of content, as an insight and as an entry of the calendar. */
export interface Planned {
  draft: InsightDraft;
  task: PlannedContent;
}
