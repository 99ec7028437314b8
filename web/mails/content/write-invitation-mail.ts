import type { InvitationFacts, MailSetting } from '../../../domain/notifications/mail-facts.js';
import { INVITATION_DAYS } from '../../../domain/workspaces/invitation.js';
import { ROLE_NAMES } from '../../app/workspaces/role-words.js';
import { showTime } from '../../report/facts/figures.js';
import { shownText } from '../../report/facts/shown-text.js';
import type { MailDocument } from '../mail-document.js';

const MAX_NAME_CHARS = 80;

/** An invitation into a workspace. It says who invites and what the person will be; the link works for this address alone. */
export function writeInvitationMail(facts: InvitationFacts, { workspace }: MailSetting): MailDocument {
  const { url, role, sites, invited_by, expires_at } = facts;
  const name = shownText(workspace.name ?? '', MAX_NAME_CHARS);
  const inviter = shownText(invited_by, MAX_NAME_CHARS);
  return {
    subject: `${inviter} invites you to “${name}” on Linkwright`,
    preview: `Join within ${INVITATION_DAYS} days with the address that this email was sent to.`,
    title: `Join “${name}”`,
    blocks: [
      {
        kind: 'paragraph',
        text: `${inviter} invites you to work together in the workspace “${name}” on Linkwright: SEO audits and backlink outreach.`,
      },
      {
        kind: 'facts',
        rows: [
          { name: 'Your role', value: ROLE_NAMES[role] },
          ...(sites.length > 0 ? [{ name: 'Sites', value: shownText(sites.join(', '), 300) }] : []),
          { name: 'Expires', value: showTime(expires_at) },
        ],
      },
      { kind: 'paragraph', text: 'Sign in with the email address that this invitation was sent to.' },
    ],
    action: { label: 'View invitation', url },
    because: 'You received this email because someone invited you. If you did not expect it, you can ignore it.',
    footer_links: [],
  };
}
