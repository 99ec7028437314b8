import { expect } from 'chai';
import type { BouncedRecipient } from '../../../../domain/outreach/replies/bounces/bounce.js';
import { HUMAN_CLASSES } from '../../../../domain/outreach/replies/reply.js';
import { decideEffects, type ReplyFacts } from '../../../../domain/outreach/replies/reply-effects.js';

const NONE = {
  lead: null,
  stop: null,
  suppress: [],
  bounced: null,
  counts_as_soft_bounce: false,
  judges_sender: false,
  defer_until: null,
};
/** A Wednesday. */
const NOW = new Date('2026-06-03T10:00:00Z');

const effects = (facts: Partial<ReplyFacts>) =>
  decideEffects({
    classification: 'replied',
    from_email: 'lee@blog.example',
    is_writer_verified: false,
    recipient: 'ana@blog.example',
    bounced: [],
    return_date: null,
    now: NOW,
    ...facts,
  });

const bounced = (overrides: Partial<BouncedRecipient> = {}): BouncedRecipient => ({
  email: 'ana@blog.example',
  status: '5.1.1',
  code: 550,
  group: 'hard',
  reason: 'unknown_user',
  detail: 'No such user',
  ...overrides,
});

describe('[U] what follows from a reply', () => {
  it('every answer of a person stops what was planned', () => {
    for (const classification of HUMAN_CLASSES)
      expect(effects({ classification }).stop, classification).to.be.a('string');
    for (const classification of ['interested', 'question', 'referral', 'replied'] as const)
      expect(effects({ classification })).to.deep.equal({ ...NONE, lead: 'reply', stop: 'The lead has replied' });
  });

  it('who wants no more gets no more at the address that was mailed, whoever says that the writer is', () => {
    const only = (source: string) => [{ email: 'ana@blog.example', source }];
    expect(effects({ classification: 'unsubscribe' })).to.deep.include({
      lead: 'unsubscribe',
      suppress: only('unsubscribe'),
    });
    expect(effects({ classification: 'not_interested' })).to.deep.include({
      lead: 'decline',
      suppress: only('not_interested'),
    });
    expect(effects({ classification: 'unsubscribe', from_email: 'victim@third.example' }).suppress).to.deep.equal(
      only('unsubscribe'),
    );
  });

  it('of a writer whom the mailbox’s server has verified the own address is suppressed too', () => {
    const verified = (classification: ReplyFacts['classification']) =>
      effects({ classification, is_writer_verified: true }).suppress.map(({ email }) => email);
    expect(verified('unsubscribe')).to.deep.equal(['ana@blog.example', 'lee@blog.example']);
    expect(verified('not_interested')).to.deep.equal(['ana@blog.example', 'lee@blog.example']);
    expect(verified('complaint')).to.deep.equal(['ana@blog.example']);
    expect(effects({ classification: 'unsubscribe', from_email: 'ana@blog.example' }).suppress).to.have.length(1);
  });

  it('who may have said no stops what was planned, and is suppressed only when it is clear', () => {
    const refusal = (confidence: number) => effects({ classification: 'not_interested', confidence });
    expect(refusal(0.65)).to.deep.equal({ ...NONE, lead: 'decline', stop: 'The lead is not interested' });
    expect(refusal(0.75).suppress).to.have.length(1);
    expect(refusal(1).suppress).to.have.length(1);
    for (const confidence of [0.36, 0.65, 0.95])
      expect(effects({ classification: 'unsubscribe', confidence }).suppress).to.have.length(1);
  });

  it('of a stranger a wish to get no mail counts when the stranger is verified, and nothing else', () => {
    const stranger = { recipient: null, from_email: 'lee@blog.example' };
    const unsubscribe = { ...stranger, classification: 'unsubscribe' as const };
    expect(effects(unsubscribe).suppress).to.deep.equal([]);
    expect(effects({ ...unsubscribe, is_writer_verified: true }).suppress).to.deep.equal([
      { email: 'lee@blog.example', source: 'unsubscribe' },
    ]);
    expect(effects({ ...stranger, classification: 'not_interested', is_writer_verified: true })).to.deep.equal(NONE);
    expect(effects({ ...stranger, classification: 'bounce_hard', bounced: [bounced()] })).to.deep.equal(NONE);
  });

  it('a complaint suppresses who was written to, not the provider that reports it', () => {
    expect(effects({ classification: 'complaint', from_email: 'abuse@provider.example' })).to.deep.include({
      suppress: [{ email: 'ana@blog.example', source: 'complaint' }],
      judges_sender: true,
      lead: 'unsubscribe',
    });
  });

  it('a hard bounce suppresses the address alone, and ends its lead', () => {
    expect(effects({ classification: 'bounce_hard', bounced: [bounced()] })).to.deep.equal({
      ...NONE,
      suppress: [{ email: 'ana@blog.example', source: 'hard_bounce' }],
      bounced: 'No such user',
      lead: 'hard_bounce',
      stop: 'The mail came back',
    });
  });

  it('a hard bounce of others that the report names changes nothing', () => {
    const stranger = bounced({ email: 'ceo@victim.example' });
    expect(effects({ classification: 'bounce_hard', bounced: [stranger] })).to.deep.equal(NONE);
    const full = bounced({ group: 'soft', reason: 'mailbox_full', status: '5.2.2' });
    expect(effects({ classification: 'bounce_hard', bounced: [stranger, full] })).to.deep.equal(NONE);
    expect(effects({ classification: 'bounce_hard', bounced: [stranger, bounced()] }).suppress).to.deep.equal([
      { email: 'ana@blog.example', source: 'hard_bounce' },
    ]);
    expect(effects({ classification: 'bounce_hard' }).suppress).to.deep.equal([
      { email: 'ana@blog.example', source: 'hard_bounce' },
    ]);
  });

  it('what is the sender’s fault is weighed with what others said, and suppresses nobody', () => {
    const ours = (reason: BouncedRecipient['reason']) =>
      effects({ classification: 'bounce_soft', bounced: [bounced({ group: 'ours', reason, detail: 'told' })] });
    for (const reason of ['authentication', 'blocked', 'spam', 'policy', 'too_large'] as const)
      expect(ours(reason), reason).to.deep.equal({ ...NONE, judges_sender: true });
  });

  it('a full mailbox is counted, an unclear bounce is not', () => {
    const of = (group: BouncedRecipient['group']) =>
      effects({ classification: 'bounce_soft', bounced: [bounced({ group })] });
    expect(of('soft')).to.deep.equal({ ...NONE, counts_as_soft_bounce: true });
    expect(of('ambiguous')).to.deep.equal(NONE);
  });

  it('who is away is asked again three working days after the return, or in a week', () => {
    const until = (return_date: string | null) => effects({ classification: 'out_of_office', return_date });
    expect(until('2026-06-05')).to.deep.equal({ ...NONE, defer_until: '2026-06-10T00:00:00.000Z' });
    expect(until('2026-06-08').defer_until).to.equal('2026-06-11T00:00:00.000Z');
    expect(until(null).defer_until).to.equal('2026-06-10T10:00:00.000Z');
    expect(until('2026-05-01').defer_until).to.equal('2026-06-10T10:00:00.000Z');
    expect(until('not a day').defer_until).to.equal('2026-06-10T10:00:00.000Z');
    // Ninety days on, a Tuesday, and three working days.
    expect(until('2027-06-01').defer_until).to.equal('2026-09-04T10:00:00.000Z');
  });

  it('from an automat nothing follows', () => {
    expect(effects({ classification: 'auto_reply' })).to.deep.equal(NONE);
    for (const classification of ['auto_reply', 'out_of_office'] as const) {
      const stop = 'The reply needs review';
      expect(effects({ classification, confidence: 0.79 })).to.deep.equal({ ...NONE, stop });
    }
  });
});
