import { expect } from 'chai';
import { readGuestPostSignals } from '../../../../domain/outreach/discovery/guest-post-signals.js';
import { foundPage } from '../../../support/found-page.js';
import { endsSoon } from '../../../support/processor-time.js';

const url = 'https://blog.example/page';
const signalsOf = (text: string) => readGuestPostSignals(foundPage({ url, text }));

describe('[U] guest post signals', () => {
  it('are found in the address, the title and the text', () => {
    const page = foundPage({
      title: 'Write for us',
      headings: ['Submission guidelines'],
      text: 'We love a guest post of 1200 words.',
    });
    expect(readGuestPostSignals(page)).to.deep.equal({
      refusal: null,
      in_url: true,
      in_title: true,
      in_text: 'guest post',
      has_guidelines: true,
    });
  });

  it('are missing from a page about something else, whatever its host is called', () => {
    const page = foundPage({ url: 'https://guest-post.example/bread', title: 'Bread', text: 'Guests love our posts.' });
    expect(readGuestPostSignals(page)).to.deep.equal({
      ...{ refusal: null, in_url: false, in_title: false, in_text: null, has_guidelines: false },
    });
  });

  for (const [text, refusal] of [
    ['We do not accept guest posts.', 'do not accept guest'],
    ["Sorry, we don't publish any guest posts.", "don't publish any guest"],
    ['We no longer accept unsolicited articles', 'no longer accept unsolicited'],
    ['Guest posts are closed.', 'Guest posts are closed'],
    ['No guest posts, please', 'No guest posts'],
    ['Wir nehmen keine Gastbeiträge an', 'keine Gastbeitr'],
    ['No aceptamos artículos de invitados', 'No aceptamos'],
  ] as const)
    it(`refused: ${text}`, () => {
      expect(signalsOf(text).refusal).to.equal(refusal);
    });

  for (const text of [
    'We accept guest posts.',
    'We do not accept sponsored posts, but guest posts are welcome.',
    'We do not pay for guest posts.',
  ])
    it(`not refused: ${text}`, () => {
      expect(signalsOf(text)).to.include({ refusal: null, in_text: 'guest posts' });
    });

  it('are read in other languages', () => {
    expect(signalsOf('Schicken Sie uns einen Gastartikel').in_text).to.equal('Gastartikel');
    expect(signalsOf('Envía tu artículo de invitado').in_text).to.equal('artículo de invitado');
  });

  it('take time that grows with the page alone', () => {
    for (const part of ['do not a ', 'guest ', 'no longer ', '300 ', 'submit a '])
      expect(endsSoon(() => signalsOf(part.repeat(200_000 / part.length))).refusal).to.equal(null);
  });
});
