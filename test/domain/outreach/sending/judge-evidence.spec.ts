import { expect } from 'chai';
import { judgeEvidence } from '../../../../domain/outreach/sending/judge-evidence.js';
import type { SenderEvidence } from '../../../../domain/outreach/sending/sender-evidence.js';

const judge = (changes: Partial<SenderEvidence>) =>
  judgeEvidence({ delivered: 100, bounced: 0, complaints: [], refusals: [], ...changes })?.reason ?? null;
const complaints = [{ recipient: null, cites_mail: false, verified_domain: 'provider.example' }];
const refusals = ['a.example', 'b.example'].map((domain) => ({
  recipient: `ana@${domain}`,
  reason: 'blocked' as const,
  detail: 'Spamhaus',
}));

describe('[U] judgeEvidence', () => {
  it('looks at complaints, bounces and refusals, in this order', () => {
    expect(judge({})).to.equal(null);
    expect(judge({ refusals })).to.equal('refused');
    expect(judge({ refusals, bounced: 5 })).to.equal('bounce_rate');
    expect(judge({ refusals, bounced: 5, complaints })).to.equal('complaint_rate');
  });

  it('does not pause for what is only worth a look', () => {
    expect(judge({ bounced: 4 })).to.equal(null);
  });
});
