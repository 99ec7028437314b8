import { isDomainError } from '../../domain/base/errors.js';
import type { NotificationMail } from '../../domain/notifications/notification-mail.js';
import { INVITATION_MAILS_A_DAY, type Invitation } from '../../domain/workspaces/invitation.js';
import type { NotificationMailsRepository } from '../../store/notifications/notification-mails.js';
import type { components } from '../generated/openapi.js';
import { HttpError } from '../http/http-error.js';
import type { NotificationGateway } from '../notifications/notification-gateway.js';

export interface InvitationMailDeps {
  notificationMails: Pick<NotificationMailsRepository, 'add' | 'countSince' | 'latestOfInvitations' | 'note'>;
  gateway: Pick<NotificationGateway, 'deliverMail'>;
  /** Whether the operator has set a mail server for mails of the platform. */
  sendsNotifications: boolean;
}

type Schemas = components['schemas'];

const DAY_MS = 86_400_000;

/** Open invitations as the API shows them: each with what became of its latest mail. */
export async function presentInvitations(
  { notificationMails }: Pick<InvitationMailDeps, 'notificationMails'>,
  workspaceId: string,
  invitations: readonly Invitation[],
): Promise<Schemas['Invitation'][]> {
  const ids = invitations.map(({ id }) => id);
  const mails = ids.length === 0 ? new Map() : await notificationMails.latestOfInvitations(workspaceId, ids);
  return invitations.map((invitation) => presentInvitation(invitation, mails.get(invitation.id) ?? null));
}

export function presentInvitation(
  { workspace_id: _, ...invitation }: Invitation,
  mail: NotificationMail | null,
): Schemas['Invitation'] {
  return { ...invitation, mail: mail && presentMail(mail) };
}

function presentMail({ status, created_at, reason }: NotificationMail): NonNullable<Schemas['Invitation']['mail']> {
  return { status: status === 'sending' ? 'pending' : status, created_at, reason };
}

/**
 * Sets the mail of an invitation going. An invitation stays valid without it, so that a mail which cannot be started is noted as
 * failed. @returns null where no mail is sent from here
 * @throws HttpError 429 for a member who has caused as many today as one may
 */
export async function mailInvitation(
  deps: InvitationMailDeps,
  { id, workspace_id }: Invitation,
  invitedBy: string,
  now: Date,
): Promise<NotificationMail | null> {
  if (!deps.sendsNotifications) return null;
  const { notificationMails, gateway } = deps;
  const mail = await notificationMails.add(
    {
      workspace_id,
      user_id: invitedBy,
      kind: 'invitation',
      key: `invitation:${id}:${now.getTime()}`,
      data: { invitation_id: id },
      invitation_id: id,
    },
    now,
  );
  try {
    await gateway.deliverMail(mail);
    return mail;
  } catch (error) {
    if (!isDomainError(error)) throw error;
    // The invitation and its link are there, and the caller gets the link this once.
    const outcome = { status: 'failed' as const, reason: 'The email could not be started. Resend it.' };
    await notificationMails.note(mail.id, ['pending'], { ...outcome, next_attempt_at: null });
    return { ...mail, ...outcome };
  }
}

/** Mails to addresses that somebody typed in could be used to annoy people. @throws HttpError 429 */
export async function requireInvitationMail(
  { notificationMails, sendsNotifications }: InvitationMailDeps,
  invitedBy: string,
  now: Date,
): Promise<void> {
  if (!sendsNotifications) return;
  const since = new Date(now.getTime() - DAY_MS);
  if ((await notificationMails.countSince(invitedBy, 'invitation', since)) < INVITATION_MAILS_A_DAY) return;
  const detail = `You have sent ${INVITATION_MAILS_A_DAY} invitations in 24 hours, the most there may be. Try again tomorrow.`;
  throw HttpError.tooManyRequests(3_600, detail);
}
