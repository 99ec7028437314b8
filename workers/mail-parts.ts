import { hostname } from 'node:os';
import { composeMail } from '../activities/mail/composing/compose-mail.js';
import { createRecipientDomainCheck } from '../activities/mail/dns/recipient-domain.js';
import { createFindSentMail } from '../activities/mail/imap/find-sent-mail.js';
import { IMAP_TIMEOUTS, type ImapSettings } from '../activities/mail/imap/imap-session.js';
import { createReadMailbox } from '../activities/mail/imap/read-mailbox.js';
import { SentCopies } from '../activities/mail/imap/sent-copies.js';
import { KEEP_IDLE_MS, SMTP_TIMEOUTS, type SmtpSettings } from '../activities/mail/smtp/smtp-session.js';
import { createTransmitMail } from '../activities/mail/smtp/transmit-mail.js';
import type { ReportError } from '../domain/base/report-error.js';
import { environmentSender } from '../domain/outreach/sending/environment-sender.js';
import { mailOAuthSettings } from '../domain/outreach/sending/mail-oauth-settings.js';
import type { MailTokens, SenderLogin } from '../domain/outreach/sending/mail-ports.js';
import { PasswordUnreadableError } from '../domain/outreach/sending/password-unreadable-error.js';
import { ENVIRONMENT_SENDER_ID, type Sender } from '../domain/outreach/sending/sender.js';
import { secretPlace } from '../domain/secrets/secret-place.js';
import type { Config } from '../platform/config.js';
import { MAIL_PORTS } from '../platform/network/mail-ports.js';
import { createNetworkGuard } from '../platform/network/network-guard.js';
import { createSocketOpener } from '../platform/network/socket-opener.js';
import { createSecrets } from '../platform/secrets.js';
import type { Store } from '../store/index.js';
import type { MailboxAccessWiring } from './mailbox-access-parts.js';

const CONNECT_TIMEOUT_MS = 30_000;

/** Doors to mail servers, which are users' settings: each address is judged before it is connected to. */
export function wireMail(
  config: Config,
  { senders, senderStates }: Pick<Store, 'senders' | 'senderStates'>,
  reportError: ReportError,
  tokensOf: MailboxAccessWiring['tokensOf'],
) {
  const guard = createNetworkGuard({ allowedPrivateHosts: config.ALLOWED_MAIL_HOSTS, allowedPorts: MAIL_PORTS });
  const secrets = createSecrets(config.ENCRYPTION_KEYS);
  const openSocket = createSocketOpener(guard, CONNECT_TIMEOUT_MS);
  const smtp: SmtpSettings = {
    openSocket,
    clientName: findClientName(),
    timeouts: SMTP_TIMEOUTS,
    keepIdleMs: KEEP_IDLE_MS,
  };
  const imap: ImapSettings = { openSocket, ...IMAP_TIMEOUTS };
  const own = environmentSender(config);

  /** Its message names keys: for the log, not for the caller. */
  function openSecret(sealed: string, place: string): string {
    try {
      return secrets.openBound(sealed, place);
    } catch (error) {
      reportError(error, 'open a mail password');
      throw new PasswordUnreadableError();
    }
  }

  async function openLogin(sender: Sender): Promise<SenderLogin> {
    if (sender.id === ENVIRONMENT_SENDER_ID) return environmentLogin(config, sender);
    const { user_id, id } = sender;
    if (sender.provider) return tokenLogin(config, sender, tokensOf(sender, sender.provider));
    const sealed = await senders.secretsOf(user_id, id);
    const open = (field: 'smtp_password' | 'imap_password'): string | null => {
      const text = sealed?.[field];
      return text ? openSecret(text, secretPlace.password(user_id, id, field)) : null;
    };
    return {
      smtp: { ...sender.smtp, password: open('smtp_password') },
      imap: sender.imap && { ...sender.imap, password: open('imap_password') },
    };
  }

  return {
    environmentSender: own,
    environmentMailbox: own?.imap
      ? { email: own.email, login: { ...own.imap, password: readUrlPassword(config.IMAP_URL) } }
      : null,
    openLogin,
    openSecret,
    transport: { compose: composeMail, transmit: createTransmitMail(smtp) },
    checkDomain: config.OUTREACH_CHECK_DNS ? createRecipientDomainCheck() : () => Promise.resolve('unknown' as const),
    findSentMail: createFindSentMail(imap),
    sentCopies: new SentCopies({
      imap,
      reportError,
      note: ({ user_id, id }, error) => senderStates.noteSentCopies(user_id, id, error, new Date()),
    }),
    readMailbox: createReadMailbox(imap),
    verify: { smtp, imap, now: () => new Date() },
  };
}

export type MailWiring = ReturnType<typeof wireMail>;

/** RFC 5321 4.1.4: the full name of this host, else an address; some servers turn bare names away. */
export function findClientName(): string {
  return hostname().includes('.') ? hostname() : '[127.0.0.1]';
}

/**
 * Signs in with tokens, which go to the provider's own servers, whatever the record says. Without a client of this
 * installation there is no token to be had, and nothing is sent anywhere.
 */
function tokenLogin(config: Config, { provider, smtp, imap }: Sender, tokens: MailTokens): SenderLogin {
  const servers = provider ? mailOAuthSettings(config, provider) : null;
  const own = { username: smtp.username, password: null, tokens };
  return {
    smtp: { ...(servers?.smtp ?? smtp), ...own },
    imap: imap && { ...(servers?.imap ?? imap), ...own, mailbox: imap.mailbox },
  };
}

function environmentLogin(config: Config, { smtp, imap }: Sender): SenderLogin {
  return {
    smtp: { ...smtp, password: readUrlPassword(config.SMTP_URL) },
    imap: imap && { ...imap, password: readUrlPassword(config.IMAP_URL) },
  };
}

/** Null for a URL without one. */
export function readUrlPassword(url: string | undefined): string | null {
  const password = url === undefined ? '' : new URL(url).password;
  return password === '' ? null : decodeURIComponent(password);
}
