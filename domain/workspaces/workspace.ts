/** Owner of records: a personal workspace has the id of its user, so that what a user has needs no new owner. */
export interface Workspace {
  id: string;
  kind: 'personal' | 'shared';
  name: string;
  /** ISO 8601. */
  created_at: string;
}

/** Ids of shared workspaces begin so. A user whose id does is refused at sign-in, since the two share one name space. */
export const SHARED_PREFIX = 'ws_';

export const isSharedWorkspaceId = (id: string): boolean => id.startsWith(SHARED_PREFIX);

/** Shared workspaces that one user may own. */
export const MAX_OWNED_WORKSPACES = 20;
/** Members of one workspace. */
export const MAX_MEMBERS = 200;
