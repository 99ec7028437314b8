import type { TokenRefusal } from '../../oauth/token-refusal.js';
import { MAIL_PROVIDER_FACTS, type MailProvider } from './mail-provider.js';
import type { SenderPause } from './sender.js';

export type PauseCause = Pick<SenderPause, 'reason' | 'detail'>;

export interface EndedAccess {
  provider: MailProvider;
  email: string;
  /** Null where the provider did not say. */
  refusal: TokenRefusal | null;
  /** ISO 8601; when the person gave the access. */
  connected_at: string;
  now: Date;
}

/** Microsoft Entra authentication and authorization error codes (learn.microsoft.com). */
const SECOND_FACTOR = new Set(['AADSTS50076', 'AADSTS50079', 'AADSTS50078', 'AADSTS50074']);
const CONSENT = new Set(['AADSTS65001', 'AADSTS90094']);
const BLOCKED = new Set(['AADSTS50105', 'AADSTS500021', 'AADSTS53003', 'AADSTS53000', 'AADSTS700016']);
const EXPIRED = new Set(['AADSTS700082', 'AADSTS70043', 'AADSTS700084', 'AADSTS50173']);

/**
 * Google ends refresh tokens of clients whose publishing status is "Testing" after seven days (Using OAuth 2.0 to Access
 * Google APIs, "Refresh token expiration").
 */
const TESTING_DAYS = [6.9, 7.3] as const;
const DAY_MS = 86_400_000;

/**
 * Why a mailbox is paused whose access the provider no longer renews, and what its owner can do. The provider's `error`
 * has decided that it is over; its number picks the words.
 */
export function judgeAccessEnd(ended: EndedAccess): PauseCause {
  const { provider, email, refusal } = ended;
  const { name } = MAIL_PROVIDER_FACTS[provider];
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const number = refusal?.number ?? '';
  const code = number === '' ? '' : ` (${number})`;
  if (SECOND_FACTOR.has(number) || refusal?.error === 'interaction_required' || refusal?.error === 'login_required')
    return {
      reason: 'sign_in_needed',
      detail: `${name} wants you to sign in again, with a second factor where your organization asks for one${code}. Reconnect the mailbox.`,
    };
  if (needsConsent(refusal)) return consentNeeded(provider, domain, code);
  if (BLOCKED.has(number))
    return {
      reason: 'access_blocked',
      detail: `${domain} does not let this application in${code}. ${BLOCKED_SWITCH}`,
    };
  if (EXPIRED.has(number))
    return {
      reason: 'access_ended',
      detail: `${name} has let the access to ${email} expire${code}: it was not used for long, the password was changed, or your organization limits how long access lasts. Reconnect the mailbox.`,
    };
  return {
    reason: 'access_ended',
    detail: `${name} no longer accepts the access to ${email}${code}. Common causes: the access was removed, the password was changed, or it was not used for six months. Reconnect the mailbox.${testingHint(ended)}`,
  };
}

/** Entra admin center: Enterprise applications > the application > Properties, Users and groups; Conditional Access. */
const BLOCKED_SWITCH =
  'An administrator allows it in the Microsoft Entra admin center under Enterprise applications: assign you to the application under Users and groups, and exclude it from the Conditional Access policy that blocks it.';

/** Whether the provider wants an administrator, or the person, to allow the application. */
export function needsConsent(refusal: TokenRefusal | null): boolean {
  return refusal !== null && (refusal.error === 'consent_required' || CONSENT.has(refusal.number ?? ''));
}

/**
 * Since November 2025 Microsoft's own default asks for an administrator for IMAP access of third parties (message
 * center MC1163922). The switch: Entra admin center > Enterprise applications > Consent and permissions.
 */
export function consentNeeded(provider: MailProvider, domain: string, code = ''): PauseCause {
  const { name } = MAIL_PROVIDER_FACTS[provider];
  const where =
    provider === 'microsoft'
      ? 'in the Microsoft Entra admin center under Enterprise applications > Permissions > Grant admin consent'
      : 'in the Google Admin console under Security > API controls > App access control';
  return {
    reason: 'consent_needed',
    detail: `${name} asks for an administrator of ${domain} to allow this application${code}: ${where}. Then reconnect the mailbox.`,
  };
}

function testingHint({ provider, connected_at, now }: EndedAccess): string {
  const days = (now.getTime() - Date.parse(connected_at)) / DAY_MS;
  if (provider !== 'google' || days < TESTING_DAYS[0] || days > TESTING_DAYS[1]) return '';
  return ' It ended seven days after it was given: the OAuth client of this installation is in testing at Google, and access ends every seven days until an operator publishes it or sets its user type to Internal.';
}
