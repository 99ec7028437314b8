import { domainOfEmail } from '../../../domain/outreach/addresses/email-address.js';
import { registrableName } from '../../../domain/outreach/addresses/registrable-name.js';
import { dmarcNames } from '../../../domain/outreach/sending/mail-records/dmarc-names.js';
import { DNS_IS_SILENT } from '../../../domain/outreach/sending/mail-records/dns-is-silent.js';
import { judgeDmarc } from '../../../domain/outreach/sending/mail-records/judge-dmarc.js';
import { isDmarc, readDmarc } from '../../../domain/outreach/sending/mail-records/read-dmarc.js';
import type { VerifiedPart } from '../../../domain/outreach/sending/sender-verification.js';
import type { RecordResolver } from './look-up.js';
import { readTxtRecords } from './read-txt-records.js';

type Resolver = Pick<RecordResolver, 'resolveTxt'>;

/** RFC 9989 4.10: of the domain itself, else of those above it, whose policy it inherits. */
export async function checkDmarc(resolver: Resolver, email: string): Promise<VerifiedPart> {
  const domain = domainOfEmail(email);
  for (const name of dmarcNames(domain)) {
    const texts = await readTxtRecords(resolver, `_dmarc.${name}`);
    if (texts === null) return DNS_IS_SILENT;
    const records = texts.filter(isDmarc);
    if (records.length === 0) continue;
    return judgeDmarc(domain, { name, records, notAgreed: await refusingReports(resolver, name, records) }, email);
  }
  return judgeDmarc(domain, { name: null, records: [], notAgreed: [] }, email);
}

/** RFC 9990 4: another organization gets reports only where its DNS says that it takes them. */
async function refusingReports(resolver: Resolver, name: string, [record = '']: string[]): Promise<string[]> {
  const targets = readDmarc(record).reports.map(domainOfEmail);
  const others = [...new Set(targets)].filter((target) => registrableName(target) !== registrableName(name));
  const agreed = await Promise.all(
    others.map((target) => readTxtRecords(resolver, `${name}._report._dmarc.${target}`)),
  );
  // Where DNS does not respond, nothing is known, and nothing is claimed.
  return others.filter((_, index) => agreed[index]?.every((text) => !isDmarc(text)) ?? false);
}
