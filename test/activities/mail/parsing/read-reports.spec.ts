import { expect } from 'chai';
import type { MimePart } from '../../../../activities/mail/parsing/part-parser.js';
import { isReportPart, readReports } from '../../../../activities/mail/parsing/read-reports.js';

const part = (type: string, text: string): MimePart => ({
  type,
  parameters: {},
  is_attached: false,
  content: Buffer.from(text),
});

describe('[U] reports in a message', () => {
  it('are read by their types', async () => {
    const reports = await readReports([
      part('message/global-delivery-status', 'Reporting-MTA: dns; mx\n\nAction: failed\n\nAction: delayed\n'),
      part('message/feedback-report', 'Feedback-Type: abuse\n\nOriginal-Rcpt-To: a@b.example\n'),
      part('message/disposition-notification', 'Disposition: automatic-action; displayed\n'),
    ]);
    expect(reports).to.deep.equal({
      delivery_status: {
        message: { 'reporting-mta': ['dns; mx'] },
        recipients: [{ action: ['failed'] }, { action: ['delayed'] }],
      },
      feedback_report: { 'feedback-type': ['abuse'], 'original-rcpt-to': ['a@b.example'] },
      disposition_notification: { disposition: ['automatic-action; displayed'] },
      originals: [],
    });
  });

  it('bring five originals at most, with their text decoded', async () => {
    const original = part('message/rfc822', 'Message-ID: <a@b.example>\nContent-Transfer-Encoding: base64\n\nWWVz');
    const { originals } = await readReports(Array.from({ length: 7 }, () => original));
    expect(originals).to.have.length(5);
    expect(originals[0]).to.include({ message_id: '<a@b.example>', text: 'Yes' });
  });

  it('are no other parts', () => {
    expect(isReportPart(part('text/rfc822-headers', ''))).to.equal(true);
    expect(isReportPart(part('image/png', ''))).to.equal(false);
  });
});
