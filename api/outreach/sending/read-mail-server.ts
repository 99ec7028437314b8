import type { MailServer } from '../../../domain/outreach/sending/sender.js';
import type { components } from '../../generated/openapi.js';
import { HttpError, type InputError } from '../../http/http-error.js';
import { describeRefusedMailServer } from '../../http/requests/refused-address.js';

/** Checks hosts; the worker checks again when it connects. */
export interface MailGuard {
  resolveHost(host: string, port: number): Promise<string[]>;
}

export type MailServerInput = components['schemas']['MailServerInput'];

const LOOKUP_MS = 2_000;
/** With TLS from the first byte, and with STARTTLS (RFC 8314 3.3, RFC 3501). */
const DEFAULT_PORTS = { smtp: { secure: 465, plain: 587 }, imap: { secure: 993, plain: 143 } } as const;
const SECURE_PORTS: readonly number[] = [465, 993, 2465];

/**
 * Fills in what is left out: 587 and 993, TLS where the port is one of TLS.
 * @throws HttpError 422 for a server that may not be used, by its place in the body
 */
export async function readMailServer(
  guard: MailGuard,
  kind: 'smtp' | 'imap',
  given: MailServerInput,
  lookupMs = LOOKUP_MS,
): Promise<MailServer> {
  const { host, username = null } = given;
  const port = given.port ?? defaultPort(kind, given.secure);
  const secure = given.secure ?? SECURE_PORTS.includes(port);
  if (kind === 'smtp' && given.mailbox !== undefined)
    throw error([kind, 'mailbox'], 'Extra inputs are not permitted', 'extra_forbidden');
  if (username === null && given.password) throw error([kind, 'username'], 'Field required', 'missing');
  await requireAllowed(guard, kind, { host, port, lookupMs });
  return { host: host.toLowerCase(), port, secure, username };
}

function defaultPort(kind: 'smtp' | 'imap', secure: boolean | undefined): number {
  const ports = DEFAULT_PORTS[kind];
  return (secure ?? kind === 'imap') ? ports.secure : ports.plain;
}

/** A name that cannot be resolved right now passes: it is judged again, and each time, before it is connected to. */
async function requireAllowed(
  guard: MailGuard,
  kind: string,
  { host, port, lookupMs }: { host: string; port: number; lookupMs: number },
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, lookupMs);
  });
  try {
    await Promise.race([guard.resolveHost(host, port), limit]);
  } catch (failure) {
    if (!(failure instanceof Error)) throw failure;
    if (failure.name === 'UrlNotAllowedError')
      throw error([kind, 'host'], describeRefusedMailServer(host, port), 'url_not_allowed');
    if (failure.name !== 'DnsFailureError') throw failure;
  } finally {
    clearTimeout(timer);
  }
}

function error(place: string[], msg: string, type: string): HttpError {
  const loc: InputError['loc'] = ['body', ...place];
  return HttpError.invalidInput({ loc, msg, type });
}
