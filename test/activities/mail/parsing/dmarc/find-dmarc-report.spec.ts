import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { MOST_REPORT_BYTES } from '../../../../../activities/mail/parsing/dmarc/unpack-report.js';
import { parseMessage } from '../../../../../activities/mail/parsing/parse-message.js';
import { type DmarcRow, dmarcMail, dmarcXml, zipped } from '../../../../support/mail/dmarc-report.js';

const OWN: DmarcRow = { ip: '192.0.2.7', count: 4, spf: 'pass', dkim: 'fail' };
const read = async (mail: string) => (await parseMessage(Buffer.from(mail))).dmarc ?? null;
const sourcesOf = (found: Awaited<ReturnType<typeof read>>) => (found?.state === 'read' ? found.report.sources : found);

describe('[U] a DMARC report in a mail', () => {
  it('is read from gzip, a ZIP file and plain XML, whatever its type and name are', async () => {
    const xml = dmarcXml({ day: '2026-05-30', report_id: 'r-1', policy: 'quarantine', rows: [OWN] });
    const report = {
      reporter: 'receiver.example',
      report_id: 'r-1',
      domain: 'press.example',
      from: '2026-05-30T00:00:00.000Z',
      until: '2026-05-30T23:59:59.000Z',
      policy: 'quarantine',
      mails_left_out: 0,
    };
    const source = { ip: '192.0.2.7', mails: 4, aligned: 4, spf_aligned: 4, dkim_aligned: 0 };
    const sources = [{ ...source, quarantined: 0, rejected: 0, forwarded: 0, passed_as: [] }];
    for (const content of [gzipSync(xml), await zipped({ 'report.xml': xml }), Buffer.from(`\ufeff\n${xml}`)])
      expect(await read(dmarcMail(content))).to.deep.equal({ state: 'read', report: { ...report, sources } });
  });

  it('counts by address: alignment, what receivers did, and as whom mail passes', async () => {
    const results = `<dkim><domain>Service.example</domain><selector>a</selector><result>pass</result></dkim>
      <dkim><domain>press.example</domain><result>fail</result></dkim><spf><domain>bounce.service.example</domain><result>pass</result></spf>`;
    const rows: DmarcRow[] = [
      OWN,
      { ...OWN, count: 2, spf: 'fail', dkim: 'pass', reason: '<reason><type>forwarded</type></reason>' },
      { ip: '2001:db8::1', count: 9, spf: 'fail', dkim: 'fail', disposition: 'reject', results },
      { ip: 'no address', count: 7, spf: 'pass', dkim: 'pass' },
    ];
    expect(sourcesOf(await read(dmarcMail(dmarcXml({ rows }))))).to.deep.equal([
      {
        ip: '2001:db8::1',
        mails: 9,
        aligned: 0,
        spf_aligned: 0,
        dkim_aligned: 0,
        quarantined: 0,
        rejected: 9,
        forwarded: 0,
        passed_as: ['service.example', 'bounce.service.example'],
      },
      {
        ip: '192.0.2.7',
        mails: 6,
        aligned: 6,
        spf_aligned: 4,
        dkim_aligned: 2,
        quarantined: 0,
        rejected: 0,
        forwarded: 2,
        passed_as: [],
      },
    ]);
  });

  it('is read in any namespace, with prefixes, and behind the opening tag of a schema that is left in it', async () => {
    const xml = dmarcXml({ rows: [OWN], attributes: ' xmlns="urn:ietf:params:xml:ns:dmarc-2.0"' });
    const prefixed = xml.replace(/<(\/?)([a-z])/g, '<$1d:$2');
    const stray = xml.replace('<version>', '<xs:schema targetNamespace="http://dmarc.org/dmarc-xml/0.1"><version>');
    for (const each of [xml, prefixed, stray])
      expect(sourcesOf(await read(dmarcMail(each))), each.slice(0, 120)).to.have.length(1);
  });

  it('limits its sources and names the mails beyond', async () => {
    const rows = Array.from({ length: 1_002 }, (_, n) => ({ ...OWN, ip: `10.0.${n >> 8}.${n & 255}`, count: 3 }));
    const found = await read(dmarcMail(dmarcXml({ rows })));
    expect(sourcesOf(found)).to.have.length(1_000);
    expect(found?.state === 'read' && found.report.mails_left_out).to.equal(6);
  });

  it('is refused with the reason when it is made to harm, broken, or about no domain', async () => {
    const xml = dmarcXml({ rows: [OWN] });
    const bomb = `<feedback>${' '.repeat(MOST_REPORT_BYTES)}</feedback>`;
    const cases: [string | Buffer, string][] = [
      [bomb, 'it has more than 20 MB unpacked'],
      [await zipped({ 'a.xml': bomb }), 'it has more than 20 MB unpacked'],
      [await zipped({ 'a.xml': xml, 'b.xml': xml }), 'the ZIP file does not hold exactly one file'],
      [(await zipped({ 'a.xml': xml })).subarray(0, 200), 'the ZIP file is cut off'],
      [xml.replace('<feedback>', '<!DOCTYPE a [<!ENTITY x "y">]><feedback>'), 'it has a document type definition'],
      [`<feedback>${'<a>'.repeat(50)}`, 'its elements are nested too deeply'],
      [`<feedback>${'</a>'.repeat(500)}`, 'it is not well-formed XML'],
      [xml.slice(0, -40), 'it is cut off'],
      [dmarcXml({ domain: 'press', rows: [] }), 'it names no domain'],
      [xml.replace(/<begin>\d+/, '<begin>1'), 'it does not say which days it is about'],
      [xml.replace(/<begin>\d+/, '<begin>1400000000'), 'it is about more than a month'],
      // What a large receiver has sent for a while in place of a report: gzip of a word.
      [Buffer.from('H4sIAKImTmQAAyvNKy1OTQEA+UgslAYAAAA=', 'base64'), 'no report is attached'],
    ];
    for (const [content, reason] of cases)
      expect(await read(dmarcMail(content)), reason).to.deep.equal({
        state: 'unreadable',
        domain: 'press.example',
        reason,
      });
  });

  it('is not seen in other attachments, also not in packed ones', async () => {
    const subject = 'Photos';
    for (const content of [
      gzipSync('words'),
      await zipped({ 'a.txt': 'words' }),
      Buffer.from('<?xml version="1.0"?><rss/>'),
    ])
      expect(await read(dmarcMail(content, { subject }))).to.equal(null);
  });
});
