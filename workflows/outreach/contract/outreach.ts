import type { OperationRef } from '../../../domain/operations/operation-ref.js';

/**
 * The attempt has the operation's id, so that a repeat is the same attempt. Histories can be read for weeks, so the mail
 * itself stays in the store.
 */
export interface SendOutreachInput {
  operation: OperationRef;
}

/** The mails themselves wait in the store as queue items. */
export interface QueueOutreachInput {
  operation: OperationRef;
  campaign_id: string;
  sender_id: string;
  /** Where the queue rotates over several; absent of one with one. */
  sender_ids?: string[];
  total: number;
}

export interface PollRepliesInput {
  operation: OperationRef;
  /** Counts the replies of this campaign only; every mailbox is read all the same. */
  campaign_id: string | null;
}

export interface DiscoverOpportunitiesInput {
  operation: OperationRef;
  keyword: string;
  campaign_id: string | null;
  max_results: number;
  save_to_campaign: boolean;
}

export const SEND_OUTREACH = 'sendOutreach';
export const QUEUE_OUTREACH = 'queueOutreach';
export const POLL_REPLIES = 'pollReplies';
export const DISCOVER_OPPORTUNITIES = 'discoverOpportunities';
