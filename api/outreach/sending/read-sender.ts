import { canonicalEmail } from '../../../domain/outreach/addresses/email-address.js';
import { findEmailError } from '../../../domain/outreach/addresses/find-email-error.js';
import { DEFAULT_SENDING_WINDOW, SENDER_DEFAULTS, type Sender } from '../../../domain/outreach/sending/sender.js';
import { secretPlace } from '../../../domain/secrets/secret-place.js';
import type { components } from '../../generated/openapi.js';
import { HttpError } from '../../http/http-error.js';
import { type MailGuard, type MailServerInput, readMailServer } from './read-mail-server.js';
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
  const { smtp, imap = null, sending_window = DEFAULT_SENDING_WINDOW } = body;
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
 * Only what the body names. An omitted password stays, as long as it goes to the same server as before.
 * @throws HttpError as readNewSender
 */
export async function readSenderChange(
  deps: ReadSenderDeps,
  before: Sender,
  body: Schemas['SenderChange'],
): Promise<SenderFields> {
  const { smtp, imap, sending_window: window } = body;
  const { name, organization, postal_address, daily_limit, hourly_limit, min_interval_seconds } = body;
  const { warm_up, save_sent_copies } = body;
  return {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(organization === undefined ? {} : { organization: organization.trim() }),
    ...(postal_address === undefined ? {} : { postal_address: postal_address.trim() }),
    ...(daily_limit === undefined ? {} : { daily_limit }),
    ...(hourly_limit === undefined ? {} : { hourly_limit }),
    ...(min_interval_seconds === undefined ? {} : { min_interval_seconds }),
    ...(warm_up === undefined ? {} : { warm_up }),
    ...(save_sent_copies === undefined ? {} : { save_sent_copies }),
    ...(window === undefined ? {} : { sending_window: window && readSendingWindow(window) }),
    ...(smtp === undefined ? {} : await readServerChange(deps, before, smtp)),
    ...(imap === undefined ? {} : await readMailboxChange(deps, before, imap)),
  };
}

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
