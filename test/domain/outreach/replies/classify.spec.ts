import { expect } from 'chai';
import type { BounceReport } from '../../../../domain/outreach/replies/bounces/bounce.js';
import { classify } from '../../../../domain/outreach/replies/classify.js';
import type { IncomingMessage } from '../../../../domain/outreach/replies/incoming-message.js';
import { incomingMessage } from '../../../support/mail/incoming-message.js';
import { replyClassCases } from '../../../support/mail/mail-fixtures.js';

const NO_BOUNCE: BounceReport = { kind: 'none', is_bounce: false, recipients: [], original_message_id: null };

const classOf = (text: string, changes: Partial<IncomingMessage> = {}) =>
  classify(incomingMessage({ text, ...changes }), text, NO_BOUNCE);

describe('[U] class of a reply', () => {
  for (const { text, want } of replyClassCases()) {
    it(`is ${want}: ${JSON.stringify(text.slice(0, 70))}`, () => {
      expect(classOf(text)).to.include({ classification: want, classified_by: 'rules' });
    });
  }

  it('is that of an automat by its headers', () => {
    const header = { headers: { 'auto-submitted': ['auto-replied'] } };
    expect(classOf('We have received your message.', header)).to.deep.include({
      classification: 'auto_reply',
      classified_by: 'header',
      confidence: 0.97,
      signals: ['header auto-submitted: auto-replied'],
      is_sure: true,
    });
    expect(classOf('I am out of the office until May 5th.', header)).to.include({
      classification: 'out_of_office',
      classified_by: 'header',
      return_date: '2026-05-05',
    });
  });

  it('is that of a person who passes on what a program wrote, and nobody is sure of more', () => {
    const note = 'This mailbox is not monitored. Please do not reply to this message.';
    expect(classOf(note, { subject: 'Re: An article' }).classification).to.equal('auto_reply');
    expect(classOf(note, { subject: 'Fwd: An article' })).to.include({
      classification: 'replied',
      is_sure: false,
      return_date: null,
    });
  });

  it('is that of a person where Auto-Submitted says no, and on a mailing list', () => {
    expect(classOf('Sounds great, send it', { headers: { 'auto-submitted': ['no'] } }).classification).to.equal(
      'interested',
    );
    expect(classOf('Sounds great, send it', { headers: { precedence: ['bulk'] } }).classification).to.equal(
      'interested',
    );
  });

  it('is that of an automat by its subject', () => {
    const told = classOf('Your mail has reached us.', {
      subject: 'Auto reply: Balcony hives',
      in_reply_to: ['<a1@out.example>'],
    });
    expect(told).to.include({ classification: 'auto_reply', classified_by: 'header' });
    const listed = { subject: 'Automatic reply: hives', return_path: '', headers: { precedence: ['bulk'] } };
    expect(classOf('Thank you.', listed).classification).to.equal('auto_reply');
  });

  it('is that of the person who answers above an old note of absence', () => {
    const footer = `\n${'We talk about bees here. '.repeat(30)}\nI am out of the office on Fridays.`;
    expect(classOf(`Sounds great, send it.${footer}`).classification).to.equal('interested');
  });

  it('is unsure when two things are said', () => {
    const mixed = classOf('I would love to, but then again I have no time. Perhaps. Who are you?');
    expect(mixed.confidence).to.be.lessThan(0.8);
    expect(mixed.is_sure).to.equal(false);
    expect(classOf('Let me see.')).to.include({ classification: 'replied', is_sure: false });
    expect(classOf('Not interested, thanks')).to.include({ classification: 'not_interested', is_sure: true });
  });

  it('is a wish to unsubscribe by its subject alone', () => {
    expect(classOf('', { subject: 'Unsubscribe' }).classification).to.equal('unsubscribe');
    expect(classOf('', { subject: 'Re: Balcony hives' }).classification).to.equal('replied');
  });

  it('is that of a report, whatever it quotes', () => {
    const recipient = {
      email: 'ana@blog.example',
      status: '5.1.1',
      code: 550,
      reason: 'unknown_user',
      detail: '',
    } as const;
    const failure = (group: 'hard' | 'soft' | 'ours' | 'ambiguous'): BounceReport => ({
      kind: 'failure',
      is_bounce: true,
      recipients: [{ ...recipient, group }],
      original_message_id: null,
    });
    const judged = (bounce: BounceReport) => classify(incomingMessage(), 'unsubscribe', bounce);
    expect(judged(failure('hard'))).to.include({ classification: 'bounce_hard', classified_by: 'dsn' });
    expect(judged(failure('hard')).signals).to.deep.equal(['hard: unknown_user (5.1.1)']);
    expect(judged(failure('ours'))).to.include({ classification: 'bounce_soft', confidence: 0.95 });
    expect(judged(failure('ambiguous'))).to.include({ classification: 'bounce_soft', confidence: 0.7 });
    expect(judged({ ...NO_BOUNCE, kind: 'complaint' }).classification).to.equal('complaint');
    expect(judged({ ...NO_BOUNCE, kind: 'notice' }).classification).to.equal('auto_reply');
  });
});
