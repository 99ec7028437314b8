import { registrableName } from '../../addresses/registrable-name.js';
import type { VerifiedPart } from '../sender-verification.js';
import { composeSpf } from './compose-spf.js';
import { DNS_IS_SILENT } from './dns-is-silent.js';
import { sendingService } from './sending-service.js';
import type { SpfFacts } from './spf-facts.js';

/** RFC 7208 4.6.4. */
export const MOST_SPF_LOOKUPS = 10;
const MOST_VOIDS = 2;

/**
 * Whether receivers let the mail of a domain in that leaves through this SMTP server, and the record that makes them.
 * @param smtpHost through which its mail leaves
 */
export function judgeSpf(domain: string, facts: SpfFacts, smtpHost: string): VerifiedPart {
  const { records, voids, fault } = facts;
  const add = ownTerms(domain, smtpHost);
  const judged = (status: 'failed' | 'missing', detail: string, value: string | null): VerifiedPart => ({
    status,
    detail,
    advice: [],
    record: value === null ? null : { name: domain, type: 'TXT', value, replaces: records },
  });
  const [record] = records;
  if (record === undefined && facts.isSilent) return DNS_IS_SILENT;
  if (record === undefined)
    return judged('missing', `${domain} has no SPF record`, add.length > 0 ? composeSpf([], { add }) : null);
  if (records.length > 1) {
    const detail = `${domain} has ${records.length} SPF records, so receivers use none (RFC 7208 3.2)`;
    return judged('failed', `${detail}. Join them into one`, composeSpf(records, { add }));
  }
  if (fault) return judged('failed', fault.detail, composeSpf(records, { add, drop: [fault.term] }));
  if (facts.lookups > MOST_SPF_LOOKUPS) {
    const detail = `More than ${MOST_SPF_LOOKUPS} look-ups are needed (RFC 7208 4.6.4)`;
    return judged('failed', `${detail}. Remove services that no longer send for you`, null);
  }
  if (voids.length > MOST_VOIDS)
    return judged(
      'failed',
      `${voids.length} of its names have no address; ${MOST_VOIDS} are allowed (RFC 7208 4.6.4)`,
      composeSpf(records, { add, drop: voids }),
    );
  if (facts.isSilent) return DNS_IS_SILENT;
  return judgeText(record, facts, { add, smtpHost, judged });
}

function judgeText(
  record: string,
  { included }: SpfFacts,
  context: {
    add: string[];
    smtpHost: string;
    judged: (status: 'failed', detail: string, value: string | null) => VerifiedPart;
  },
): VerifiedPart {
  const { add, smtpHost, judged } = context;
  const service = sendingService(smtpHost);
  if (service && !included.includes(service.spf))
    return judged(
      'failed',
      `It does not include ${service.name}, which sends your mail`,
      composeSpf([record], { add }),
    );
  const terms = record.split(/\s+/);
  const end = terms.find((term) => /^[+?~-]?all$/i.test(term));
  if (end === undefined && !terms.some((term) => /^redirect=/i.test(term)))
    return judged('failed', 'It does not end in "~all" or "-all", so it refuses no one', composeSpf([record]));
  if (end !== undefined && !/^[~-]/.test(end))
    return judged('failed', `It ends in "${end}", so it refuses no one`, composeSpf([record]));
  return { status: 'ok', detail: record.slice(0, 300), advice: [], record: null };
}

/** What lets the server in: what its service documents, or its own name where it belongs to the domain's owner. */
function ownTerms(domain: string, smtpHost: string): string[] {
  const service = sendingService(smtpHost);
  if (service) return [`include:${service.spf}`];
  return registrableName(smtpHost) === registrableName(domain) ? [`a:${smtpHost}`] : [];
}
