import type { OwnerId } from '../workspaces/owner-id.js';
import type { ConnectTarget } from './connect-target.js';

/** Of a user who was sent to a provider. Sealed texts are the caller's; the id is a hash of the state. */
export interface ConnectRequest {
  id: string;
  user_id: OwnerId;
  /** The member who asked, in a shared workspace; null where it is the owner. */
  actor_id: string | null;
  platform: ConnectTarget;
  /** The sender whose mailbox it is about; null or absent for platforms. */
  sender_id?: string | null;
  /** The plan of the user holds no search analysis. */
  without_search?: boolean;
  session_hash: string | null;
  verifier: string;
  redirect_uri: string;
}

/** The user has come back, with a code. */
export type AnsweredRequest = ConnectRequest & { code: string };
