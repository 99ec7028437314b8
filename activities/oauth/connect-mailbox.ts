import { DomainError } from '../../domain/base/errors.js';
import type { ProviderIdentity, ProviderTokens } from '../../domain/oauth/oauth-client.js';
import { sealTokens } from '../../domain/oauth/seal-tokens.js';
import { takeCode } from '../../domain/oauth/take-code.js';
import { readTokenRefusal } from '../../domain/oauth/token-refusal.js';
import { canonicalEmail } from '../../domain/outreach/addresses/email-address.js';
import { consentNeeded, needsConsent } from '../../domain/outreach/sending/judge-access-end.js';
import { type MailOAuthSettings, missingScopes } from '../../domain/outreach/sending/mail-oauth-settings.js';
import {
  limitBounds,
  MAIL_PROVIDER_FACTS,
  type MailProvider,
  providerLimits,
} from '../../domain/outreach/sending/mail-provider.js';
import { type MailboxGrant, mailTokenPlace } from '../../domain/outreach/sending/mailbox-access.js';
import type { ConnectMailboxInput } from '../../domain/outreach/sending/mailbox-inputs.js';
import { isAccessPause, type Sender } from '../../domain/outreach/sending/sender.js';
import type { SenderUpdate } from '../../store/outreach/sending/senders.js';
import type { MailboxAccessDeps } from './mailbox-access-deps.js';

export interface ConnectedMailbox {
  sender_id: string;
  email: string;
}

/**
 * Exchanges the code of who came back from the provider, and keeps the access for the sender. Not to be repeated: the
 * code is taken away first, and is good for one use only. Changes: the grant; the sender, which signs in with it from
 * now on; its pause, if it was about the sign-in; its queue is woken. @throws DomainError with a message for the user
 */
export async function connectMailbox(
  deps: MailboxAccessDeps,
  { user_id, provider, request_id }: ConnectMailboxInput,
  signal: AbortSignal,
): Promise<ConnectedMailbox> {
  const { name, settings: missing } = MAIL_PROVIDER_FACTS[provider];
  const own = deps.oauth(provider);
  if (!own) throw new DomainError('provider_missing', `${missing} are not set on this installation`);
  const { request, taken } = await takeCode(deps, { user_id, target: provider, request_id });
  const sender = await deps.senders.find(user_id, request.sender_id ?? '');
  if (!sender) throw new DomainError('not_found', 'The mailbox was deleted meanwhile');
  const tokens = await own.client.exchange(taken, signal).catch((error: unknown) => {
    throw refused(error, provider, sender);
  });
  requireScopes(own.settings, tokens, name);
  const identity = requireIdentity(tokens, sender, provider);
  const before = await deps.grants.find(user_id, sender.id);
  requireSameAccount(before, identity, name);
  const sealed = sealTokens(deps, (field) => mailTokenPlace(user_id, sender.id, field), tokens);
  await deps.grants.connect(
    user_id,
    sender.id,
    {
      ...sealed,
      refresh_token: sealed.refresh_token ?? keptRefreshToken(before, name),
      provider,
      subject: identity.subject,
      login: identity.login,
      scopes: tokens.scopes ?? own.settings.scope.split(' '),
      created_by: request.actor_id ?? user_id,
    },
    deps.now(),
  );
  await useAccess(deps, sender, own.settings, provider, identity.login);
  return { sender_id: sender.id, email: sender.email };
}

/** A code that is not taken is no grant that has ended; and a user who may not say yes learns who may. */
function refused(error: unknown, provider: MailProvider, { email }: Sender): unknown {
  if (!(error instanceof DomainError) || error.code !== 'connection_expired') return error;
  const refusal = readTokenRefusal(error);
  const { name } = MAIL_PROVIDER_FACTS[provider];
  if (needsConsent(refusal))
    return new DomainError('policy_blocked', consentNeeded(provider, email.slice(email.lastIndexOf('@') + 1)).detail);
  return new DomainError('conflict', `${name} did not accept the response; connect again`);
}

/** Else the first email would fail with a refusal that names no cause. */
function requireScopes({ scope }: MailOAuthSettings, { scopes }: ProviderTokens, name: string): void {
  if (missingScopes(scope, scopes).length === 0) return;
  throw new DomainError(
    'policy_blocked',
    `${name} did not give the permission to read and send email. Connect again and leave all permissions ticked`,
  );
}

/**
 * Who signed in must be the mailbox: a server would take the token for another one and refuse it, or rewrite the From. At
 * Microsoft the sign-in name may differ from the address, and is what SMTP and IMAP want.
 */
function requireIdentity(
  { identity }: ProviderTokens,
  { email }: Sender,
  provider: MailProvider,
): ProviderIdentity & { login: string } {
  const { name } = MAIL_PROVIDER_FACTS[provider];
  if (!identity) throw new DomainError('conflict', `${name} did not say which account signed in; connect again`);
  const address = identity.email === null ? null : canonicalEmail(identity.email);
  const signIn = identity.login === null ? null : canonicalEmail(identity.login);
  if (address !== email && signIn !== email) {
    const other = identity.email ?? identity.login ?? 'another account';
    throw new DomainError(
      'policy_blocked',
      `You signed in as ${other}, but this mailbox is ${email}. Connect again with ${email}`,
    );
  }
  const login = provider === 'microsoft' && identity.login !== null ? identity.login : (identity.email ?? email);
  return { ...identity, login };
}

/** Another account would keep the old names, and be refused by the server with the next email. */
function requireSameAccount(
  before: MailboxGrant | null,
  { subject, login }: { subject: string; login: string },
  name: string,
): void {
  if (!before || before.subject === subject) return;
  throw new DomainError(
    'policy_blocked',
    `This mailbox is connected with the ${name} account ${before.login}, and ${login} came back. The access from before is kept; disconnect the mailbox first to use another account`,
  );
}

/** An answer without a refresh token ends nothing: the one before stays valid (RFC 6749 section 6). */
function keptRefreshToken(before: MailboxGrant | null, name: string): string {
  const kept = before && before.status !== 'ended' ? before.refresh_token : null;
  if (kept !== null) return kept;
  throw new DomainError(
    'policy_blocked',
    `${name} gave access for an hour only. Connect again and allow lasting access`,
  );
}

async function useAccess(
  deps: MailboxAccessDeps,
  sender: Sender,
  { smtp, imap }: MailOAuthSettings,
  provider: MailProvider,
  username: string,
): Promise<void> {
  const { user_id, id } = sender;
  const preset = providerLimits(provider, sender.email);
  const limits = sender.provider === provider && sender.provider_limits ? sender.provider_limits : preset;
  const { max_daily, max_hourly, min_interval_seconds } = limitBounds(limits);
  const change: SenderUpdate = {
    provider,
    provider_limits: limits,
    smtp: { ...smtp, username },
    imap: { ...imap, username, mailbox: sender.imap?.mailbox ?? 'INBOX' },
    smtp_password: null,
    imap_password: null,
    daily_limit: Math.min(sender.daily_limit, max_daily),
    hourly_limit: Math.min(sender.hourly_limit, max_hourly),
    min_interval_seconds: Math.max(sender.min_interval_seconds, min_interval_seconds),
  };
  await deps.senders.update(user_id, id, change, deps.now());
  const paused = (await deps.senders.find(user_id, id))?.paused ?? null;
  // Those of access, and that of a refused sign-in; never one of the user or of bounces.
  if (paused && (isAccessPause(paused.reason) || paused.reason === 'authentication'))
    await deps.senders.setPause(user_id, id, null, deps.now());
  await deps.followUps.release(user_id, id);
  await deps.wakeSender(user_id, id);
}
