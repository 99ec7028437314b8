/** What a member may be, from the most to the least. A client guest sees the sites that the membership names. */
export const ROLES = ['owner', 'admin', 'editor', 'viewer', 'client_guest'] as const;
export type Role = (typeof ROLES)[number];
