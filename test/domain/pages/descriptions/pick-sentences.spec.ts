import { expect } from 'chai';
import { pickSentences } from '../../../../domain/pages/descriptions/pick-sentences.js';
import { en } from '../../../../domain/pages/descriptions/wordings/en.js';

const GOOD = 'We build handmade lamps from oak and brass in a small workshop near the harbour.';
const OTHER = 'Every shade is cut by hand from linen that a weaver in the next village makes for us.';

describe('[U] pick sentences', () => {
  const pick = (sentences: string[], keywords = ['handmade lamps']) =>
    pickSentences(
      {
        sentences,
        top_terms: [
          ['oak', 9],
          ['linen', 3],
        ],
      },
      keywords,
      en,
    );

  it('puts those about the keyword first', () => {
    expect(pick([OTHER, GOOD])).to.deep.equal([GOOD, OTHER]);
    expect(pick([GOOD, OTHER], ['linen'])).to.deep.equal([OTHER, GOOD]);
  });

  const unfit: [what: string, sentence: string][] = [
    ['points back', 'This is why our handmade lamps from oak and brass last for a long time.'],
    ['is too short', 'We build handmade lamps.'],
    ['has too few words', 'Handwerkskunstliebhaberinnen bestaunen Schreibtischlampenmanufakturen.'],
    ['names an address', 'Write to lamps@site.example about handmade lamps and other things of ours.'],
    ['speaks of cookies', 'We use cookies to show you handmade lamps that you may like to see.'],
    ['begins in the middle', 'and so we build handmade lamps from oak and brass for all of you.'],
  ];
  for (const [what, sentence] of unfit)
    it(`leaves out one that ${what}`, () => {
      expect(pick([sentence])).to.deep.equal([]);
    });

  it('takes sentences of scripts without spaces', () => {
    const sentence = '私たちは港の近くの小さな工房で手作りのランプを作っています。';
    expect(pickSentences({ sentences: [sentence], top_terms: [] }, ['ランプ'], null)).to.deep.equal([sentence]);
  });
});
