import { writeText } from '../../../domain/base/text/write-text.js';
import type { VerifiedPart } from '../../../domain/outreach/sending/sender-verification.js';
import { DNS_IS_SILENT, readTxtRecords, type TextResolver } from './read-txt-records.js';

/** RFC 7208 4.6.4: lookups of a record, including those of its includes. */
const MOST_LOOKUPS = 10;
const LOOKUP = /^[+?~-]?(?:a(?:[:/]|$)|mx(?:[:/]|$)|ptr(?::|$)|exists:)/i;
const FURTHER = /^[+?~-]?include:(.+)$|^redirect=(.+)$/i;

interface Walk {
  lookups: number;
  /** What is wrong with a record behind the first; null as long as nothing is. */
  fault: string | null;
  isSilent: boolean;
}

/** RFC 7208: one record of the domain's own, which receivers can follow to its end. Sub-domains do not inherit it. */
export async function checkSpf(resolver: TextResolver, domain: string): Promise<VerifiedPart> {
  const records = await recordsOf(resolver, domain);
  if (records === null) return DNS_IS_SILENT;
  const [record] = records;
  if (record === undefined) return { status: 'missing', detail: `${domain} has no SPF record` };
  if (records.length > 1)
    return failed(writeText`${domain} has ${records.length} SPF records; one is allowed (RFC 7208 3.2)`);
  const walk: Walk = { lookups: 0, fault: null, isSilent: false };
  await follow(resolver, record, walk);
  if (walk.fault !== null) return failed(walk.fault);
  if (walk.lookups > MOST_LOOKUPS) return failed(`More than ${MOST_LOOKUPS} look-ups are needed (RFC 7208 4.6.4)`);
  if (walk.isSilent) return DNS_IS_SILENT;
  return { status: 'ok', detail: record.slice(0, 300) };
}

const failed = (detail: string): VerifiedPart => ({ status: 'failed', detail });

/** Counts what a receiver would have to look up. It always ends: each step counts, and eleven are too many. */
async function follow(resolver: TextResolver, record: string, walk: Walk): Promise<void> {
  for (const term of record.split(/\s+/)) {
    if (walk.lookups > MOST_LOOKUPS || walk.fault !== null) return;
    if (LOOKUP.test(term)) walk.lookups += 1;
    const [, included, redirected] = FURTHER.exec(term) ?? [];
    const next = included ?? redirected;
    if (next === undefined) continue;
    walk.lookups += 1;
    // A macro is replaced with a property of each mail.
    if (!next.includes('%')) await enter(resolver, next, walk);
  }
}

async function enter(resolver: TextResolver, domain: string, walk: Walk): Promise<void> {
  const records = await recordsOf(resolver, domain);
  const [record] = records ?? [];
  if (records === null) walk.isSilent = true;
  else if (record === undefined) walk.fault = `It points to ${domain}, which has no SPF record (RFC 7208 5.2)`;
  else if (records.length > 1) walk.fault = `It points to ${domain}, which has more than one SPF record`;
  else await follow(resolver, record, walk);
}

async function recordsOf(resolver: TextResolver, domain: string): Promise<string[] | null> {
  const texts = await readTxtRecords(resolver, domain);
  return texts?.filter((text) => /^v=spf1(?:\s|$)/i.test(text)) ?? null;
}
