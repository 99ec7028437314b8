import type { OperationType } from './operations.js';

/** Groups that are counted together: tools that a user waits for, long work, and mail that is sent over days. */
export type OperationGroup = 'tools' | 'long' | 'queues';

export interface OperationLimit {
  group: OperationGroup;
  /** Unfinished ones of a user in this group. */
  most: number;
}

/** In words, for who meets the limit. */
export const GROUP_WORDS: Record<OperationGroup, string> = {
  tools: 'quick audits, tools, sends and polls',
  long: 'audits and long analyses',
  queues: 'email queues',
};

/** Enough for a user who audits the sites of many clients at once; more would wait for a free place for a day. */
const MOST_AT_WORK = 100;
/** They hold nothing but a timer, for weeks. */
const MOST_QUEUES = 1_000;

/** A user is waiting for these; each is a minute or two of work. */
const TOOLS: ReadonlySet<OperationType> = new Set<OperationType>([
  'quick_audit',
  'on_page_analysis',
  'speed_analysis',
  'sitemap_analysis',
  'page_analysis',
  'meta_description',
  'opengraph_tags',
  'image_alt_text',
  'judge_again',
  'print_report',
  'send_outreach',
  'poll_replies',
]);

/** Every type counts in exactly one group. */
export function findLimit(type: OperationType): OperationLimit {
  if (type === 'queue_outreach') return { group: 'queues', most: MOST_QUEUES };
  return { group: TOOLS.has(type) ? 'tools' : 'long', most: MOST_AT_WORK };
}
