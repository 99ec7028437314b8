import { expect } from 'chai';
import { findGuestPostRefusal } from '../../../../domain/outreach/discovery/guest-post-refusal.js';
import { endsSoon } from '../../../support/processor-time.js';

describe('[U] refusal of guest posts', () => {
  for (const text of [
    'We do not accept guest posts.',
    "Sorry, we don't publish any guest posts at this time.",
    'We no longer accept unsolicited articles',
    'At present we are not accepting guest posts.',
    'We are currently not taking on-topic pitches, and we are not looking for guest writers.',
    'Guest posting is closed.',
    'Guest posts are currently closed',
    'Write for us Guest posting has been suspended',
    'Our guest post program has been discontinued.',
    'Guest blogging is no longer available on this site.',
    'At the moment guest contributions are on hold.',
    'Submissions are closed.',
    'Guest post submissions are closed until January.',
    'Guest posts: closed',
    'We do not accept any kind of guest posts.',
    'We no longer publish articles from guest authors.',
    'Please do not pitch guest posts.',
    'We are closed to guest posts.',
    'The blog is not currently open for guest submissions.',
    'We have stopped accepting guest posts.',
    'We have paused guest blogging until further notice.',
    'No guest posts, please',
    'No guest bloggers',
    'No solicitations.',
    'We do not accept sponsored or guest posts.',
    'We do not accept guest posts or link insertions.',
    "We don't accept guest posts from anyone outside the company.",
    'We cannot publish guest articles on our blog any more.',
    "We won't be accepting guest posts for the rest of the year.",
    'Wir nehmen keine Gastbeiträge an',
    'Gastbeiträge veröffentlichen wir derzeit nicht.',
    'Gastartikel sind zurzeit nicht möglich.',
    'No aceptamos artículos de invitados',
    "Nous n'acceptons plus d'articles invités.",
    'Non accettiamo guest post.',
    'Wij plaatsen geen gastblogs.',
    'Não aceitamos artigos de convidados.',
  ])
    it(`is: ${text}`, () => {
      expect(findGuestPostRefusal(text)).to.be.a('string');
    });

  for (const text of [
    'We accept guest posts.',
    'We welcome guest posts about gardens. We do not accept previously published guest posts.',
    "We love guest posts! We don't publish promotional guest posts.",
    'We do not accept guest posts that have been published elsewhere.',
    'We do not accept guest posts with affiliate links.',
    "Please note: we don't accept guest posts about casinos or crypto.",
    'We do not accept guest posts under 800 words.',
    'We do not accept guest posts or articles that were written by a machine.',
    'We do not accept guest posts from link agencies.',
    'We do not publish guest posts without an author bio.',
    'We never publish the same guest post twice.',
    'We do not accept all guest posts, so please be patient.',
    'We do not publish guest posts immediately.',
    'No guest posts with more than two links, please.',
    'We do not accept guest post submissions via Google Docs.',
    'No unsolicited attachments. Guest posts welcome.',
    'There is no guest post fee.',
    'Promotional guest posts are not accepted.',
    'Poorly formatted guest posts are not published.',
    'Guest posts that promote a product are not accepted.',
    'Guest posts are not accepted if they were published before.',
    'We never stopped accepting guest posts.',
    'We do not accept sponsored posts, but guest posts are welcome.',
    'We do not pay for guest posts.',
    'We do not allow guest authors to add links.',
    'Guest posts are closed with a short bio of the author.',
    'The comment section is closed. Guest posts are open.',
    'Keine Gastbeiträge mit Werbelinks bitte.',
    'Wir nehmen keine bezahlten Gastbeiträge an.',
    'No aceptamos artículos ya publicados.',
    'No aceptamos artículos de invitados con enlaces de pago.',
    "Nous n'acceptons pas d'articles invités déjà publiés.",
  ])
    it(`is not: ${text}`, () => {
      expect(findGuestPostRefusal(text)).to.equal(null);
    });

  it('is reported in the words of the page', () => {
    expect(findGuestPostRefusal('Sorry: we don’t publish any guest posts.')).to.equal("don't publish any guest posts");
    expect(findGuestPostRefusal('Now guest posting is closed.')).to.equal('guest posting is closed');
  });

  it('is looked for in time that grows with the page alone', () => {
    for (const part of ['do not a ', 'guest ', 'no longer ', 'promotional guest posts are closed ', 'any more new '])
      expect(
        endsSoon(() => findGuestPostRefusal(part.repeat(200_000 / part.length))),
        part,
      ).to.equal(null);
  });
});
