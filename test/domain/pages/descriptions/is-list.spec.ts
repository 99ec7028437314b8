import { expect } from 'chai';
import { isList } from '../../../../domain/pages/descriptions/is-list.js';

describe('[U] isList', () => {
  const cases: [text: string, isList: boolean][] = [
    ["Ingredients: Lion's Mane, purified water, ethyl alcohol, citric acid.", true],
    ['lamps, oak, brass, linen, desk, light', true],
    ['Made of oak (Quercus), brass (CuZn) and linen (Linum).', true],
    ['Handmade lamps: choosing, cleaning and repairing.', false],
    ['We build lamps of oak, brass and linen, each by hand.', false],
  ];
  for (const [text, list] of cases) it(`${list}: ${text}`, () => expect(isList(text)).to.equal(list));
});
