import { Resolver } from 'node:dns/promises';
import { DomainError } from '../../domain/base/errors.js';
import { domainOfEmail } from '../../domain/outreach/addresses/email-address.js';
import type { SenderLogin } from '../../domain/outreach/sending/mail-ports.js';
import type { SenderVerification, VerifiedPart } from '../../domain/outreach/sending/sender-verification.js';
import { tidyResponse } from './connection/tidy-response.js';
import { checkDmarc } from './dns/check-dmarc.js';
import { checkSpf } from './dns/check-spf.js';
import { DNS_IS_SILENT, type TextResolver } from './dns/read-txt-records.js';
import { type ImapSettings, withImap } from './imap/imap-session.js';
import { openSmtpSession, type SmtpSettings } from './smtp/smtp-session.js';

export interface VerifySenderDeps {
  smtp: SmtpSettings;
  imap: ImapSettings;
  resolver?: TextResolver;
  /** For each of the parts. @default 20,000 */
  deadlineMs?: number;
  now(): Date;
}

const DNS_TIMEOUT_MS = 3_000;
const DEADLINE_MS = 20_000;

/** Signs in to both servers and looks up the records of the sender's domain, in parallel. Sends nothing. */
export async function verifySender(
  deps: VerifySenderDeps,
  { email, login }: { email: string; login: SenderLogin },
): Promise<SenderVerification> {
  const resolver = deps.resolver ?? new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 1 });
  const domain = domainOfEmail(email);
  const deadlineMs = deps.deadlineMs ?? DEADLINE_MS;
  const [smtp, imap, spf, dmarc] = await Promise.all([
    signInToSmtp(deps.smtp, login, deadlineMs),
    signInToImap(deps.imap, login, deadlineMs),
    orSilent(checkSpf(resolver, domain), deadlineMs),
    orSilent(checkDmarc(resolver, domain), deadlineMs),
  ]);
  const detail = 'Which key signs is only seen on a mail that has arrived';
  return { smtp, imap, spf, dkim: { status: 'unknown', detail }, dmarc, checked_at: deps.now().toISOString() };
}

async function signInToSmtp(settings: SmtpSettings, { smtp }: SenderLogin, deadlineMs: number): Promise<VerifiedPart> {
  try {
    const { connection } = await openSmtpSession(settings, smtp, AbortSignal.timeout(deadlineMs));
    connection.close();
    return { status: 'ok', detail: smtp.password === null ? 'It answers; no sign-in is set' : 'Signed in' };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { status: 'failed', detail: tidyResponse(reason, smtp) };
  }
}

async function signInToImap(settings: ImapSettings, { imap }: SenderLogin, deadlineMs: number): Promise<VerifiedPart> {
  if (imap === null) return { status: 'not_configured', detail: 'Replies to this sender are not read' };
  try {
    // Opened as for reading: a response to STATUS does not prove that the folder can be read.
    await withImap(settings, imap, AbortSignal.timeout(deadlineMs), (client) =>
      client.mailboxOpen(imap.mailbox, { readOnly: true }),
    );
    return { status: 'ok', detail: `Signed in; ${imap.mailbox} can be read` };
  } catch (error) {
    const detail = error instanceof DomainError ? error.message : 'The mailbox cannot be read: it takes too long';
    return { status: 'failed', detail };
  }
}

async function orSilent(look: Promise<VerifiedPart>, deadlineMs: number): Promise<VerifiedPart> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<VerifiedPart>((resolve) => {
    timer = setTimeout(() => resolve(DNS_IS_SILENT), deadlineMs);
  });
  try {
    return await Promise.race([look, late]);
  } finally {
    clearTimeout(timer);
  }
}
