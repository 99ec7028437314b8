import { canonicalEmail } from '../../../domain/outreach/addresses/email-address.js';
import { findEmailError } from '../../../domain/outreach/addresses/find-email-error.js';
import { limitBounds, type MailProvider, providerLimits } from '../../../domain/outreach/sending/mail-provider.js';
import { DEFAULT_SENDING_WINDOW, SENDER_DEFAULTS, type Sender } from '../../../domain/outreach/sending/sender.js';
import { secretPlace } from '../../../domain/secrets/secret-place.js';
import type { components } from '../../generated/openapi.js';
import { HttpError } from '../../http/http-error.js';
import { type MailGuard, type MailServerInput, readMailServer } from './read-mail-server.js';
import { readLimitChange, requireWithin } from './read-sender-limits.js';
import { readSendingWindow } from './read-sending-window.js';
import { type PasswordSeal, sealPassword } from './seal-password.js';

type Schemas = components['schemas'];

/** Undefined: as it was. Null: none. */
interface SealedPasswords {
  smtp_password?: string | null;
  imap_password?: string | null;
}

export type NewSenderFields = Omit<Sender, 'id' | 'user_id' | 'is_default' | 'paused' | 'created_at' | 'updated_at'> &
  Required<SealedPasswords>;
export type SenderFields = Partial<Omit<NewSenderFields, 'email' | keyof SealedPasswords>> & SealedPasswords;

export interface ReadSenderDeps {
  mailGuard: MailGuard;
  secrets: PasswordSeal;
}

/** The record that passwords are bound to. */
type SenderRef = Pick<Sender, 'user_id' | 'id'>;

const DEFAULT_MAILBOX = 'INBOX';

/** @throws HttpError 422 for what may not be, 503 for a password that cannot be kept */
export async function readNewSender(
  deps: ReadSenderDeps,
  owner: SenderRef,
  body: Schemas['NewSender'],
): Promise<NewSenderFields> {
  const error = findEmailError(body.email);
  const email = canonicalEmail(body.email);
  if (error !== null || email === null) throw fault('email', error ?? 'Not an e-mail address', 'email_parsing');
  const { imap = null, sending_window = DEFAULT_SENDING_WINDOW } = body;
  if (body.provider !== undefined) return readProviderSender(body, email, body.provider);
  const { smtp } = body;
  if (smtp === undefined) throw fault('smtp', 'Name the server, or a provider to connect with', 'missing');
  const { daily_limit, hourly_limit, min_interval_seconds, warm_up, save_sent_copies } = body;
  return {
    email,
    name: body.name.trim(),
    organization: body.organization.trim(),
    postal_address: body.postal_address.trim(),
    smtp: await readMailServer(deps.mailGuard, 'smtp', smtp),
    imap: imap && (await readMailbox(deps, imap)),
    daily_limit: daily_limit ?? SENDER_DEFAULTS.daily_limit,
    hourly_limit: hourly_limit ?? SENDER_DEFAULTS.hourly_limit,
    min_interval_seconds: min_interval_seconds ?? SENDER_DEFAULTS.min_interval_seconds,
    warm_up: warm_up ?? true,
    save_sent_copies: save_sent_copies ?? true,
    sending_window: sending_window && readSendingWindow(sending_window),
    smtp_password: sealNew(deps, owner, 'smtp', smtp),
    imap_password: imap && sealNew(deps, owner, 'imap', imap),
  };
}

/**
 * A mailbox that will sign in at its provider: it waits until it is connected. Its servers are set with the connection,
 * from the settings of this installation.
 */
function readProviderSender(body: Schemas['NewSender'], email: string, provider: MailProvider): NewSenderFields {
  if (body.smtp !== undefined || body.imap !== undefined)
    throw fault(
      body.smtp === undefined ? 'imap' : 'smtp',
      'Not with a provider, whose servers are known',
      'value_error',
    );
  const limits = providerLimits(provider, email);
  const { max_daily, max_hourly, min_interval_seconds } = limitBounds(limits);
  const { sending_window = DEFAULT_SENDING_WINDOW } = body;
  const fields = {
    daily_limit: body.daily_limit ?? Math.min(SENDER_DEFAULTS.daily_limit, max_daily),
    hourly_limit: body.hourly_limit ?? Math.min(SENDER_DEFAULTS.hourly_limit, max_hourly),
    min_interval_seconds:
      body.min_interval_seconds ?? Math.max(SENDER_DEFAULTS.min_interval_seconds, min_interval_seconds),
  };
  requireWithin(limits, fields);
  return {
    email,
    name: body.name.trim(),
    organization: body.organization.trim(),
    postal_address: body.postal_address.trim(),
    smtp: UNKNOWN_SERVER,
    imap: null,
    ...fields,
    warm_up: body.warm_up ?? true,
    // Both providers put a copy into the Sent folder themselves.
    save_sent_copies: body.save_sent_copies ?? true,
    sending_window: sending_window && readSendingWindow(sending_window),
    smtp_password: null,
    imap_password: null,
    provider,
    provider_limits: limits,
  };
}

