import type { Grant } from '../workspaces/membership.js';
import type { UserId } from '../workspaces/user-id.js';

/** A person who may get mails about a workspace, with what they may see in it. */
export interface Receiver extends Grant {
  user_id: UserId;
}

/** Whoever a personal workspace belongs to is its owner, whatever is stored. */
export const toPersonalReceiver = (userId: UserId): Receiver => ({
  user_id: userId,
  role: 'owner',
  can_send: false,
  sites: [],
});
