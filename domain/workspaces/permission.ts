/** What a request needs to be allowed in a workspace. */
export const PERMISSIONS = [
  /** Audits, reports, dashboards and the sites they are about. */
  'view_sites',
  /** Everything else that only shows: operations, search data, settings, campaigns, leads, replies. */
  'view_workspace',
  /** Start analyses; edit sites, checks, acceptances and schedules. */
  'edit_sites',
  /** Campaigns, leads, drafts, templates, suppressions. */
  'edit_outreach',
  /** Sending mail: direct sends, queues, follow-ups, uncertain attempts. */
  'send',
  /** Senders, connections, webhooks and their secrets. */
  'manage_connections',
  /** Brands of reports. */
  'manage_brands',
  /** Members and invitations. */
  'manage_members',
  /** The whole audit log; without it a member sees their own entries. */
  'view_audit_log',
  /** Rename the workspace. */
  'edit_workspace',
  /** Move sites and campaigns to another workspace, where it is needed as well. */
  'move_records',
  /** Delete the workspace with everything in it. */
  'delete_workspace',
] as const;
export type Permission = (typeof PERMISSIONS)[number];
