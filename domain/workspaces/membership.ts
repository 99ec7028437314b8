import type { Role } from './role.js';

/** A user's place in a workspace. */
export interface Membership {
  workspace_id: string;
  /** `sub` of the configured issuer. */
  user_id: string;
  role: Role;
  /** Whether an editor may send mail. Owners and admins always may, the other roles never. */
  can_send: boolean;
  /** Registrable domains that a client guest sees; empty for all other roles. */
  sites: string[];
  /** `groups`: a group of the identity provider gives it, and takes it away. */
  source: 'manual' | 'groups';
  /** What an invitation had given to a member by groups; null for nothing, and always for manual ones. */
  without_groups: Grant | null;
  /** ISO 8601. */
  created_at: string;
}

/** What a membership says about rights. */
export type Grant = Pick<Membership, 'role' | 'can_send' | 'sites'>;
