import type { DmarcReading } from '../../../../domain/outreach/sending/dmarc-reports/dmarc-report.js';
import type { MimePart } from '../part-parser.js';
import { isTextPart } from '../read-message-text.js';
import { readReportXml } from './read-report-xml.js';
import { unpackReport } from './unpack-report.js';

/** A report is the only attachment of its mail. */
const MOST_TRIED = 2;
/** RFC 9990 4.1: "Report Domain: press.example Submitter: receiver.example Report-ID: …". */
const SUBJECT = /\breport domain:\s*([a-z0-9._-]{3,253}?)\.?(?=\s|$|[;,])/i;

/** The DMARC aggregate report that a mail carries, by what is in it, whatever it is called. Null: it carries none. */
export async function findDmarcReport(parts: readonly MimePart[], subject: string): Promise<DmarcReading | null> {
  const domain = SUBJECT.exec(subject)?.[1]?.toLowerCase() ?? null;
  let reason: string | null = null;
  for (const part of parts.filter((each) => !isTextPart(each)).slice(0, MOST_TRIED)) {
    try {
      const xml = await unpackReport(part.content);
      const report = xml && readReportXml(xml);
      if (report) return { state: 'read', report };
    } catch (error) {
      reason ??= error instanceof Error ? error.message.slice(0, 200) : 'it cannot be read';
    }
  }
  if (domain === null) return null;
  return { state: 'unreadable', domain, reason: reason ?? 'no report is attached' };
}
