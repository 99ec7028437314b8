import { expect } from 'chai';
import type { BounceReason } from '../../../../domain/outreach/replies/bounces/bounce.js';
import { judgeRefusals } from '../../../../domain/outreach/sending/judge-refusals.js';

const judge = (delivered: number, reason: BounceReason, ...domains: string[]) =>
  judgeRefusals({
    delivered,
    refusals: domains.map((domain) => ({ recipient: `ana@${domain}`, reason, detail: `550 by ${domain}` })),
  });

describe('[U] judgeRefusals', () => {
  it('pauses for no filter of one receiver, however often it refuses', () => {
    for (const reason of ['spam', 'policy', 'blocked', 'authentication'] as const)
      expect(judge(20, reason, 'a.example', 'mx.a.example', 'a.example'), reason).to.equal(null);
  });

  it('pauses for records, blocklists and relaying that two receivers name', () => {
    expect(judge(500, 'authentication', 'a.example', 'b.example')).to.deep.equal({
      reason: 'authentication',
      detail: 'Refused by a.example, b.example: 550 by b.example',
    });
    for (const reason of ['blocked', 'relaying', 'sender_rejected'] as const)
      expect(judge(500, reason, 'a.example', 'b.example'), reason).to.include({ reason: 'refused' });
  });

  it('pauses for filters of three receivers that are a share of what was sent', () => {
    expect(judge(20, 'spam', 'a.example', 'b.example')).to.equal(null);
    expect(judge(20, 'spam', 'a.example', 'b.example', 'c.example')).to.include({ reason: 'refused' });
    expect(judge(60, 'spam', 'a.example', 'b.example', 'c.example')).to.include({ reason: 'refused' });
    expect(judge(61, 'spam', 'a.example', 'b.example', 'c.example')).to.equal(null);
  });

  it('minds nothing that is neither', () => {
    for (const reason of ['rate', 'too_large', 'protocol'] as const)
      expect(judge(10, reason, 'a.example', 'b.example', 'c.example', 'd.example'), reason).to.equal(null);
    expect(judgeRefusals({ delivered: 0, refusals: [] })).to.equal(null);
  });

  it('names a few of many', () => {
    const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}.example`);
    expect(judge(10, 'spam', ...names)?.detail).to.equal(
      'Refused by a.example, b.example, c.example and 2 more: 550 by e.example',
    );
  });
});
