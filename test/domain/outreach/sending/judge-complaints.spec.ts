import { expect } from 'chai';
import { judgeComplaints } from '../../../../domain/outreach/sending/judge-complaints.js';
import type { ComplaintEvidence } from '../../../../domain/outreach/sending/sender-evidence.js';

const complaint = (changes: Partial<ComplaintEvidence> = {}): ComplaintEvidence => ({
  recipient: 'ana@blog.example',
  cites_mail: true,
  verified_domain: null,
  ...changes,
});
const judge = (delivered: number, ...complaints: ComplaintEvidence[]) => judgeComplaints({ delivered, complaints });
const OTHER = complaint({ recipient: 'bob@news.example' });
const VERIFIED = complaint({ verified_domain: 'provider.example' });

describe('[U] judgeComplaints', () => {
  it('pauses for no single complaint that no one vouches for, however few mails went out', () => {
    for (const delivered of [0, 1, 50, 500]) expect(judge(delivered, complaint()), `${delivered}`).to.equal(null);
  });

  it('pauses for two receiving domains, from fifty mails on', () => {
    expect(judge(49, complaint(), OTHER)).to.equal(null);
    expect(judge(50, complaint(), OTHER)).to.deep.equal({
      reason: 'complaint_rate',
      detail: '2 of 50 mails in 7 days were reported as spam',
    });
  });

  it('takes many reports of one domain for one', () => {
    const again = complaint({ recipient: 'lee@mail.blog.example' });
    expect(judge(60, complaint(), again, complaint())).to.equal(null);
  });

  it('counts no report towards several that cites nothing of the mail', () => {
    const guess = complaint({ recipient: 'bob@news.example', cites_mail: false });
    expect(judge(60, complaint(), guess, complaint({ recipient: null, cites_mail: false }))).to.equal(null);
  });

  it('pauses for one report of a verified provider, from fifty mails and 0.1% on', () => {
    expect(judge(49, VERIFIED)).to.equal(null);
    expect(judge(50, VERIFIED)).to.include({ reason: 'complaint_rate' });
    expect(judge(1_000, VERIFIED)).to.include({ reason: 'complaint_rate' });
    expect(judge(1_001, VERIFIED)).to.equal(null);
    expect(judge(1_001, VERIFIED, complaint({ recipient: null, cites_mail: false }))).to.include({
      detail: '2 of 1,001 mails in 7 days were reported as spam',
    });
  });

  it('takes anyone who was mailed for no provider, unless it is one', () => {
    expect(judge(60, complaint({ verified_domain: 'mail.blog.example' }))).to.equal(null);
    const gmail = complaint({ recipient: 'zoe@hotmail.com', verified_domain: 'hotmail.com' });
    expect(judge(60, gmail)).to.include({ reason: 'complaint_rate' });
    expect(judge(60, complaint({ recipient: null, verified_domain: 'provider.example' }))).to.not.equal(null);
  });
});
