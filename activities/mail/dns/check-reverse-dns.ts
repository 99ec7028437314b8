import { DNS_IS_SILENT } from '../../../domain/outreach/sending/mail-records/dns-is-silent.js';
import { hasOwnServer, judgeReverseDns } from '../../../domain/outreach/sending/mail-records/judge-reverse-dns.js';
import type { VerifiedPart } from '../../../domain/outreach/sending/sender-verification.js';
import { lookUp, lookUpAddresses, type RecordResolver } from './look-up.js';

const NOT_OURS: VerifiedPart = {
  status: 'not_configured',
  detail: 'The mail service sends from addresses of its own',
  advice: [],
  record: null,
};

/** Whether each address of the domain's own SMTP server has a name that leads back to it. */
export async function checkReverseDns(
  resolver: RecordResolver,
  domain: string,
  smtpHost: string,
): Promise<VerifiedPart> {
  if (!hasOwnServer(domain, smtpHost)) return NOT_OURS;
  const addresses = await lookUpAddresses(resolver, smtpHost);
  if (addresses === null) return DNS_IS_SILENT;
  const named = await Promise.all(addresses.map((address) => isNamed(resolver, address)));
  if (named.includes(null)) return DNS_IS_SILENT;
  return judgeReverseDns(smtpHost, { addresses, unnamed: addresses.filter((_, index) => named[index] === false) });
}

/** Null: DNS does not respond. */
async function isNamed(resolver: RecordResolver, address: string): Promise<boolean | null> {
  const names = await lookUp(() => resolver.reverse(address));
  if (names === null) return null;
  const back = await Promise.all(names.slice(0, 5).map((name) => lookUpAddresses(resolver, name)));
  if (back.some((found) => found?.includes(address))) return true;
  return back.includes(null) ? null : false;
}
