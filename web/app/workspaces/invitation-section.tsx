import { INVITATION_DAYS, type Invitation } from '../../../domain/workspaces/invitation.js';
import { DataTable } from '../../report/parts/data-table.js';
import { Foreign } from '../../report/parts/foreign.js';
import { Section } from '../../report/parts/section.js';
import { ApiForm, Field } from '../parts/field.js';
import { Time } from '../parts/time.js';
import { GrantFields } from './grant-fields.js';
import { ROLE_NAMES } from './role-words.js';

export interface InvitationSectionProps {
  /** Of the workspace in the API. */
  path: string;
  invitations: readonly Invitation[];
}

const NEW = { role: 'editor' as const, can_send: false, sites: [] };

/** Who is invited, and a form to invite people. */
export function InvitationSection({ path, invitations }: InvitationSectionProps) {
  return (
    <Section id="invitations" title="Invitations" lead={`An invitation works once, for ${INVITATION_DAYS} days.`}>
      {invitations.length > 0 && (
        <DataTable
          caption="Open invitations"
          captionHidden
          stacks
          keyOf={({ id }) => id}
          rows={invitations}
          columns={[
            { title: 'Email address', cell: ({ email }) => <Foreign text={email} max={100} /> },
            { title: 'Role', cell: ({ role }) => ROLE_NAMES[role] },
            { title: 'Expires', cell: ({ expires_at }) => <Time at={expires_at} dayOnly /> },
            { title: 'Actions', cell: ({ id }) => <Revoke call={`DELETE ${path}/invitations/${id}`} /> },
          ]}
        />
      )}
      <div class="card">
        <ApiForm
          call={`POST ${path}/invitations`}
          show={{ name: 'token', label: 'Send this token to the person. It is shown only once:' }}
          label="Invite"
        >
          <Field name="email" label="Email address" required />
          <GrantFields of="invite-" grant={NEW} isOwner={false} />
        </ApiForm>
      </div>
    </Section>
  );
}

function Revoke({ call }: { call: string }) {
  return (
    <button type="button" class="quiet" data-api={call} data-then="reload" data-confirm="Revoke this invitation?">
      Revoke
    </button>
  );
}
