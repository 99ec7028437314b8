import { expect } from 'chai';
import { judgeReply } from '../../../../domain/outreach/replies/judge-reply.js';
import type { ReplyClass } from '../../../../domain/outreach/replies/reply.js';
import { incomingMessage } from '../../../support/mail/incoming-message.js';

const judged = (text: string) =>
  judgeReply(incomingMessage({ text, subject: 'Re: City gardens' }), { subject: 'City gardens', body: 'Shall I?' });

/** Kinds that word lists get wrong: closings of politeness, refusals by negation, objections by law, prices, plain refusals. */
const CASES: [ReplyClass, string][] = [
  ['replied', '社内で検討いたします。よろしくお願いいたします。'],
  ['out_of_office', '夏季休暇をいただいております。8月17日に戻ります。よろしくお願いいたします。'],
  ['referral', '編集部の鈴木にお問い合わせください。よろしくお願いいたします。'],
  ['not_interested', 'Ça ne nous intéresse pas pour le moment'],
  ['not_interested', 'No nos interesa por ahora'],
  ['not_interested', 'Non ci interessa al momento'],
  ['unsubscribe', 'Under GDPR Art. 17 erasure of all my personal data'],
  ['unsubscribe', 'Ich widerspreche der Nutzung meiner Daten nach Art. 21 DSGVO'],
  ['unsubscribe', 'Borradme de vuestra base de datos'],
  ['unsubscribe', 'Als Spam gemeldet.'],
  ['unsubscribe', 'Our lawyer will write to you next.'],
  ['interested', 'Sponsored placements on our site are 180 USD'],
  ['interested', 'Gastartikel kosten 150 Euro'],
  ['interested', 'Nos tarifs : 120 €'],
  ['not_interested', "we won't need another one"],
  ['not_interested', 'lol no'],
  ['not_interested', 'Your domain authority is too low'],
  ['not_interested', 'no nos hace falta'],
  ['not_interested', '寄稿の受け付けは行っておりません'],
  ['not_interested', 'We have stopped accepting guest posts.'],
];

describe('[U] what replies mean beyond their words', () => {
  for (const [want, text] of CASES)
    it(`is ${want}: ${text}`, () => {
      expect(judged(text).classification).to.equal(want);
    });

  it('is no wish to unsubscribe where somebody says that they have none', () => {
    for (const text of [
      "I don't want to unsubscribe, I just wonder who you are.",
      'No quiero darme de baja, al contrario, mándame el artículo.',
      'Ich will mich nicht abmelden, schicken Sie gern den Artikel.',
    ])
      expect(judged(text).classification, text).not.to.equal('unsubscribe');
  });

  it('is no sure yes where it is sarcasm', () => {
    const { classification, is_sure } = judged("Oh great … Sure, I'd love to publish your spam. /s");
    expect(classification === 'interested' && is_sure).to.equal(false);
  });
});
