import { LEAD_STATUSES, type LeadStatus } from './lead-status.js';

/** How other tools mark that a person must not be mailed any more. */
const OPTED_OUT =
  /^(?:unsub(?:scribed?)?|opt(?:ed)?[ _-]?out|do[ _-]?not[ _-]?(?:contact|e?mail)|dnc|block(?:ed|list(?:ed)?)|blacklist(?:ed)?|suppressed|complain(?:ed|t)|spam)$/;
const BOUNCED = /^(?:(?:hard[ _-]?)?bounced?|undeliverable|invalid(?:[ _-]?(?:e?mail|address))?)$/;

/**
 * What a status column in another tool's file means here; null for unknown words, which a file may well contain. An
 * opt-out is never lost in an import.
 */
export function importedStatus(cell: string): LeadStatus | null {
  const text = cell.trim().toLowerCase();
  if (OPTED_OUT.test(text)) return 'unsubscribed';
  if (BOUNCED.test(text)) return 'bounced';
  return LEAD_STATUSES.find((status) => status === text) ?? null;
}
