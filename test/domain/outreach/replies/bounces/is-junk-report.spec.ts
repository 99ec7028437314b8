import { expect } from 'chai';
import { isJunkReport } from '../../../../../domain/outreach/replies/bounces/is-junk-report.js';
import { incomingMessage } from '../../../../support/mail/incoming-message.js';

const original = { message_id: '<a1@out.example>', headers: {}, text: 'Hello' };
const report = (email: string, subject: string, changes = {}) =>
  isJunkReport(incomingMessage({ from: { email, name: '' }, subject, originals: [original], ...changes }));

describe('[U] isJunkReport', () => {
  it('knows the addresses of feedback loops, whatever their subject', () => {
    for (const email of [
      'staff@hotmail.com',
      'scomp@aol.net',
      '4711@reports.spamcop.net',
      'feedbackloop@provider.example',
      'noreply@fbl.provider.example',
      'spam-reports@provider.example',
      'fbl-noreply@provider.example',
    ])
      expect(report(email, 'FW: An article for you'), email).to.equal(true);
  });

  it('knows abuse desks by their subject', () => {
    for (const subject of ['complaint about message from 192.0.2.1', 'Abuse report', 'Spam complaint: 192.0.2.1'])
      expect(report('abuse@provider.example', subject), subject).to.equal(true);
    expect(report('abuse@provider.example', 'Re: An article for you')).to.equal(false);
  });

  it('takes a pasted mail for an attached one, and wants either', () => {
    const text = 'This user has complained.\n\n---- Original message ----\nMessage-ID: <a1@out.example>\nSubject: Hi\n';
    expect(report('staff@hotmail.com', 'complaint', { originals: [], text })).to.equal(true);
    expect(report('staff@hotmail.com', 'complaint', { originals: [], text: 'Hello' })).to.equal(false);
  });

  it('takes nothing for one that a person writes or a server returns', () => {
    expect(report('ana@blog.example', 'Spam report')).to.equal(false);
    expect(report('support@feedback-loops-blog.example', 'Abuse report')).to.equal(false);
    const delivery_status = { message: {}, recipients: [] };
    expect(report('postmaster@provider.example', 'Abuse report', { delivery_status })).to.equal(false);
  });
});
