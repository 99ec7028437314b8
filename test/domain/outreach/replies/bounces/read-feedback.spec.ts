import { expect } from 'chai';
import { readFeedback } from '../../../../../domain/outreach/replies/bounces/read-feedback.js';
import { incomingMessage } from '../../../../support/incoming-message.js';

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

  it('is nothing in other mail', () => {
    expect(readFeedback(incomingMessage())).to.equal(null);
  });
});
