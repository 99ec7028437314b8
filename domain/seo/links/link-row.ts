import type { PageLink } from './page-link.js';

/** One link, or several of a page to the same URL, as lists of an audit show them. */
export interface LinkRow extends PageLink {
  /** HTTP status of the target; 0 without a response, null when it was not requested. */
  status: number | null;
  /** Links of the page in this row; 1 unless those to one URL are shown as one. */
  count: number;
}

/** The columns of the table, in order. */
export const LINK_COLUMNS = [
  'from',
  'to',
  'status',
  'anchor',
  'kind',
  'follow',
  'rel',
  'position',
  'internal',
  'count',
] as const satisfies readonly (keyof LinkRow)[];
