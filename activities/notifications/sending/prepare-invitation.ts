import type { NotificationMail } from '../../../domain/notifications/notification-mail.js';
import type { NotificationDeps } from '../notification-deps.js';
import type { PreparedMail } from './prepared-mail.js';

/**
 * The mail of an open invitation. Its link holds a token of its own, which is kept nowhere: what is stored is its hash, and that
 * before the mail leaves.
 */
export async function prepareInvitation(
  deps: NotificationDeps,
  { workspace_id, data }: NotificationMail,
): Promise<PreparedMail | { skipped: string }> {
  const id = typeof data['invitation_id'] === 'string' ? data['invitation_id'] : '';
  const [invitation, workspace] = await Promise.all([
    deps.invitations.find(workspace_id, id, deps.now()),
    deps.workspaces.find(workspace_id),
  ]);
  if (!invitation || !workspace) return { skipped: 'The invitation was accepted or revoked, or has expired' };
  const { email, role, sites, invited_by, expires_at } = invitation;
  const { token, hash } = deps.createInvitationToken();
  return {
    to: email,
    facts: {
      kind: 'invitation',
      url: `${deps.publicUrl}/app/invitations/${token}`,
      role,
      sites,
      invited_by: (await deps.mailAddresses.find(invited_by)) ?? invited_by,
      expires_at,
    },
    setting: { public_url: deps.publicUrl, workspace, unsubscribe_url: null },
    unsubscribe_url: null,
    beforeBody: () => deps.invitations.addMailToken(workspace_id, id, hash),
  };
}
