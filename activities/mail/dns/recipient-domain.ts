import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { RecipientDomainCheck } from '../../../domain/outreach/sending/mail-ports.js';

type Answer = Awaited<ReturnType<RecipientDomainCheck>>;

/** The part of node:dns that is used. */
export type MailResolver = Pick<Resolver, 'resolveMx' | 'resolve4' | 'resolve6'>;

const TIMEOUT_MS = 2_000;
const KEPT_MS = 5 * 60_000;
/** DNS may be back soon, but each mail of a queue need not find out. */
const UNKNOWN_KEPT_MS = 30_000;
const MOST_KEPT = 5_000;
/** The name is not there, or has no such record; every other failure is DNS itself. */
const ABSENT = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * @see RecipientDomainCheck. RFC 5321 5.1: MX, else the domain's own address; RFC 7505: one MX of "." takes no mail.
 *   Results are cached for some minutes, so that a queue asks once. Names outside of the public DNS are not looked up.
 */
export function createRecipientDomainCheck(
  resolver: MailResolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 }),
  now: () => number = Date.now,
): RecipientDomainCheck {
  const kept = new Map<string, { answer: Promise<Answer>; untilMs: number }>();
  return (domain) => {
    if (!isPublicName(domain)) return Promise.resolve('unknown');
    const known = kept.get(domain);
    if (known && known.untilMs > now()) return known.answer;
    if (kept.size >= MOST_KEPT) kept.clear();
    const answer = inTime(check(resolver, domain));
    const entry = { answer, untilMs: now() + KEPT_MS };
    kept.set(domain, entry);
    void answer.then((found) => {
      if (found === 'unknown') entry.untilMs = now() + UNKNOWN_KEPT_MS;
    });
    return answer;
  };
}

/** Addresses, in brackets or not (RFC 5321 4.1.3), and names without a dot. */
function isPublicName(domain: string): boolean {
  return domain.includes('.') && !domain.startsWith('[') && isIP(domain) === 0 && !domain.endsWith('.localhost');
}

async function check(resolver: MailResolver, domain: string): Promise<Answer> {
  const servers = await ask(() => resolver.resolveMx(domain));
  if (servers === 'unknown') return 'unknown';
  if (servers.length > 0)
    return servers.every(({ exchange }) => exchange === '' || exchange === '.') ? 'null_mx' : 'yes';
  const [four, six] = await Promise.all([ask(() => resolver.resolve4(domain)), ask(() => resolver.resolve6(domain))]);
  if (four !== 'unknown' && six !== 'unknown') return four.length + six.length > 0 ? 'yes' : 'no_mail_server';
  return [four, six].some((answer) => answer !== 'unknown' && answer.length > 0) ? 'yes' : 'unknown';
}

async function ask<Found>(look: () => Promise<Found[]>): Promise<Found[] | 'unknown'> {
  try {
    return await look();
  } catch (error) {
    return error instanceof Error && 'code' in error && ABSENT.has(String(error.code)) ? [] : 'unknown';
  }
}

/** Never rejects. */
async function inTime(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve('unknown'), TIMEOUT_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } catch {
    // `ask` has handled DNS errors; with anything else, nothing is known about the domain.
    return 'unknown';
  } finally {
    clearTimeout(timer);
  }
}
