import { LEAD_STATUSES, type LeadStatus } from './lead-status.js';

/** How other tools write that somebody must not be mailed any more. */
const OPTED_OUT =
  /^(?:unsub(?:scribed?)?|opt(?:ed)?[ _-]?out|do[ _-]?not[ _-]?(?:contact|e?mail)|dnc|block(?:ed|list(?:ed)?)|blacklist(?:ed)?|suppressed|complain(?:ed|t)|spam)$/;
const BOUNCED = /^(?:(?:hard[ _-]?)?bounced?|undeliverable|invalid(?:[ _-]?(?:e?mail|address))?)$/;

/**
 * What a column of status in a file of another tool means here; null for words that are none of ours, which a file may
 * well hold. An opt-out is never lost on the way in.
 */
export function importedStatus(cell: string): LeadStatus | null {
  const text = cell.trim().toLowerCase();
  if (OPTED_OUT.test(text)) return 'unsubscribed';
  if (BOUNCED.test(text)) return 'bounced';
  return LEAD_STATUSES.find((status) => status === text) ?? null;
}
