import { judgeSpf, MOST_SPF_LOOKUPS } from '../../../domain/outreach/sending/mail-records/judge-spf.js';
import type { SpfFacts } from '../../../domain/outreach/sending/mail-records/spf-facts.js';
import type { VerifiedPart } from '../../../domain/outreach/sending/sender-verification.js';
import { lookUp, lookUpAddresses, type RecordResolver } from './look-up.js';
import { readTxtRecords } from './read-txt-records.js';

const HOSTS = /^[+?~-]?(a|mx)(?::([^/]+))?(?:\/.*)?$/i;
const OTHER_LOOKUP = /^[+?~-]?(?:ptr(?::|$)|exists:)/i;
const FURTHER = /^[+?~-]?include:(.+)$|^redirect=(.+)$/i;

/** RFC 7208: one record of the domain's own, which receivers can follow to its end. Sub-domains do not inherit it. */
export async function checkSpf(resolver: RecordResolver, domain: string, smtpHost: string): Promise<VerifiedPart> {
  return judgeSpf(domain, await gatherSpf(resolver, domain), smtpHost);
}

async function gatherSpf(resolver: RecordResolver, domain: string): Promise<SpfFacts> {
  const records = await recordsOf(resolver, domain);
  const facts: SpfFacts = {
    records: records ?? [],
    lookups: 0,
    included: [],
    voids: [],
    fault: null,
    isSilent: records === null,
  };
  const [record] = facts.records;
  if (record !== undefined && facts.records.length === 1) await follow({ resolver, facts }, domain, record, null);
  return facts;
}

interface Walk {
  resolver: RecordResolver;
  facts: SpfFacts;
}

/**
 * Counts what a receiver would have to look up. It always ends: each step counts, and eleven are too many.
 * @param ownTerm of the domain's own record that led here; null: this is that record
 */
async function follow(walk: Walk, domain: string, record: string, ownTerm: string | null): Promise<void> {
  const { facts } = walk;
  for (const term of record.split(/\s+/)) {
    if (facts.lookups > MOST_SPF_LOOKUPS || facts.fault !== null) return;
    const leading = ownTerm ?? term;
    const hosts = HOSTS.exec(term);
    if (hosts) await lookUpHosts(walk, { kind: hosts[1] ?? '', host: hosts[2] ?? domain }, leading);
    else if (OTHER_LOOKUP.test(term)) facts.lookups += 1;
    const [, included, redirected] = FURTHER.exec(term) ?? [];
    const next = included ?? redirected;
    if (next === undefined) continue;
    facts.lookups += 1;
    facts.included.push(next.toLowerCase());
    // A macro is replaced with a property of each mail.
    if (!next.includes('%')) await enter(walk, next, leading);
  }
}

/** One look-up each, however many hosts an "mx" has; one that finds nothing is void (RFC 7208 4.6.4). */
async function lookUpHosts(
  { resolver, facts }: Walk,
  { kind, host }: { kind: string; host: string },
  leading: string,
): Promise<void> {
  facts.lookups += 1;
  if (host.includes('%')) return;
  const found = await (kind.toLowerCase() === 'mx'
    ? lookUp(() => resolver.resolveMx(host))
    : lookUpAddresses(resolver, host));
  if (found === null) facts.isSilent = true;
  else if (found.length === 0) facts.voids.push(leading);
}

async function enter(walk: Walk, domain: string, term: string): Promise<void> {
  const records = await recordsOf(walk.resolver, domain);
  const [record] = records ?? [];
  if (records === null) walk.facts.isSilent = true;
  else if (record === undefined)
    walk.facts.fault = { detail: `It points to ${domain}, which has no SPF record (RFC 7208 5.2)`, term };
  else if (records.length > 1)
    walk.facts.fault = { detail: `It points to ${domain}, which has more than one SPF record`, term };
  else await follow(walk, domain, record, term);
}

async function recordsOf(resolver: RecordResolver, domain: string): Promise<string[] | null> {
  const texts = await readTxtRecords(resolver, domain);
  return texts?.filter((text) => /^v=spf1(?:\s|$)/i.test(text)) ?? null;
}
