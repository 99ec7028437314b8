import { expect } from 'chai';
import { parseBounce } from '../../../../../domain/outreach/replies/bounces/parse-bounce.js';
import { readSesNotification } from '../../../../../domain/outreach/replies/bounces/read-ses-notification.js';
import { matchKeys } from '../../../../../domain/outreach/replies/match-keys.js';
import { incomingMessage } from '../../../../support/mail/incoming-message.js';

const MAIL = {
  source: 'sam@out.example',
  messageId: '0100018f-abc-000000',
  destination: ['ana@blog.example'],
  commonHeaders: {
    from: ['Sam <sam@out.example>'],
    to: ['ana@blog.example'],
    messageId: '<a1@out.example>',
    subject: 'Hives',
  },
};
const bounce = (changes: Record<string, unknown> = {}, recipient: Record<string, unknown> = {}) => ({
  notificationType: 'Bounce',
  bounce: {
    bounceType: 'Permanent',
    bounceSubType: 'General',
    ...changes,
    bouncedRecipients: [
      {
        emailAddress: 'ana@blog.example',
        action: 'failed',
        status: '5.1.1',
        diagnosticCode: 'smtp; 550 5.1.1 user unknown',
        ...recipient,
      },
    ],
  },
  mail: MAIL,
});
const read = (event: unknown) => readSesNotification(incomingMessage({ text: JSON.stringify(event, null, 1) }));
const SILENT = { status: undefined, diagnosticCode: undefined };

describe('[U] readSesNotification', () => {
  it('reads a bounce that is the text of a mail', () => {
    const report = read(bounce());
    expect(report).to.deep.include({ kind: 'failure', is_bounce: true, original_message_id: '<a1@out.example>' });
    expect(report?.recipients).to.deep.equal([
      {
        email: 'ana@blog.example',
        status: '5.1.1',
        code: 550,
        group: 'hard',
        reason: 'unknown_user',
        detail: '550 5.1.1 user unknown',
      },
    ]);
  });

  it('reads one that SNS has wrapped and mailed, with its farewell below and a line that was broken', () => {
    const wrapped = JSON.stringify(
      { Type: 'Notification', MessageId: 'x', Message: JSON.stringify(bounce()) },
      null,
      2,
    );
    const text = `${wrapped.replace('out.example', 'out!\n .example')}\n\n--\nIf you wish to stop receiving notifications…`;
    const from = { email: 'no-reply@sns.amazonaws.com', name: 'AWS Notifications' };
    const report = parseBounce(incomingMessage({ from, subject: 'AWS Notification Message', text }));
    expect(report.recipients).to.have.length(1);
    expect(report.recipients[0]).to.include({ email: 'ana@blog.example', group: 'hard' });
  });

  it('goes by what Amazon says where nobody is quoted', () => {
    const table: [string, string, string, string][] = [
      ['Permanent', 'General', 'hard', 'unknown_user'],
      ['Permanent', 'NoEmail', 'hard', 'unknown_user'],
      ['Permanent', 'Suppressed', 'ambiguous', 'filtered'],
      ['Transient', 'MailboxFull', 'soft', 'mailbox_full'],
      ['Transient', 'ContentRejected', 'ours', 'content'],
      ['Transient', 'General', 'soft', 'expired'],
      ['Undetermined', 'Undetermined', 'ambiguous', 'unknown'],
    ];
    for (const [bounceType, bounceSubType, group, reason] of table) {
      const [recipient] = read(bounce({ bounceType, bounceSubType }, SILENT))?.recipients ?? [];
      expect(recipient, `${bounceType} ${bounceSubType}`).to.include({ group, reason });
    }
  });

  it('takes a complaint for one, unless it says that the mail is no spam', () => {
    const complaint = (complaintFeedbackType: string) => ({
      eventType: 'Complaint',
      complaint: { complaintFeedbackType, complainedRecipients: [{ emailAddress: 'Ana@Blog.example' }] },
      mail: MAIL,
    });
    const report = read(complaint('abuse'));
    expect(report).to.deep.include({ kind: 'complaint', is_bounce: false });
    expect(report?.recipients[0]).to.include({ email: 'ana@blog.example', group: 'complaint' });
    expect(read(complaint('not-spam'))).to.deep.include({ kind: 'notice', recipients: [] });
  });

  it('takes deliveries and delays for notices, and other texts for none', () => {
    for (const notificationType of ['Delivery', 'Send', 'DeliveryDelay'])
      expect(read({ notificationType, mail: MAIL })).to.deep.include({ kind: 'notice', is_bounce: false });
    expect(read({ notificationType: 'Bounce' })).to.equal(null);
    expect(read(['notificationType'])).to.equal(null);
    for (const text of ['', '{', '{"notificationType": "Bounce", ', 'We use {"notificationType":"Bounce","mail":{}}'])
      expect(readSesNotification(incomingMessage({ text })), text).to.equal(null);
  });

  it('names the mail by our id and by Amazon’s', () => {
    const message = incomingMessage({ text: JSON.stringify(bounce()), from: null });
    expect(matchKeys(message, ['sam@out.example'], parseBounce(message))).to.deep.equal([
      { by: 'embedded_original', message_id: '<a1@out.example>' },
      { by: 'embedded_original', message_id: '<0100018f-abc-000000@amazonses.com>' },
      {
        by: 'from_address',
        email: 'ana@blog.example',
        returned: { cites_id: true, subject: 'hives', within_days: 14 },
      },
    ]);
  });
});
