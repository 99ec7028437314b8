import { revokeGrant } from '../../domain/oauth/revoke-grant.js';
import type { TokenField } from '../../domain/oauth/sealed-tokens.js';
import { mailTokenPlace } from '../../domain/outreach/sending/mailbox-access.js';
import type { DisconnectMailboxInput } from '../../domain/outreach/sending/mailbox-inputs.js';
import type { MailboxAccessDeps } from './mailbox-access-deps.js';

/**
 * Takes the grant of a mailbox back at the provider, where that has a way, and erases it here whatever the provider says.
 * The sender stays, paused until it is connected again. Twice: there is nothing left to do. `revoked` false: the user can
 * end the access at the provider's own page only.
 */
export async function disconnectMailbox(
  deps: MailboxAccessDeps,
  { user_id, sender_id }: DisconnectMailboxInput,
  signal: AbortSignal,
): Promise<{ found: boolean; revoked: boolean }> {
  const grant = await deps.grants.find(user_id, sender_id);
  const sender = await deps.senders.find(user_id, sender_id);
  if (sender?.provider && sender.paused?.reason !== 'user') {
    const detail = 'The mailbox is not connected. Connect it to send its emails and read its replies.';
    const at = deps.now();
    await deps.senders.setPause(user_id, sender_id, { reason: 'not_connected', detail, at: at.toISOString() }, at);
  }
  if (!grant) return { found: false, revoked: false };
  const client = deps.oauth(grant.provider)?.client ?? null;
  const placeOf = (field: TokenField) => mailTokenPlace(user_id, sender_id, field);
  const revoked = await revokeGrant(deps, client, grant, placeOf, { what: 'a mailbox', signal });
  await deps.grants.remove(user_id, sender_id);
  return { found: true, revoked };
}
