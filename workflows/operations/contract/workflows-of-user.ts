import { OPERATION_TYPES } from '../../../domain/operations/operations.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';

/** What ids of workflows begin with, before the user: `<kind>:<user>:…`. A new kind belongs here, or it outlives its user. */
export const WORKFLOW_KINDS: readonly string[] = [
  ...OPERATION_TYPES,
  'connect_platform',
  'disconnect_platform',
  'collect_raw_rows',
  'list_properties',
  'check_placed_link',
  'deliver_webhook',
  'correct-reply',
  'classify-replies',
  'learn-replies',
  'verify_sender',
  'connect_mailbox',
  'disconnect_mailbox',
  'send_test_mail',
  'send_answer',
  'sender_queue',
  'follow_up',
  'resolve_uncertain_attempt',
  'crawl',
  'write_email',
];

/** What a list shows of a workflow. */
export interface ListedWorkflow {
  workflowId: string;
  /** The search attribute; undefined where it has none. */
  user: string | undefined;
}

/**
 * A visibility query that finds all workflows that were run for a user: by their search attribute, and by their ids
 * where they have none. It may match others too, which isOfUser filters out: Temporal's queries can't express `"` and
 * `\`, so only the part before them is matched.
 */
export function workflowsOfUser(userId: OwnerId): string {
  const [plain = ''] = userId.split(/["\\]/);
  const isWhole = plain === userId;
  const attribute = isWhole
    ? `LinkwrightUser = ${quoted(userId.slice(0, 255))}`
    : plain === ''
      ? 'LinkwrightUser IS NOT NULL'
      : `LinkwrightUser STARTS_WITH ${quoted(plain.slice(0, 255))}`;
  const begin = isWhole ? `${userId}:` : plain;
  const ids = WORKFLOW_KINDS.map((kind) => `WorkflowId STARTS_WITH ${quoted(`${kind}:${begin}`)}`);
  return [attribute, ...ids].join(' OR ');
}

export function isOfUser({ workflowId, user }: ListedWorkflow, userId: OwnerId): boolean {
  return user === userId.slice(0, 255) || WORKFLOW_KINDS.some((kind) => workflowId.startsWith(`${kind}:${userId}:`));
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "\\'")}'`;
}
