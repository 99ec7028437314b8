import { INVITATION_DAYS } from '../../../domain/workspaces/invitation.js';
import type { InvitationsRepository } from '../../../store/workspaces/invitations.js';
import type { HandlersOf } from '../../http/contract/handler.js';
import { HttpError } from '../../http/http-error.js';
import { currentActor } from '../../http/requests/request-context.js';
import { sharedWorkspace } from '../current-workspace.js';
import {
  type InvitationMailDeps,
  mailInvitation,
  presentInvitation,
  presentInvitations,
  requireInvitationMail,
} from '../invitation-mails.js';

export type ResendInvitationDeps = InvitationMailDeps & { invitations: Pick<InvitationsRepository, 'renew' | 'list'> };

const DAY_MS = 86_400_000;

/** One more mail of an open invitation, whose days begin anew. */
export function createResendInvitationHandlers(deps: ResendInvitationDeps): HandlersOf<'resendInvitation'> {
  const { invitations, sendsNotifications } = deps;
  return {
    resendInvitation: async (req, res) => {
      const { id } = sharedWorkspace(req);
      const { id: actorId } = currentActor(req);
      const now = new Date();
      const open = (await invitations.list(id, now)).find((each) => each.id === req.params.invitation_id);
      if (!open) throw HttpError.notFound();
      if (!sendsNotifications) {
        const detail =
          'This installation sends no emails: its operator has to set NOTIFICATION_SMTP_URL and NOTIFICATION_FROM. Revoke the invitation and make a new one to get its link again.';
        throw new HttpError(409, { detail });
      }
      const [shown] = await presentInvitations(deps, id, [open]);
      // One that is on its way needs no other.
      if (shown?.mail?.status === 'pending') return void res.status(202).json(shown);
      await requireInvitationMail(deps, actorId, now);
      const renewed = await invitations.renew(id, open.id, new Date(now.getTime() + INVITATION_DAYS * DAY_MS));
      if (!renewed) throw HttpError.notFound();
      res.status(202).json(presentInvitation(renewed, await mailInvitation(deps, renewed, actorId, now)));
    },
  };
}
