import { expect } from 'chai';
import { cutToEnd, fits, MAX } from '../../../../domain/pages/descriptions/cut-to-end.js';

const LONG =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen';
const FAR = 'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(4);

describe('[U] cut to an end', () => {
  it('leaves what fits', () => {
    expect(cutToEnd('Short  enough.')).to.equal('Short enough.');
  });

  for (const [text, end] of [
    [`${LONG}: and so on ${FAR}`, `${LONG}.`],
    [`${LONG} : and so on ${FAR}`, `${LONG}.`],
    [`${LONG}. And so on ${FAR}`, `${LONG}.`],
    [`${LONG}? And so on ${FAR}`, `${LONG}?`],
  ] as const)
    it(`ends at a sentence or a clause: ${text.slice(LONG.length, LONG.length + 6)}`, () => {
      expect(cutToEnd(text)).to.equal(end);
    });

  it('ends at a word where no clause is long enough', () => {
    const text = cutToEnd(`Lamps: ${FAR}`);
    expect(text).to.match(/ \S…$/);
    expect(text.length).to.be.at.most(MAX);
    expect(fits(text)).to.equal(true);
  });

  it('ends at no abbreviation, and not within brackets', () => {
    const start =
      'Our tinctures of fresh mushrooms are made by hand in small batches and tested by a laboratory in Graz';
    const text = cutToEnd(`${start}. They hold ethyl alcohol (Ph. Eur., at 25% by volume) and water. ${FAR}`);
    expect(text).to.match(/Graz\.$|water\.$/);
    expect(cutToEnd(`${start} for approx. 5 years, with Dr. Novak and others (of the university, ${FAR}`)).to.match(
      /5 years\.$/,
    );
  });

  it('counts the room that wide signs take', () => {
    const sentence = '抹茶は京都の宇治で育てられた茶葉を石臼で丁寧に挽いて作られる特別なお茶です。';
    const text = cutToEnd(sentence.repeat(3));
    expect(text).to.equal(sentence);
    expect(fits(text)).to.equal(true);
  });

  it('ends neither within a keyword nor right behind it', () => {
    const keyword = LONG.replace('ten', 'ten,');
    expect(cutToEnd(`${keyword}: what counts, and ${FAR}`, keyword)).to.equal(`${keyword}: what counts.`);
    expect(cutToEnd(`${keyword}: what counts and ${FAR}`, keyword)).to.match(/: what counts and .*…$/);
  });
});
