import type { Invitation } from '../../../domain/workspaces/invitation.js';
import type { Workspace } from '../../../domain/workspaces/workspace.js';
import { showTime } from '../../report/facts/figures.js';
import { Foreign } from '../../report/parts/foreign.js';
import { ApiForm } from '../parts/field.js';
import { ROLE_NAMES, ROLE_TEXTS } from './role-words.js';

export interface InvitationPageProps {
  /** Null: used, revoked, expired, or for another address than the viewer's; which of them is not shown. */
  invited: { invitation: Invitation; workspace: Workspace; token: string } | null;
  /** The viewer's, as the identity provider has verified it. */
  email: string | null;
}

/** Where the link of an invitation leads. */
export function InvitationPage({ invited, email }: InvitationPageProps) {
  if (invited === null) return <NotInvited email={email} />;
  const { invitation, workspace, token } = invited;
  const { role, sites, expires_at } = invitation;
  return (
    <>
      <div class="page-head">
        <h1>
          Join <Foreign text={workspace.name} max={80} />
        </h1>
      </div>
      <p>
        You are invited to this workspace as <strong>{ROLE_NAMES[role]}</strong>. {ROLE_TEXTS[role]}
      </p>
      {sites.length > 0 && (
        <p>
          Sites: <Foreign text={sites.join(', ')} max={300} />
        </p>
      )}
      <p class="hint">
        The invitation is for {email} and expires on {showTime(expires_at)}.
      </p>
      <ApiForm call="POST /api/invitations/accept" then="/app/open?workspace={id}&to=/app" label="Join workspace">
        <input type="hidden" name="token" value={token} />
      </ApiForm>
    </>
  );
}

function NotInvited({ email }: Pick<InvitationPageProps, 'email'>) {
  return (
    <>
      <div class="page-head">
        <h1>Invitation not found</h1>
      </div>
      <p>
        The invitation was used, was revoked or has expired, or it was sent to another email address.{' '}
        {email === null ? (
          'Your identity provider has not verified an email address for you.'
        ) : (
          <>
            You are signed in with <strong>{email}</strong>.
          </>
        )}
      </p>
      <p>
        Sign in with the address that the invitation was sent to, and open the link again. Or ask the person who invited
        you to resend it.
      </p>
    </>
  );
}
