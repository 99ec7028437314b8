import type { PageVisit } from './judge-check.js';
import type { CheckResult, LinkFacts, PlacedLink } from './placed-link.js';

/** A link that is not in what the server sent: a browser has to look before that means anything. */
export interface PendingLink {
  link_id: string;
  /** Where the page is, redirects followed. */
  url: string;
  target_url: string;
  /** ISO 8601; the host's turn for the browser's visit. */
  render_at: string;
  visit: PageVisit;
  facts: LinkFacts;
}

/** What a browser made of a pending link; its time is that of its recording. */
export interface RenderedLink {
  link_id: string;
  check: Omit<CheckResult, 'at'>;
}

/** Stores a check with all that follows from it: state, events, and when the next one is due. */
export type RecordLinkCheck = (link: PlacedLink, check: CheckResult) => Promise<void>;
