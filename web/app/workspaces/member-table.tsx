import { may } from '../../../domain/workspaces/may.js';
import { mayGrant } from '../../../domain/workspaces/may-grant.js';
import type { Grant, Membership } from '../../../domain/workspaces/membership.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { ApiForm } from '../parts/field.js';
import { Time } from '../parts/time.js';
import { GrantFields } from './grant-fields.js';
import { ROLE_NAMES } from './role-words.js';

export interface MemberTableProps {
  /** Of the workspace in the API. */
  path: string;
  members: readonly Membership[];
  /** What the viewer may do. */
  grant: Pick<Grant, 'role' | 'can_send'>;
  userId: string;
}

/** The members of a workspace, with what the viewer may change about them. */
export function MemberTable(props: MemberTableProps) {
  return (
    <Section id="members" title="Members">
      <DataTable
        caption="Members"
        captionHidden
        stacks
        keyOf={({ user_id }) => user_id}
        rows={props.members}
        columns={[
          { title: 'User', cell: ({ user_id }) => <Foreign text={user_id} max={100} /> },
          { title: 'Role', cell: (member) => describeRole(member) },
          { title: 'Since', cell: ({ created_at }) => <Time at={created_at} dayOnly /> },
          { title: 'Actions', cell: (member) => <MemberActions {...props} member={member} /> },
        ]}
      />
    </Section>
  );
}

function describeRole({ role, can_send, sites, source }: Membership): string {
  const name = sites.length > 0 ? `${ROLE_NAMES[role]}: ${sites.join(', ')}` : ROLE_NAMES[role];
  const rights = can_send ? `${name}, sends email` : name;
  return source === 'groups' ? `${rights} (by a group)` : rights;
}

function MemberActions({ path, member, grant, userId }: MemberTableProps & { member: Membership }) {
  const member_path = `${path}/members/${encodeURIComponent(member.user_id)}`;
  // The identity provider gives it, and takes it away.
  if (member.source === 'groups') return <>–</>;
  if (member.user_id === userId)
    return (
      <button
        type="button"
        class="quiet"
        data-api={`POST ${path}/leave`}
        data-then="/app"
        data-confirm="Leave this workspace?"
      >
        Leave
      </button>
    );
  if (!may(grant, 'manage_members') || !mayGrant(grant.role, 'viewer', member.role)) return <>–</>;
  return (
    <details>
      <summary>Change</summary>
      <ApiForm call={`PATCH ${member_path}`} then="reload" label="Save">
        <GrantFields of={`${member.user_id}-`} grant={member} isOwner={grant.role === 'owner'} />
      </ApiForm>
      <button
        type="button"
        class="quiet"
        data-api={`DELETE ${member_path}`}
        data-then="reload"
        data-confirm={`Remove ${member.user_id}? Their access ends now; what they created stays.`}
      >
        Remove
      </button>
    </details>
  );
}
