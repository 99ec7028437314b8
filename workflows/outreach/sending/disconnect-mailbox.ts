import { proxyActivities } from '@temporalio/workflow';
import type { MailboxAccessActivities } from '../../../activities/oauth/index.js';
import type { DisconnectMailboxInput } from '../../../domain/outreach/sending/mailbox-inputs.js';
import { revokeOptions } from '../../activity-options.js';
import type { DisconnectMailboxOutcome } from './contract/mailbox-access.js';

const { disconnectMailbox: disconnect } = proxyActivities<MailboxAccessActivities>(revokeOptions);

/** Takes the access to a mailbox back at the provider and erases it here. */
export async function disconnectMailbox(input: DisconnectMailboxInput): Promise<DisconnectMailboxOutcome> {
  return disconnect(input);
}