/** Until it is connected. */
const UNKNOWN_SERVER: Sender['smtp'] = { host: '', port: 587, secure: false, username: null };

/**
 * Only what the body names. An omitted password stays, as long as it goes to the same server as before.
 * @throws HttpError as readNewSender
 */
export async function readSenderChange(
  deps: ReadSenderDeps,
  before: Sender,
  body: Schemas['SenderChange'],
): Promise<SenderFields> {
  const { smtp, imap, sending_window: window } = body;
  const { name, organization, postal_address } = body;
  const { warm_up, save_sent_copies } = body;
  return {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(organization === undefined ? {} : { organization: organization.trim() }),
    ...(postal_address === undefined ? {} : { postal_address: postal_address.trim() }),
    ...readLimitChange(before, body),
    ...(warm_up === undefined ? {} : { warm_up }),
    ...(save_sent_copies === undefined ? {} : { save_sent_copies }),
    ...(window === undefined ? {} : { sending_window: window && readSendingWindow(window) }),
    // With a server of its own it signs in with a password again, and not at its provider.
    ...(smtp !== undefined && before.provider ? BY_PASSWORD : {}),
    ...(smtp === undefined ? {} : await readServerChange(deps, before, smtp)),
    ...(imap === undefined ? {} : await readMailboxChange(deps, before, imap)),
  };
}

const BY_PASSWORD = { provider: null, provider_limits: null, imap: null, imap_password: null } as const;

async function readServerChange(deps: ReadSenderDeps, before: Sender, given: MailServerInput): Promise<SenderFields> {
  const smtp = await readMailServer(deps.mailGuard, 'smtp', given);
  return { smtp, ...sealChange(deps, before, 'smtp', given, isSameServer(before.smtp, smtp)) };
}

async function readMailboxChange(
  deps: ReadSenderDeps,
  before: Sender,
  given: MailServerInput | null,
): Promise<SenderFields> {
  if (given === null) return { imap: null, imap_password: null };
  const imap = await readMailbox(deps, given);
  return { imap, ...sealChange(deps, before, 'imap', given, before.imap !== null && isSameServer(before.imap, imap)) };
}

async function readMailbox(
  { mailGuard }: ReadSenderDeps,
  given: MailServerInput,
): Promise<NonNullable<Sender['imap']>> {
  return { ...(await readMailServer(mailGuard, 'imap', given)), mailbox: given.mailbox ?? DEFAULT_MAILBOX };
}

function sealNew(
  { secrets }: ReadSenderDeps,
  { user_id, id }: SenderRef,
  kind: 'smtp' | 'imap',
  { password }: MailServerInput,
): string | null {
  return password ? sealPassword(secrets, password, secretPlace.password(user_id, id, `${kind}_password`)) : null;
}

/** Otherwise anyone who may change a sender could have its password sent to a server of their own. */
function sealChange(
  deps: ReadSenderDeps,
  before: Sender,
  kind: 'smtp' | 'imap',
  given: MailServerInput,
  isSame: boolean,
): SealedPasswords {
  const { username, password } = given;
  if (password === undefined && isSame) return {};
  if (password === undefined && username) {
    throw fault([kind, 'password'], 'Needed again, since the server or its user is another', 'missing');
  }
  return { [`${kind}_password`]: sealNew(deps, before, kind, given) };
}

function isSameServer(before: Sender['smtp'], now: Sender['smtp']): boolean {
  return (['host', 'port', 'secure', 'username'] as const).every((part) => before[part] === now[part]);
}

function fault(place: string | string[], msg: string, type: string): HttpError {
  return HttpError.invalidInput({ loc: ['body', ...[place].flat()], msg, type });
}
