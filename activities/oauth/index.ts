import type { ConnectMailboxInput, DisconnectMailboxInput } from '../../domain/outreach/sending/mailbox-inputs.js';
import { runVisit } from '../run-visit.js';
import { connectMailbox } from './connect-mailbox.js';
import { disconnectMailbox } from './disconnect-mailbox.js';
import type { MailboxAccessDeps } from './mailbox-access-deps.js';

/** Access to mailboxes by OAuth, on the `providers` queue: they wait for responses more than they work. */
export function createMailboxAccessActivities(deps: MailboxAccessDeps) {
  return {
    connectMailbox: runVisit((input: ConnectMailboxInput, signal) => connectMailbox(deps, input, signal)),
    disconnectMailbox: runVisit((input: DisconnectMailboxInput, signal) => disconnectMailbox(deps, input, signal)),
  };
}

export type MailboxAccessActivities = ReturnType<typeof createMailboxAccessActivities>;
