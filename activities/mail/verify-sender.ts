import { Resolver } from 'node:dns/promises';
import { DomainError } from '../../domain/base/errors.js';
import { domainOfEmail } from '../../domain/outreach/addresses/email-address.js';
import type { SenderLogin } from '../../domain/outreach/sending/mail-ports.js';
import type { DkimSignature } from '../../domain/outreach/sending/mail-records/dkim-signature.js';
import { DNS_IS_SILENT } from '../../domain/outreach/sending/mail-records/dns-is-silent.js';
import type { SenderVerification, VerifiedPart } from '../../domain/outreach/sending/sender-verification.js';
import { tidyResponse } from './connection/tidy-response.js';
import { checkDkim } from './dns/check-dkim.js';
import { checkDmarc } from './dns/check-dmarc.js';
import { checkMx } from './dns/check-mx.js';
import { checkReverseDns } from './dns/check-reverse-dns.js';
import { checkSpf } from './dns/check-spf.js';
import type { RecordResolver } from './dns/look-up.js';
import { findOwnSignatures } from './imap/find-own-signatures.js';
import { type ImapSettings, withImap } from './imap/imap-session.js';
import { openSmtpSession, type SmtpSettings } from './smtp/smtp-session.js';

export interface VerifySenderDeps {
  smtp: SmtpSettings;
  imap: ImapSettings;
  resolver?: RecordResolver;
  /** For each of the parts. @default 20,000 */
  deadlineMs?: number;
  now(): Date;
}

const DNS_TIMEOUT_MS = 3_000;
const DEADLINE_MS = 20_000;

interface SeenMailbox {
  part: VerifiedPart;
  /** Of its newest mail to itself; null: none was seen. */
  signatures: DkimSignature[] | null;
}

/**
 * Signs in to both servers and looks up the records of the sender's domain, in parallel; whose key signs is read from the
 * newest mail that the sender has sent to itself. Sends nothing.
 */
export async function verifySender(
  deps: VerifySenderDeps,
  { email, login }: { email: string; login: SenderLogin },
): Promise<SenderVerification> {
  const resolver = deps.resolver ?? new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 1 });
  const domain = domainOfEmail(email);
  const { host } = login.smtp;
  const deadlineMs = deps.deadlineMs ?? DEADLINE_MS;
  const mailbox = lookIntoMailbox(deps, email, login);
  const inTime = (look: Promise<VerifiedPart>) => orSilent(look, deadlineMs);
  const [smtp, imap, spf, dkim, dmarc, mx, reverse_dns] = await Promise.all([
    signInToSmtp(deps.smtp, login, deadlineMs),
    mailbox.then(({ part }) => part),
    inTime(checkSpf(resolver, domain, host)),
    inTime(mailbox.then(({ signatures }) => checkDkim(resolver, { domain, smtpHost: host }, signatures))),
    inTime(checkDmarc(resolver, email)),
    inTime(checkMx(resolver, domain, host)),
    inTime(checkReverseDns(resolver, domain, host)),
  ]);
  return { smtp, imap, spf, dkim, dmarc, mx, reverse_dns, checked_at: deps.now().toISOString() };
}

const part = (status: VerifiedPart['status'], detail: string): VerifiedPart => ({
  status,
  detail,
  advice: [],
  record: null,
});

async function signInToSmtp(settings: SmtpSettings, { smtp }: SenderLogin, deadlineMs: number): Promise<VerifiedPart> {
  try {
    const { connection } = await openSmtpSession(settings, smtp, AbortSignal.timeout(deadlineMs));
    connection.close();
    return part('ok', smtp.password === null ? 'It answers; no sign-in is set' : 'Signed in');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return part('failed', tidyResponse(reason, smtp));
  }
}

async function lookIntoMailbox(deps: VerifySenderDeps, email: string, { imap }: SenderLogin): Promise<SeenMailbox> {
  if (imap === null) return { part: part('not_configured', 'Replies to this sender are not read'), signatures: null };
  try {
    const signal = AbortSignal.timeout(deps.deadlineMs ?? DEADLINE_MS);
    return await withImap(deps.imap, imap, signal, async (client) => {
      // Opened as for reading: a response to STATUS does not prove that the folder can be read.
      await client.mailboxOpen(imap.mailbox, { readOnly: true });
      const signatures = await findOwnSignatures(client, email, deps.now());
      return { part: part('ok', `Signed in; ${imap.mailbox} can be read`), signatures };
    });
  } catch (error) {
    const detail = error instanceof DomainError ? error.message : 'The mailbox cannot be read: it takes too long';
    return { part: part('failed', detail), signatures: null };
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
