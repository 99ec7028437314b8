import { expect } from 'chai';
import { judgeReply } from '../../../../domain/outreach/replies/judge-reply.js';
import { incomingMessage } from '../../../support/mail/incoming-message.js';

const SENT = {
  subject: 'Balcony hives',
  body: 'Shall I send a draft about hives?\nReply STOP to opt out of more mails.',
};

describe('[U] judging a reply', () => {
  it('goes by the new text, never by our own footer', () => {
    const quoted = `Sounds great, send it\n\nOn Tue, Mar 3, 2026 at 9:15 AM Sam <sam@out.example> wrote:\n> ${SENT.body.replace('\n', '\n> ')}`;
    expect(judgeReply(incomingMessage({ text: quoted }), null)).to.include({
      text: 'Sounds great, send it',
      quoted_text_removed: true,
      classification: 'interested',
    });
    const pasted = `Sounds great, send it\n\n${SENT.body}`;
    expect(judgeReply(incomingMessage({ text: pasted }), SENT)).to.include({
      text: 'Sounds great, send it',
      classification: 'interested',
    });
  });

  it('takes a bounce for one although it quotes "unsubscribe"', () => {
    const text =
      'Delivery to the following recipient failed permanently:\n\n  ana@blog.example\n\n550 5.1.1 User unknown\n\nunsubscribe';
    const from = { email: 'mailer-daemon@mx.example', name: '' };
    const judged = judgeReply(incomingMessage({ from, return_path: '', subject: 'Failure notice', text }), SENT);
    expect(judged).to.include({
      classification: 'bounce_hard',
      classified_by: 'dsn',
      text,
      quoted_text_removed: false,
    });
  });

  it('uses the bounce that was parsed before', () => {
    const bounce = { kind: 'complaint', is_bounce: false, recipients: [], original_message_id: null } as const;
    expect(judgeReply(incomingMessage({ text: 'Yes' }), null, { ...bounce, recipients: [] }).classification).to.equal(
      'complaint',
    );
  });

  it('takes no word of our own subject for the answer', () => {
    const sent = { subject: 'Absence management for small teams', body: 'Shall I send a draft?' };
    const judged = (text: string, changes = {}) =>
      judgeReply(incomingMessage({ subject: `Re: ${sent.subject}`, text, ...changes }), sent);
    expect(judged('What would it cost us?').classification).to.equal('question');
    expect(judged('Sounds great, please send the draft.').classification).to.equal('interested');
    const automat = { subject: `Automatic reply: ${sent.subject}` };
    expect(judged('We have received your mail.', automat).classification).to.equal('auto_reply');
    expect(judged('I am on leave until May 5th.', automat).classification).to.equal('out_of_office');
    expect(judgeReply(incomingMessage({ subject: 'Re: Stop', text: '' }), { ...sent, subject: 'Stop' })).to.include({
      classification: 'replied',
    });
  });
});
