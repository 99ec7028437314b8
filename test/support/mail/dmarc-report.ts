import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { ZipFile } from 'yazl';

export interface DmarcRow {
  ip: string;
  count: number;
  spf: 'pass' | 'fail';
  dkim: 'pass' | 'fail';
  disposition?: 'none' | 'quarantine' | 'reject';
  /** XML of auth_results. */
  results?: string;
  /** XML within policy_evaluated. */
  reason?: string;
}

export interface DmarcXml {
  domain?: string;
  reporter?: string;
  report_id?: string;
  /** ISO 8601, of the day it is about. */
  day?: string;
  policy?: string;
  rows: readonly DmarcRow[];
  /** Attributes of the outermost element. */
  attributes?: string;
}

/** An aggregate report as receivers write it. */
export function dmarcXml(given: DmarcXml): string {
  const { domain = 'press.example', reporter = 'receiver.example', report_id = '1', policy = 'none', rows } = given;
  const begin = Date.parse(`${given.day ?? new Date().toISOString().slice(0, 10)}T00:00:00Z`) / 1000;
  return `<?xml version="1.0" encoding="UTF-8" ?>
<feedback${given.attributes ?? ''}>
  <version>1.0</version>
  <report_metadata>
    <org_name>${reporter}</org_name><email>noreply@receiver.example</email><report_id>${report_id}</report_id>
    <date_range><begin>${begin}</begin><end>${begin + 86_399}</end></date_range>
  </report_metadata>
  <policy_published><domain>${domain}</domain><adkim>r</adkim><aspf>r</aspf><p>${policy}</p><sp>none</sp></policy_published>
  ${rows.map(recordXml).join('\n')}
</feedback>`;
}

function recordXml({ ip, count, spf, dkim, disposition = 'none', results = '', reason = '' }: DmarcRow): string {
  const evaluated = `<disposition>${disposition}</disposition><dkim>${dkim}</dkim><spf>${spf}</spf>${reason}`;
  return `<record>
    <row><source_ip>${ip}</source_ip><count>${count}</count><policy_evaluated>${evaluated}</policy_evaluated></row>
    <identifiers><header_from>press.example</header_from></identifiers>
    <auth_results>${results}</auth_results>
  </record>`;
}

export async function zipped(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** A mail that brings a report, packed as gzip unless it comes as bytes. */
export function dmarcMail(report: string | Buffer, { subject = '', headers = [] as string[] } = {}): string {
  const content = typeof report === 'string' ? gzipSync(report) : report;
  return [
    'From: DMARC reports <noreply@receiver.example>',
    'To: ana@press.example',
    `Subject: ${subject || 'Report Domain: press.example Submitter: receiver.example Report-ID: 1'}`,
    'MIME-Version: 1.0',
    ...headers,
    'Content-Type: multipart/mixed; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'This is an aggregate report.',
    '--b1',
    'Content-Type: application/octet-stream; name="report.bin"',
    'Content-Transfer-Encoding: base64',
    'Content-Disposition: attachment; filename="report.bin"',
    '',
    content.toString('base64').replace(/.{76}/g, '$&\r\n'),
    '--b1--',
    '',
  ].join('\r\n');
}
