import type { OwnerId } from '../workspaces/owner-id.js';
import type { UserId } from '../workspaces/user-id.js';

/** `role`: what its user may do in the workspace, at the time of each request. `read_only`: only what reads. */
export const TOKEN_ACCESSES = ['role', 'read_only'] as const;
export type TokenAccess = (typeof TOKEN_ACCESSES)[number];

export const MOST_API_TOKENS = 50;
export const TOKEN_DAYS = { usual: 90, most: 365 } as const;

/** A token that a program calls the API with, in the name of one person and in one workspace. The token itself is kept nowhere. */
export interface ApiToken {
  id: string;
  user_id: UserId;
  workspace_id: OwnerId;
  name: string;
  access: TokenAccess;
  /** Its last four characters, so that people tell theirs apart. */
  last_four: string;
  created_at: string;
  expires_at: string;
  /** Up to five minutes old; null until it is used. */
  last_used_at: string | null;
}
