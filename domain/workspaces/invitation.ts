import type { Grant } from './membership.js';

/** A place in a workspace that is kept for an e-mail address. */
export interface Invitation extends Grant {
  id: string;
  workspace_id: string;
  /** In lower case. Only a user whose provider says that this address is verified can accept. */
  email: string;
  invited_by: string;
  /** ISO 8601. */
  created_at: string;
  expires_at: string;
}

export const INVITATION_DAYS = 7;
/** Mails of invitations that one member may cause in 24 hours. */
export const INVITATION_MAILS_A_DAY = 50;
/** Invitations of a workspace that are not accepted yet. */
export const MAX_OPEN_INVITATIONS = 50;
