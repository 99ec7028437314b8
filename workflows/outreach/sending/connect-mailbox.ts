import { proxyActivities } from '@temporalio/workflow';
import type { MailboxAccessActivities } from '../../../activities/oauth/index.js';
import type { ConnectMailboxInput } from '../../../domain/outreach/sending/mailbox-inputs.js';
import { answerNowOptions } from '../../activity-options.js';
import { captureOutcome } from '../../operations/wrapper/component-outcome.js';
import type { ConnectMailboxOutcome } from './contract/mailbox-access.js';

const { connectMailbox: exchange } = proxyActivities<MailboxAccessActivities>(answerNowOptions);

/** Ends a sign-in at a provider of mailboxes while the browser waits. */
export async function connectMailbox(input: ConnectMailboxInput): Promise<ConnectMailboxOutcome> {
  const exchanged = await captureOutcome(() => exchange(input));
  return exchanged.ok ? { connected: true, ...exchanged.value } : { connected: false, error: exchanged.error };
}
