import { expect } from 'chai';
import { readFeedback } from '../../../../../domain/outreach/replies/bounces/read-feedback.js';
import { incomingMessage } from '../../../../support/mail/incoming-message.js';

const feedback = (type: string) =>
  readFeedback(
    incomingMessage({ feedback_report: { 'feedback-type': [type], 'original-rcpt-to': ['ana@blog.example'] } }),
  );

describe('[U] reading a feedback report', () => {
  it('tells complaints from faults of ours and from good news', () => {
    expect(feedback('abuse')?.recipients[0]).to.include({ email: 'ana@blog.example', group: 'complaint' });
    expect(feedback('auth-failure')?.recipients[0]).to.include({ group: 'ours', reason: 'authentication' });
    expect(feedback('not-spam')).to.deep.equal({ kind: 'notice', is_bounce: false, recipients: [] });
  });

  it('takes the recipient from the mail when the report hides it', () => {
    const originals = [{ message_id: null, headers: { to: ['Ana <ana@blog.example>'] }, text: '' }];
    const report = readFeedback(incomingMessage({ report_type: 'feedback-report', originals }));
    expect(report?.recipients[0]).to.include({ email: 'ana@blog.example', group: 'complaint' });
  });

  it('finds the recipient in every header of the mail', () => {
    const headers = { 'x-hmxmroriginalrecipient': ['zoe@hotmail.example'], to: ['[redacted]'] };
    const originals = [{ message_id: null, headers, text: '' }];
    const report = readFeedback(incomingMessage({ feedback_report: { 'feedback-type': ['abuse'] }, originals }));
    expect(report?.recipients.map(({ email }) => email)).to.deep.equal(['zoe@hotmail.example']);
  });

  it('names nobody where nobody is named', () => {
    const originals = [{ message_id: null, headers: {}, text: '' }];
    const report = readFeedback(incomingMessage({ feedback_report: { 'feedback-type': ['abuse'] }, originals }));
    expect(report).to.deep.include({ kind: 'complaint' });
    expect(report?.recipients.map(({ email }) => email)).to.deep.equal([null]);
  });

  it('takes a junk report without a feedback part for a complaint, the mail attached or pasted', () => {
    const from = { email: 'staff@hotmail.com', name: '' };
    const originals = [{ message_id: '<a1@out.example>', headers: { to: ['zoe@hotmail.example'] }, text: '' }];
    expect(readFeedback(incomingMessage({ from, originals }))?.recipients[0]).to.include({
      email: 'zoe@hotmail.example',
      group: 'complaint',
      reason: 'complaint',
      detail: 'junk report without a feedback part',
    });
    const text =
      'A user complained.\n\n--- Original message ---\n\nMessage-ID: <a1@out.example>\nTo: zoe@hotmail.example\n\nHi';
    expect(readFeedback(incomingMessage({ from, text }))?.recipients[0]).to.include({ email: 'zoe@hotmail.example' });
  });

  it('is nothing in other mail', () => {
    expect(readFeedback(incomingMessage())).to.equal(null);
  });
});
