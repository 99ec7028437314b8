import { registrableName } from '../../../domain/outreach/addresses/registrable-name.js';
import type { VerifiedPart } from '../../../domain/outreach/sending/sender-verification.js';
import { DNS_IS_SILENT, readTxtRecords, type TextResolver } from './read-txt-records.js';

/** RFC 7489 6.6.3: of the domain itself, else of the organization above it, whose policy it inherits. */
export async function checkDmarc(resolver: TextResolver, domain: string): Promise<VerifiedPart> {
  for (const name of new Set([domain, registrableName(domain)])) {
    const texts = await readTxtRecords(resolver, `_dmarc.${name}`);
    if (texts === null) return DNS_IS_SILENT;
    const records = texts.filter((text) => /^v=DMARC1(?:\s|;|$)/i.test(text));
    const [record] = records;
    if (record === undefined) continue;
    if (records.length > 1) return { status: 'failed', detail: `${name} has more than one DMARC record` };
    if (!/;\s*p\s*=\s*(?:none|quarantine|reject)\s*(?:;|$)/i.test(record))
      return { status: 'failed', detail: `The DMARC record of ${name} names no policy` };
    return { status: 'ok', detail: `${name}: ${record}`.slice(0, 300) };
  }
  return { status: 'missing', detail: `${domain} has no DMARC record` };
}
