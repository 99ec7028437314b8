import type { AuditLogEntry } from '../../domain/workspaces/audit-log-entry.js';
import type { AuditLogFilter } from '../../domain/workspaces/audit-log-filter.js';
import { may } from '../../domain/workspaces/may.js';
import { hashInvitationToken } from '../../platform/invitation-token.js';
import type { Store } from '../../store/index.js';
import { APP_PAGES } from '../../web/app/app-pages.js';
import type { HandlersOf } from '../http/contract/handler.js';
import { currentActor } from '../http/requests/request-context.js';
import { currentWorkspace } from '../workspaces/current-workspace.js';
import { presentInvitations } from '../workspaces/invitation-mails.js';
import { appPage } from './app-page.js';

export type WorkspacePageDeps = Pick<
  Store,
  'workspaces' | 'memberships' | 'invitations' | 'auditLog' | 'notificationMails'
> & {
  /** Whether the operator has set a mail server for mails of the platform. */
  sendsNotifications: boolean;
};

const ENTRIES_SHOWN = 50;
const NO_LOG: { items: AuditLogEntry[] } = { items: [] };
const NO_FILTER: AuditLogFilter = { actor_id: null, action: null, outcome: null, from: null, until: null };

/** The workspace that the app shows, and the way to others. */
export function createWorkspacePages(deps: WorkspacePageDeps): HandlersOf<'showWorkspace' | 'showInvitation'> {
  const { workspaces, memberships, invitations, auditLog } = deps;
  return {
    showWorkspace: appPage(async (viewer, req) => {
      const grant = currentWorkspace(req);
      const now = new Date();
      const [personal, own, members] = await Promise.all([
        workspaces.ensurePersonal(viewer.user_id, now),
        memberships.listOfUser(viewer.user_id),
        may(grant, 'view_workspace') ? memberships.listOfWorkspace(grant.id) : [],
      ]);
      const roles = new Map(own.map(({ workspace_id, role }) => [workspace_id, role]));
      const shared = await workspaces.findMany([...roles.keys()]);
      const all = [personal, ...shared].map((each) => ({ ...each, role: roles.get(each.id) ?? ('owner' as const) }));
      const current = all.find(({ id }) => id === grant.id);
      if (!current) return null;
      const actor_id = may(grant, 'view_audit_log') ? null : viewer.user_id;
      const [open, log] = await Promise.all([
        may(grant, 'manage_members') ? presentInvitations(deps, grant.id, await invitations.list(grant.id, now)) : [],
        may(grant, 'view_workspace')
          ? auditLog.list(grant.id, { ...NO_FILTER, actor_id }, ENTRIES_SHOWN, null)
          : NO_LOG,
      ]);
      const { sendsNotifications } = deps;
      const props = { userId: viewer.user_id, current, grant, workspaces: all, members, invitations: open };
      return APP_PAGES.workspace(viewer, { ...props, log: log.items, sendsInvitations: sendsNotifications });
    }),
    showInvitation: appPage(async (viewer, req) => {
      const { token } = req.params;
      const { verified_email: email } = currentActor(req);
      const invitation = await invitations.findByToken(hashInvitationToken(token), new Date());
      const workspace = invitation?.email === email ? await workspaces.find(invitation.workspace_id) : null;
      const invited = invitation && workspace ? { invitation, workspace, token } : null;
      return APP_PAGES.invitation(viewer, { invited, email });
    }),
  };
}
