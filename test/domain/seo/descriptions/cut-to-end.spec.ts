import { expect } from 'chai';
import { cutToEnd, fits, MAX } from '../../../../domain/seo/descriptions/cut-to-end.js';

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

  it('ends neither within a keyword nor right behind it', () => {
    const keyword = LONG.replace('ten', 'ten,');
    expect(cutToEnd(`${keyword}: what counts, and ${FAR}`, keyword)).to.equal(`${keyword}: what counts.`);
    expect(cutToEnd(`${keyword}: what counts and ${FAR}`, keyword)).to.match(/: what counts and .*…$/);
  });
});
