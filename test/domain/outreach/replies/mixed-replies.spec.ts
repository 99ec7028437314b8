import { expect } from 'chai';
import { judgeReply } from '../../../../domain/outreach/replies/judge-reply.js';
import type { ReplyClass } from '../../../../domain/outreach/replies/reply.js';
import { incomingMessage } from '../../../support/mail/incoming-message.js';

const judged = (text: string) =>
  judgeReply(incomingMessage({ text, subject: 'Re: City gardens' }), { subject: 'City gardens', body: 'Shall I?' });

/** What people really mean where some of the words could mean something else. */
const CASES: [ReplyClass, string][] = [
  ['not_interested', 'Hi, guest posts are currently closed.'],
  ['not_interested', 'We are closed to guest posts at the moment.'],
  ['interested', 'Thanks, I am back in the office. Please send the draft.'],
  ['interested', 'We are back in the market for guest posts, please send your draft.'],
  ['not_interested', 'Submissions are currently closed, we are not accepting guest posts.'],
  ['not_interested', 'Our guest post section is currently unavailable.'],
  ['not_interested', 'We are not open to outside contributions.'],
  ['not_interested', 'We have stopped accepting guest posts.'],
  ['not_interested', 'Guest posting has been paused until further notice.'],
  ['not_interested', 'We are closed for submissions until January.'],
  ['not_interested', 'Wir sind für Gastbeiträge derzeit geschlossen.'],
  ['not_interested', 'Gastbeiträge nehmen wir zurzeit nicht an.'],
  ['not_interested', 'Les contributions sont actuellement fermées.'],
  ['interested', 'I am back from vacation and would love to see the draft.'],
  ['interested', 'I just got back from leave. Yes, please send it.'],
  ['interested', 'We are back at work after the move, send it over.'],
  ['interested', 'Ich bin wieder im Büro. Schicken Sie den Entwurf gerne.'],
  ['interested', 'Je suis de retour au bureau, envoyez votre article avec plaisir.'],
  ['interested', 'Ik ben weer op kantoor, stuur maar door.'],
  ['interested', 'Nu är jag tillbaka på kontoret, skicka gärna texten.'],
  ['interested', 'Jeg er tilbage igen, send gerne udkastet.'],
  ['interested', 'Our office is back in full swing. Please share the article.'],
  ['question', 'I am back at my desk now. What is the topic?'],
  ['out_of_office', 'I am back in the office on Monday.'],
  ['out_of_office', 'I will be back in the office next week.'],
  ['out_of_office', 'We are closed for the holidays until January 3.'],
  ['out_of_office', 'Our office is closed today.'],
  ['out_of_office', 'I am away until 5 May and will look at your guest post then.'],
  ['out_of_office', 'Currently out of office, back on May 4.'],
  ['out_of_office', 'Ich bin ab Montag wieder erreichbar.'],
  ['out_of_office', 'Ich bin erst am 4. Mai wieder im Büro.'],
  ['out_of_office', 'Je serai de retour le 5 mai.'],
  ['out_of_office', 'Ik ben vanaf maandag weer bereikbaar.'],
  ['out_of_office', 'Jag är tillbaka den 4 maj.'],
  ['out_of_office', 'I am currently unavailable and will answer next week.'],
  ['out_of_office', 'I am on leave. I return on 2 June.'],
  ['out_of_office', "I'm back in 2 weeks."],
  ['out_of_office', 'Wir sind im Urlaub, ab dem 4. Mai sind wir wieder für Sie da.'],
  ['interested', 'Sorry for the late reply, I do not check this inbox often. Yes, please send the draft.'],
  ['interested', 'We are good to go, please send the draft.'],
  ['interested', 'Unfortunately we cannot pay, but we would love to publish your article.'],
  ['interested', 'No need to write an outline first, just send the full article, we would love to publish it.'],
  ['interested', 'Hello Sam, this sounds interesting. I do not need it before March. Please send a draft.'],
  ['interested', "We don't publish sponsored posts, but we would love to publish your article."],
  ['interested', 'Leider können wir kein Honorar zahlen, aber wir veröffentlichen den Artikel gerne.'],
  ['interested', 'Leider habe ich Ihre Mail nicht früher gesehen. Gerne, schicken Sie den Entwurf.'],
  ['interested', 'Malheureusement nous ne pouvons pas payer. Avec plaisir sinon, envoyez votre article.'],
  ['interested', 'Lamentablemente no podemos pagar, pero puede enviar el artículo.'],
  ['interested', 'Purtroppo non possiamo pagare, ma mandate pure la bozza.'],
  ['interested', 'Helaas kunnen we niet betalen, maar stuur het artikel gerust door.'],
  ['interested', 'We cannot add links, but please send the article.'],
  ['interested', 'Sorry, I cannot open the attachment. Please send the draft again.'],
  ['interested', 'I am afraid I missed your mail. Yes, we are happy to publish it.'],
  ['interested', 'We can not run it before June, but please send it over.'],
  ['interested', 'Why not, send it over'],
  ['interested', 'Not a problem, please share the draft.'],
  ['interested', 'It is not something I have seen before. Please send it!'],
  ['replied', 'Sorry for the late reply, I do not check this inbox often.'],
  ['replied', 'Unfortunately I cannot open the attachment.'],
  ['not_interested', 'Sounds great, but unfortunately we do not accept guest posts.'],
  ['not_interested', 'Great idea, but not for us.'],
  ['not_interested', 'Unfortunately not.'],
  ['not_interested', 'Leider nicht.'],
  ['not_interested', 'We are all set, thanks.'],
  ['not_interested', 'We are good, thank you.'],
  ['not_interested', 'Unfortunately we cannot help you with this.'],
  ['not_interested', "I'll have to pass."],
  ['not_interested', 'No need, thanks.'],
  ['not_interested', 'Thanks, but we do not accept guest posts.'],
  ['not_interested', 'We would love to help, but we no longer publish external articles.'],
  ['not_interested', 'Nous ne publions pas d’articles invités, désolé.'],
  ['not_interested', 'Sorry, we do not do that.'],
  ['not_interested', 'Not at this time.'],
  ['not_interested', 'Leider passt das nicht zu uns.'],
  ['not_interested', 'Danke, aber wir veröffentlichen keine Gastbeiträge.'],
  ['referral', 'I will pass it on to our editor lee@blog.example.'],
  ['unsubscribe', 'Not interested, please stop emailing me.'],
  ['not_interested', 'We are not accepting guest posts anymore. Best, Ana'],
  ['not_interested', 'I am not interested in this offer.'],
  ['not_interested', 'We decided to pass on this.'],
  ['not_interested', 'We do not work with outside writers.'],
  ['not_interested', 'Niestety nie publikujemy artykułów gościnnych.'],
];

describe('[U] replies whose words could mean something else', () => {
  for (const [want, text] of CASES)
    it(`are ${want}: ${text}`, () => {
      expect(judged(text).classification).to.equal(want);
    });

  it('are a sure refusal when nothing else is said, in many languages', () => {
    for (const text of [
      'We are closed to guest posts at the moment.',
      'Thanks, but we do not accept guest posts.',
      'I am not interested in this offer.',
      'Danke, aber wir veröffentlichen keine Gastbeiträge.',
      'No nos interesa, gracias.',
      'Non siamo interessati.',
    ])
      expect(judged(text).confidence, text).to.be.at.least(0.8);
  });

  it('are a refusal beside kind words', () => {
    expect(judged('Sounds great, but unfortunately we do not accept guest posts.')).to.include({
      classification: 'not_interested',
      is_sure: true,
    });
  });
});
