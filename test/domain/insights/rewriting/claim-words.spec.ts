import { expect } from 'chai';
import {
  ABSOLUTIONS,
  ALARMS,
  DIRECTIONS,
  NEGATIONS,
  PROMISES,
} from '../../../../domain/insights/rewriting/claim-words.js';

const found = (claims: RegExp, text: string) => text.match(claims) !== null;

describe('[U] words that claim', () => {
  for (const text of [
    'Guaranteed to rank',
    'This ensures clicks',
    "You'll be first",
    'ahead of everybody',
    'It will double',
  ])
    it(`promise: ${text}`, () => expect(found(PROMISES, text)).to.equal(true));
  for (const text of ['All is perfect', 'You may ignore it', 'Everything is fine', 'It is already done'])
    it(`absolve: ${text}`, () => expect(found(ABSOLUTIONS, text)).to.equal(true));
  for (const text of ['A penalty', 'You were hacked', 'Act immediately'])
    it(`alarm: ${text}`, () => expect(found(ALARMS, text)).to.equal(true));
  for (const text of ["It isn't crawled", 'without a title', 'Missing titles', 'They lack text'])
    it(`deny: ${text}`, () => expect(found(NEGATIONS, text)).to.equal(true));

  it('leave plain advice alone', () => {
    const plain = 'Check the title of each page and link to it from related pages.';
    for (const claims of [PROMISES, ABSOLUTIONS, ALARMS, NEGATIONS]) expect(found(claims, plain)).to.equal(false);
    for (const [one, other] of DIRECTIONS)
      expect([found(one, plain), found(other, plain)]).to.deep.equal([false, false]);
  });
});
