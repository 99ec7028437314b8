import { DomainError } from '../../../domain/base/errors.js';
import type { OAuthClient } from '../../../domain/oauth/oauth-client.js';
import type { TokenSeal } from '../../../domain/oauth/ports.js';
import { sealTokens } from '../../../domain/oauth/seal-tokens.js';
import { readTokenRefusal } from '../../../domain/oauth/token-refusal.js';
import { judgeAccessEnd, type PauseCause } from '../../../domain/outreach/sending/judge-access-end.js';
import type { MailTokens } from '../../../domain/outreach/sending/mail-ports.js';
import { MAIL_PROVIDER_FACTS, type MailProvider } from '../../../domain/outreach/sending/mail-provider.js';
import { mailTokenPlace } from '../../../domain/outreach/sending/mailbox-access.js';
import { MailboxAccessError } from '../../../domain/outreach/sending/mailbox-access-error.js';
import type { AccessPause, Sender } from '../../../domain/outreach/sending/sender.js';
import type { MailboxGrantsRepository } from '../../../store/outreach/sending/mailbox-grants.js';
import { createGrantTokens, type GrantSource, type GrantTokensDeps } from './grant-tokens.js';
import { openToken } from './open-token.js';

/** The sender as it is used: its owner and id name the grant. */
export type MailboxOwner = Pick<Sender, 'user_id' | 'id' | 'email'>;

export interface MailboxTokensDeps extends GrantTokensDeps {
  grants: MailboxGrantsRepository;
  secrets: TokenSeal;
  /** Null where this installation has no client at the provider. */
  oauth(provider: MailProvider): OAuthClient | null;
  /** Pauses the scheduled mail of a sender that is not paused yet. */
  pauseSender(sender: MailboxOwner, cause: PauseCause): Promise<void>;
}

/**
 * Access tokens of mailboxes. When the provider has ended the access, the mailbox is paused with the reason: what is
 * queued waits. An outage of the provider, or a fault of this installation's client, pauses nothing.
 */
export function createMailboxTokens(deps: MailboxTokensDeps) {
  const tokens = createGrantTokens(deps);
  return (owner: MailboxOwner, provider: MailProvider): MailTokens => {
    const source = sourceOf(deps, owner, provider);
    return {
      provider,
      key: mailTokenPlace(owner.user_id, owner.id, 'access_token'),
      get: (signal) => tokens.get(source, signal),
      renew: (refused, signal) => tokens.renew(source, refused, signal),
    };
  };
}

function sourceOf(deps: MailboxTokensDeps, owner: MailboxOwner, provider: MailProvider): GrantSource {
  const { grants, secrets, now } = deps;
  const { user_id, id, email } = owner;
  const { name } = MAIL_PROVIDER_FACTS[provider];
  const place = (field: Parameters<typeof mailTokenPlace>[2]) => mailTokenPlace(user_id, id, field);
  const note = (error: string) => grants.note(user_id, id, error, now());
  return {
    name: `${email} at ${name}`,
    async read() {
      const grant = await grants.find(user_id, id);
      if (!grant) throw ended('not_connected', `${email} is not connected with ${name}. Connect the mailbox.`);
      if (grant.status === 'ended')
        throw ended('access_ended', grant.error ?? `The access to ${email} has ended. Reconnect the mailbox.`);
      return grant;
    },
    client() {
      const client = deps.oauth(provider);
      if (client) return client;
      throw new DomainError(
        'provider_missing',
        `${MAIL_PROVIDER_FACTS[provider].settings} are not set on this installation`,
      );
    },
    seal: (given) => sealTokens(deps, place, given),
    open: (field, sealed) => openToken(secrets, sealed, place(field), note),
    claim: (claim) => grants.claimRefresh(user_id, id, claim, now()),
    save: (claim, sealed) => grants.saveRefresh(user_id, id, claim, sealed, now()),
    release: (claim) => grants.releaseRefresh(user_id, id, claim),
    async end(error, version) {
      const grant = await grants.find(user_id, id);
      const facts = {
        provider,
        email,
        refusal: readTokenRefusal(error),
        connected_at: grant?.connected_at ?? '',
        now: now(),
      };
      const cause = judgeAccessEnd(facts);
      if (!(await grants.end(user_id, id, cause.detail, version, now()))) return null;
      await deps.pauseSender(owner, cause);
      return new MailboxAccessError(cause);
    },
    note: (error) => note(error.message),
  };
}

const ended = (reason: AccessPause, detail: string): DomainError => new MailboxAccessError({ reason, detail });
