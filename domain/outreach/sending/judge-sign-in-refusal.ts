import type { PauseCause } from './judge-access-end.js';
import { MAIL_PROVIDER_FACTS, type MailProvider } from './mail-provider.js';

/** How a mail server has refused a sign-in. */
export interface SignInRefusal {
  /** Null for a password. */
  provider: MailProvider | null;
  username: string | null;
  code: number;
  /** The server's own words. */
  response: string;
}

const WRONG_PASSWORD = 'The mail server refused the sign-in: check user name and password';

/**
 * Why a mailbox is paused whose sign-in an SMTP server has refused for good. For tokens it is asked only after a token
 * that was just renewed: before that, a refusal may be about the token.
 */
export function judgeSignInRefusal({ provider, username, response }: SignInRefusal): PauseCause {
  // Microsoft: "5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Tenant / Mailbox". It
  // must be on with OAuth too. The switches: Exchange admin center > Settings > Mail flow > "Turn off SMTP AUTH protocol for
  // your organization"; Microsoft 365 admin center > Users > Active users > Mail > Manage email apps > "Authenticated SMTP"
  // (learn.microsoft.com, "Enable or disable authenticated client SMTP submission").
  if (/\b5\.7\.139\b|SmtpClientAuthentication is disabled/i.test(response))
    return {
      reason: 'sending_closed',
      detail:
        'Sending by SMTP is switched off for this mailbox; replies are still read. An administrator turns on “Authenticated SMTP” in the Microsoft 365 admin center under Users > Active users > Mail > Manage email apps, and turns off “Turn off SMTP AUTH protocol for your organization” in the Exchange admin center under Settings > Mail flow.',
    };
  // "550 5.7.30 Basic authentication is not supported for Client Submission": Exchange team, off by default for existing
  // tenants from the end of December 2026.
  if (/\b5\.7\.30\b|Basic authentication is not supported/i.test(response))
    return {
      reason: 'authentication',
      detail: 'Microsoft no longer accepts passwords for sending. Connect this mailbox with Microsoft instead.',
    };
  if (provider === 'microsoft')
    return {
      reason: 'authentication',
      detail: `Microsoft renewed the access, but its mail server does not accept the sign-in as ${username ?? 'this user'}: the mailbox has no Exchange license, or its sign-in name is another one. Reconnect with the account of this mailbox.`,
    };
  if (provider !== null)
    return {
      reason: 'authentication',
      detail: `${MAIL_PROVIDER_FACTS[provider].name} renewed the access, but its mail server does not accept the sign-in as ${username ?? 'this user'}. Turn on IMAP and SMTP access for the account, then reconnect the mailbox.`,
    };
  // Google: "534-5.7.9 Application-specific password required", "535 5.7.8 Username and Password not accepted".
  if (/\b5\.7\.9\b|application-specific password/i.test(response))
    return {
      reason: 'authentication',
      detail:
        'Google wants an app password here. Create one at https://myaccount.google.com/apppasswords, or connect this mailbox with Google instead.',
    };
  return { reason: 'authentication', detail: WRONG_PASSWORD };
}

/**
 * Refusals after the whole mail that are about the sender's day at its provider, never about the recipient: Microsoft's
 * `554 5.2.0 … SubmissionQuotaExceededException`, Google's `550 5.4.5 Daily user sending limit exceeded`.
 */
export function isProviderDayFull(response: string): boolean {
  return /SubmissionQuotaExceeded|\b5\.4\.5\b.*(?:daily|limit|quota)|daily (?:user )?sending (?:limit|quota) exceeded/i.test(
    response,
  );
}
