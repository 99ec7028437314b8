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
  invitations: readonly ListedInvitation[];
  /** False: the installation sends no mail, so that the link has to be passed on. */
  isMailed: boolean;
}

export type ListedInvitation = Omit<Invitation, 'workspace_id'> & {
  mail: {
    status: 'pending' | 'sent' | 'failed' | 'unknown' | 'skipped';
    created_at: string;
    reason: string | null;
  } | null;
};

const MAIL_WORDS = {
  pending: 'On its way',
  sent: 'Sent',
  failed: 'Not sent',
  unknown: 'Perhaps sent',
  skipped: 'Not sent',
} as const;

const NEW = { role: 'editor' as const, can_send: false, sites: [] };

/** Who is invited, and a form to invite people. */
export function InvitationSection({ path, invitations, isMailed }: InvitationSectionProps) {
  const lead = `An invitation works once, for ${INVITATION_DAYS} days, for the address that it is for. ${
    isMailed
      ? 'It is sent by email.'
      : 'This installation sends no emails (NOTIFICATION_SMTP_URL): pass its link on yourself.'
  }`;
  return (
    <Section id="invitations" title="Invitations" lead={lead}>
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
            { title: 'Email', cell: ({ mail }) => <MailState mail={mail} /> },
            {
              title: 'Actions',
              cell: ({ id }) => (
                <span class="actions">
                  {isMailed && <Resend call={`POST ${path}/invitations/${id}/resend`} />}
                  <Revoke call={`DELETE ${path}/invitations/${id}`} />
                </span>
              ),
            },
          ]}
        />
      )}
      <div class="card">
        <ApiForm
          call={`POST ${path}/invitations`}
          show={{
            name: 'url',
            label: isMailed
              ? 'The invitation is being sent. You can also pass on this link; it is shown only once:'
              : 'Send this link to the person. It is shown only once:',
          }}
          label="Invite"
        >
          <Field name="email" label="Email address" required />
          <GrantFields of="invite-" grant={NEW} isOwner={false} />
        </ApiForm>
      </div>
    </Section>
  );
}

function MailState({ mail }: Pick<ListedInvitation, 'mail'>) {
  if (mail === null) return <>–</>;
  const { status, created_at, reason } = mail;
  return (
    <>
      {MAIL_WORDS[status]}, <Time at={created_at} />
      {reason !== null && (
        <div class="muted small">
          <Foreign text={reason} max={200} />
        </div>
      )}
    </>
  );
}

function Resend({ call }: { call: string }) {
  return (
    <button type="button" class="quiet" data-api={call} data-then="reload">
      Resend
    </button>
  );
}

function Revoke({ call }: { call: string }) {
  return (
    <button type="button" class="quiet" data-api={call} data-then="reload" data-confirm="Revoke this invitation?">
      Revoke
    </button>
  );
}
