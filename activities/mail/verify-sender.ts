import { Resolver } from 'node:dns/promises';
import { DomainError } from '../../domain/errors.js';
import { domainOfEmail } from '../../domain/outreach/email-address.js';
import type { SenderLogin } from '../../domain/outreach/mail-ports.js';
import { registrableName } from '../../domain/outreach/registrable-name.js';
import type { SenderVerification, VerifiedPart } from '../../domain/outreach/sender-verification.js';
import { type ImapSettings, withImap } from './imap-session.js';
import { openSmtpSession, type SmtpSettings } from './smtp-session.js';

export type TextResolver = Pick<Resolver, 'resolveTxt'>;

export interface VerifySenderDeps {
  smtp: SmtpSettings;
  imap: ImapSettings;
  resolver?: TextResolver;
  now(): Date;
}

const DNS_TIMEOUT_MS = 3_000;
const DEADLINE_MS = 20_000;
/** RFC 7208 4.6.4 */
const MOST_SPF_LOOKUPS = 10;

/** Signs in to both servers and looks up the records of the sender's domain, side by side. Sends nothing. */
export async function verifySender(
  deps: VerifySenderDeps,
  { email, login }: { email: string; login: SenderLogin },
): Promise<SenderVerification> {
  const resolver = deps.resolver ?? new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 1 });
  const domain = domainOfEmail(email);
  const [smtp, imap, spf, dmarc] = await Promise.all([
    signInToSmtp(deps.smtp, login),
    signInToImap(deps.imap, login),
    checkSpf(resolver, domain),
    checkDmarc(resolver, domain),
  ]);
  const detail = 'Which key signs is only seen on a mail that has arrived';
  return { smtp, imap, spf, dkim: { status: 'unknown', detail }, dmarc, checked_at: deps.now().toISOString() };
}

async function signInToSmtp(settings: SmtpSettings, { smtp }: SenderLogin): Promise<VerifiedPart> {
  try {
    const { connection } = await inTime(openSmtpSession(settings, smtp));
    connection.quit();
    return { status: 'ok', detail: smtp.username === null ? 'It answers; no sign-in is set' : 'Signed in' };
  } catch (error) {
    return { status: 'failed', detail: (error instanceof Error ? error.message : String(error)).slice(0, 300) };
  }
}

async function signInToImap(settings: ImapSettings, { imap }: SenderLogin): Promise<VerifiedPart> {
  if (imap === null) return { status: 'not_configured', detail: 'Replies to this sender are not read' };
  try {
    await withImap(settings, imap, AbortSignal.timeout(DEADLINE_MS), (client) =>
      client.status(imap.mailbox, { messages: true }),
    );
    return { status: 'ok', detail: `Signed in; ${imap.mailbox} can be read` };
  } catch (error) {
    const detail = error instanceof DomainError ? error.message : 'It does not answer';
    return { status: 'failed', detail };
  }
}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It does not answer')), DEADLINE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** RFC 7208: one record, and no more than ten look-ups behind it. Sub-domains do not inherit it. */
async function checkSpf(resolver: TextResolver, domain: string): Promise<VerifiedPart> {
  const texts = await readTexts(resolver, domain);
  if (texts === null) return UNKNOWN;
  const records = texts.filter((text) => /^v=spf1(?:\s|$)/i.test(text));
  const [record] = records;
  if (record === undefined) return { status: 'missing', detail: `${domain} has no SPF record` };
  if (records.length > 1)
    return { status: 'failed', detail: `${domain} has ${records.length} SPF records; one is allowed` };
  const lookups = record
    .split(/\s+/)
    .filter((term) => /^[+?~-]?(?:include:|a(?:[:/]|$)|mx(?:[:/]|$)|ptr|exists:)|^redirect=/i.test(term));
  if (lookups.length > MOST_SPF_LOOKUPS)
    return {
      status: 'failed',
      detail: `${lookups.length} look-ups in one record; ${MOST_SPF_LOOKUPS} are allowed in all`,
    };
  return { status: 'ok', detail: record.slice(0, 300) };
}

/** RFC 7489 6.6.3: of the domain itself, else of the organization above it. */
async function checkDmarc(resolver: TextResolver, domain: string): Promise<VerifiedPart> {
  for (const name of new Set([domain, registrableName(domain)])) {
    const texts = await readTexts(resolver, `_dmarc.${name}`);
    if (texts === null) return UNKNOWN;
    const record = texts.find((text) => /^v=DMARC1(?:\s|;|$)/i.test(text));
    if (record !== undefined) return { status: 'ok', detail: `${name}: ${record}`.slice(0, 300) };
  }
  return { status: 'missing', detail: `${domain} has no DMARC record` };
}

const UNKNOWN: VerifiedPart = { status: 'unknown', detail: 'DNS does not answer' };

/** Null when DNS does not answer; none is an answer too. */
async function readTexts(resolver: TextResolver, name: string): Promise<string[] | null> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : null;
  }
}
