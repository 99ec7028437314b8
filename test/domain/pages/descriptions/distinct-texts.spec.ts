import { expect } from 'chai';
import { distinctTexts } from '../../../../domain/pages/descriptions/distinct-texts.js';

const KEYWORD = 'water resistant breathable winter hiking jacket';

describe('[U] distinct texts', () => {
  it('leaves out what says the same as a text before it', () => {
    const texts = ['Lamps of oak from our workshop.', 'Oak lamps, from our workshop!', 'Repairs of old sockets.', ''];
    expect(distinctTexts(texts, [])).to.deep.equal([texts[0], texts[2]]);
  });

  it('does not count a keyword that they share', () => {
    const texts = [`Questions about ${KEYWORD}? Clear answers.`, `${KEYWORD} compared: every difference.`];
    expect(distinctTexts(texts, [KEYWORD])).to.deep.equal(texts);
    expect(distinctTexts([`${KEYWORD}.`, `${KEYWORD}.`], [KEYWORD])).to.deep.equal([`${KEYWORD}.`]);
  });

  it('gives back the closest ones where there are too few', () => {
    const texts = ['Oak lamps.', 'Oak lamps!', 'Oak lamps?', 'Oak lamps…'];
    expect(distinctTexts(texts, [], 3)).to.deep.equal(texts.slice(0, 3));
    expect(distinctTexts(['Oak lamps.', 'Oak lamps.'], [], 3)).to.deep.equal(['Oak lamps.']);
  });
});
