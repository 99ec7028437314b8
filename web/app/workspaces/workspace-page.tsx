import type { AuditLogEntry } from '../../../domain/workspaces/audit-log-entry.js';
import { may } from '../../../domain/workspaces/may.js';
import type { Grant, Membership } from '../../../domain/workspaces/membership.js';
import type { Workspace } from '../../../domain/workspaces/workspace.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { ApiForm, Field } from '../parts/field.js';
import { AuditLogTable } from './audit-log-table.js';
import { InvitationSection, type ListedInvitation } from './invitation-section.js';
import { MemberTable } from './member-table.js';
import { ROLE_NAMES } from './role-words.js';

export interface WorkspacePageProps {
  userId: string;
  current: Workspace;
  /** What the user may do in it. */
  grant: Grant;
  /** All that the user can switch to, the personal one first. */
  workspaces: readonly (Workspace & Pick<Grant, 'role'>)[];
  members: readonly Membership[];
  invitations: readonly ListedInvitation[];
  /** Whether invitations are sent by mail. */
  sendsInvitations: boolean;
  log: readonly AuditLogEntry[];
}

/** Who works here together, and the way to other workspaces. */
export function WorkspacePage(props: WorkspacePageProps) {
  const { current, grant, userId } = props;
  const path = `/api/workspaces/${encodeURIComponent(current.id)}`;
  const isShared = current.kind === 'shared';
  return (
    <>
      <div class="page-head">
        <h1>
          <Foreign text={current.name} max={80} />
        </h1>
      </div>
      {isShared && grant.role === 'client_guest' && <GuestSection path={path} sites={grant.sites} />}
      {isShared && grant.role !== 'client_guest' && (
        <>
          <p>
            Members share everything in this workspace: sites, audits, campaigns, connections and suppressed addresses.
            Your role is <strong>{ROLE_NAMES[grant.role]}</strong>.
          </p>
          <MemberTable path={path} members={props.members} grant={grant} userId={userId} />
          {may(grant, 'manage_members') && (
            <InvitationSection path={path} invitations={props.invitations} isMailed={props.sendsInvitations} />
          )}
          <AuditLogTable path={path} log={props.log} isWhole={may(grant, 'view_audit_log')} />
        </>
      )}
      {!isShared && (
        <p>
          This is your personal workspace. Only you see what is in it. Create a workspace below to work with others.
        </p>
      )}
      {!isShared && props.log.length > 0 && <AuditLogTable path={path} log={props.log} isWhole />}
      <OtherWorkspaces workspaces={props.workspaces} currentId={current.id} />
      {isShared && may(grant, 'edit_workspace') && <Settings path={path} current={current} grant={grant} />}
    </>
  );
}

/** Guests hear nothing of who else is here. */
function GuestSection({ path, sites }: { path: string; sites: readonly string[] }) {
  return (
    <Section
      id="sites"
      title="Your sites"
      lead="You are a client guest: you see the audits and reports of these sites."
    >
      <ul>
        {sites.map((site) => (
          <li key={site}>
            <Foreign text={site} max={100} />
          </li>
        ))}
      </ul>
      <p>
        <a class="button quiet" href="/app">
          View sites
        </a>
      </p>
      <button
        type="button"
        class="quiet"
        data-api={`POST ${path}/leave`}
        data-then="/app"
        data-confirm="Leave this workspace?"
      >
        Leave
      </button>
    </Section>
  );
}

function OtherWorkspaces({ workspaces, currentId }: Pick<WorkspacePageProps, 'workspaces'> & { currentId: string }) {
  return (
    <Section id="workspaces" title="Your workspaces">
      <DataTable
        caption="Your workspaces"
        captionHidden
        stacks
        keyOf={({ id }) => id}
        rows={workspaces}
        columns={[
          { title: 'Name', cell: ({ name }) => <Foreign text={name} max={80} /> },
          { title: 'Your role', cell: ({ role }) => ROLE_NAMES[role] },
          {
            title: 'Actions',
            cell: (workspace) => (workspace.id === currentId ? 'Open now' : <Switch workspace={workspace} />),
          },
        ]}
      />
      <div class="cards">
        <div class="card">
          <h3>Create a workspace</h3>
          <ApiForm call="POST /api/workspaces" then="reload" label="Create workspace">
            <Field name="name" label="Name" required placeholder="Nordlicht Agency" />
          </ApiForm>
        </div>
        <div class="card">
          <h3>Join a workspace</h3>
          <ApiForm call="POST /api/invitations/accept" then="reload" label="Join workspace">
            <Field
              name="token"
              label="Invitation token"
              required
              hint="The end of the link. Sign in with the email address that was invited. Your identity provider must have verified it"
            />
          </ApiForm>
        </div>
      </div>
    </Section>
  );
}

function Switch({ workspace }: { workspace: Workspace }) {
  return (
    <ApiForm call="PUT /auth/workspace" then="/app/workspace" label="Switch to this workspace">
      <input type="hidden" name="workspace_id" value={workspace.id} />
    </ApiForm>
  );
}

function Settings({ path, current, grant }: { path: string; current: Workspace; grant: WorkspacePageProps['grant'] }) {
  return (
    <Section id="settings" title="Settings">
      <div class="card">
        <ApiForm call={`PATCH ${path}`} then="reload" label="Rename">
          <Field name="name" of="rename-" label="Name" required value={current.name} />
        </ApiForm>
        {may(grant, 'delete_workspace') && (
          <div class="actions">
            <button
              type="button"
              class="quiet"
              data-api={`DELETE ${path}`}
              data-then="/app"
              data-confirm={`Delete the workspace “${current.name}” with all its sites, audits, campaigns and connections? You cannot undo this.`}
            >
              Delete workspace
            </button>
          </div>
        )}
      </div>
    </Section>
  );
}
