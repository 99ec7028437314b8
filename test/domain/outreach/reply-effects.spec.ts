import { expect } from 'chai';
import type { BouncedRecipient } from '../../../domain/outreach/replies/bounces/bounce.js';
import { HUMAN_CLASSES } from '../../../domain/outreach/reply.js';
import { effectsOf, type ReplyFacts } from '../../../domain/outreach/reply-effects.js';

const NONE = {
  lead: null,
  stop: null,
  suppress: [],
  bounced: null,
  counts_as_soft_bounce: false,
  counts_as_complaint: false,
  pause: null,
  defer_until: null,
};
/** A Wednesday. */
const NOW = new Date('2026-06-03T10:00:00Z');

const effects = (facts: Partial<ReplyFacts>) =>
  effectsOf({
    classification: 'replied',
    from_email: 'lee@blog.example',
    recipient: 'ana@blog.example',
    bounced: [],
    return_date: null,
    now: NOW,
    ...facts,
  });

const bounced = (overrides: Partial<BouncedRecipient> = {}): BouncedRecipient => ({
  ...{ email: 'ana@blog.example', status: '5.1.1', code: 550, group: 'hard', reason: 'unknown_user' },
  ...{ detail: 'No such user', ...overrides },
});

describe('[U] what follows from a reply', () => {
  it('every answer of a person stops what was planned', () => {
    for (const classification of HUMAN_CLASSES)
      expect(effects({ classification }).stop, classification).to.be.a('string');
    for (const classification of ['interested', 'question', 'referral', 'replied'] as const)
      expect(effects({ classification })).to.deep.equal({ ...NONE, lead: 'reply', stop: 'The lead has replied' });
  });

  it('who wants no more gets no more, at the address that was written to and at the one that asks', () => {
    const both = (source: string) => ['ana@blog.example', 'lee@blog.example'].map((email) => ({ email, source }));
    expect(effects({ classification: 'unsubscribe' })).to.deep.include({
      lead: 'unsubscribe',
      suppress: both('unsubscribe'),
    });
    expect(effects({ classification: 'not_interested' })).to.deep.include({
      lead: 'decline',
      suppress: both('not_interested'),
    });
    expect(effects({ classification: 'unsubscribe', from_email: 'ana@blog.example' }).suppress).to.have.length(1);
  });

  it('who may have said no stops what was planned, and is suppressed only when it is clear', () => {
    const refusal = (confidence: number) => effects({ classification: 'not_interested', confidence });
    expect(refusal(0.65)).to.deep.equal({ ...NONE, lead: 'decline', stop: 'The lead is not interested' });
    expect(refusal(0.75).suppress).to.have.length(2);
    expect(refusal(1).suppress).to.have.length(2);
    expect(effects({ classification: 'unsubscribe', confidence: 0.65 }).suppress).to.have.length(2);
  });

  it('of a stranger a wish to get no mail counts, and nothing else', () => {
    const stranger = { recipient: null, from_email: 'lee@blog.example' };
    expect(effects({ ...stranger, classification: 'unsubscribe' }).suppress).to.deep.equal([
      { email: 'lee@blog.example', source: 'unsubscribe' },
    ]);
    expect(effects({ ...stranger, classification: 'not_interested' })).to.deep.equal(NONE);
    expect(effects({ ...stranger, classification: 'bounce_hard', bounced: [bounced()] })).to.deep.equal(NONE);
  });

  it('a complaint suppresses who was written to, not the provider that reports it', () => {
    expect(effects({ classification: 'complaint', from_email: 'abuse@provider.example' })).to.deep.include({
      suppress: [{ email: 'ana@blog.example', source: 'complaint' }],
      counts_as_complaint: true,
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

  it('of several recipients only those that are gone are suppressed', () => {
    const full = bounced({ group: 'soft', reason: 'mailbox_full', status: '5.2.2' });
    const gone = bounced({ email: 'old@blog.example' });
    expect(effects({ classification: 'bounce_hard', bounced: [gone, full] })).to.deep.equal({
      ...NONE,
      suppress: [{ email: 'old@blog.example', source: 'hard_bounce' }],
    });
  });

  it('a forward that leads nowhere ends the address in front of it as well', () => {
    const behind = bounced({ email: 'ana@private.example' });
    expect(effects({ classification: 'bounce_hard', bounced: [behind] })).to.deep.include({
      suppress: ['ana@private.example', 'ana@blog.example'].map((email) => ({ email, source: 'hard_bounce' })),
      lead: 'hard_bounce',
    });
    expect(effects({ classification: 'bounce_hard' }).suppress).to.deep.equal([
      { email: 'ana@blog.example', source: 'hard_bounce' },
    ]);
  });

  it('what is the sender’s fault pauses the sender and suppresses nobody', () => {
    const ours = (reason: BouncedRecipient['reason']) =>
      effects({ classification: 'bounce_soft', bounced: [bounced({ group: 'ours', reason, detail: 'told' })] });
    expect(ours('authentication')).to.deep.equal({ ...NONE, pause: { reason: 'authentication', detail: 'told' } });
    for (const reason of ['blocked', 'spam', 'policy', 'sender_rejected', 'relaying'] as const)
      expect(ours(reason)).to.deep.equal({ ...NONE, pause: { reason: 'refused', detail: 'told' } });
    for (const reason of ['too_large', 'rate', 'virus', 'content', 'network', 'system'] as const)
      expect(ours(reason), reason).to.deep.equal(NONE);
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
      const stop = 'Nobody is sure yet what the reply means';
      expect(effects({ classification, confidence: 0.79 })).to.deep.equal({ ...NONE, stop });
    }
  });
});
