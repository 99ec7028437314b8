import { registrableName } from '../../addresses/registrable-name.js';
import type { VerifiedPart } from '../sender-verification.js';
import type { DnsRecord } from './dns-record.js';
import { type Dmarc, readDmarc } from './read-dmarc.js';

export interface DmarcFacts {
  /** The name whose record counts for the domain; null where none has one. */
  name: string | null;
  records: string[];
  /** Domains of report addresses that have not agreed to take the reports (RFC 9990 4). */
  notAgreed: string[];
}

/** No longer part of DMARC (RFC 9989 A.6): receivers ignore them. */
const RETIRED_TAGS = ['pct', 'rf', 'ri'];

/**
 * Whether receivers know what to do with mail that pretends to be of this domain, and the record that says so.
 * @param email gets the reports where the record names no address for them
 */
export function judgeDmarc(domain: string, { name, records, notAgreed }: DmarcFacts, email: string): VerifiedPart {
  const at = name ?? registrableName(domain);
  const line = (value: string): DnsRecord => ({ name: `_dmarc.${at}`, type: 'TXT', value, replaces: records });
  const first = `v=DMARC1; p=none; rua=mailto:${email}`;
  const [record] = records;
  if (record === undefined)
    return { status: 'missing', detail: `${domain} has no DMARC record`, advice: [], record: line(first) };
  if (records.length > 1) {
    const detail = `${at} has more than one DMARC record, so receivers use none`;
    return { status: 'failed', detail, advice: [], record: line(improve(record, readDmarc(record), email)) };
  }
  const dmarc = readDmarc(record);
  const policy = at === domain ? dmarc.policy : dmarc.subdomains;
  const better = improve(record, dmarc, email);
  if (policy === null)
    return { status: 'failed', detail: `The DMARC record of ${at} names no policy`, advice: [], record: line(better) };
  return {
    status: 'ok',
    detail: `${at}: ${record}`.slice(0, 300),
    advice: adviceOn(dmarc, policy, at, notAgreed),
    record: better === tidy(record) ? null : line(better),
  };
}

function adviceOn(dmarc: Dmarc, policy: string, at: string, notAgreed: readonly string[]): string[] {
  const advice: string[] = [];
  const retired = RETIRED_TAGS.filter((tag) => tag in dmarc.tags);
  if (retired.length > 0) advice.push(`Remove ${retired.join(', ')}: DMARC no longer has it (RFC 9989).`);
  if (dmarc.reports.length === 0) advice.push('Add "rua" to learn who sends mail in your name.');
  for (const target of notAgreed)
    advice.push(`${target} has to agree to your reports: publish "v=DMARC1" as TXT at ${at}._report._dmarc.${target}.`);
  if (policy === 'none') advice.push('With "none", receivers do nothing about mail that pretends to be yours.');
  return advice;
}

/** The same without what is ignored, with a policy, and with an address that gets the reports. */
function improve(record: string, { tags, policy, reports }: Dmarc, email: string): string {
  const parts = tidy(record)
    .split('; ')
    .filter((part) => !RETIRED_TAGS.includes(part.split('=')[0]?.toLowerCase() ?? '') && !/^(?:v|p|rua)=/i.test(part));
  const rua = reports.length > 0 ? tags['rua'] : `mailto:${email}`;
  return ['v=DMARC1', `p=${policy ?? 'none'}`, ...parts, `rua=${rua}`].join('; ');
}

function tidy(record: string): string {
  return record
    .split(';')
    .map((part) => part.trim().replace(/\s*=\s*/, '='))
    .filter((part) => part !== '')
    .join('; ');
}
