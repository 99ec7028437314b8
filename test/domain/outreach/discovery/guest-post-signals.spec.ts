import { expect } from 'chai';
import { readGuestPostSignals } from '../../../../domain/outreach/discovery/guest-post-signals.js';
import { endsSoon } from '../../../support/processor-time.js';
import { foundPage } from '../../../support/samples/found-page.js';

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
      refusal: null,
      in_url: false,
      in_title: false,
      in_text: null,
      has_guidelines: false,
    });
  });

  it('tell a refusal, which a refusal of some posts is not', () => {
    expect(signalsOf('We do not accept guest posts.').refusal).to.equal('do not accept guest posts');
    expect(signalsOf('We welcome guest posts. We do not accept previously published guest posts.')).to.include({
      refusal: null,
      in_text: 'guest posts',
    });
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
