import { expect } from 'chai';
import { findTextError } from '../../../../domain/base/text/find-text-error.js';

const cases: [text: string, own: string | null, foreign: string | null][] = [
  ['', null, null],
  ['One\r\n\ttwo 😀 é', null, null],
  ['👨\u200d👩\u200d👧', null, null],
  ['a\ud83d', 'unicode', 'unicode'],
  ['\ude00a', 'unicode', 'unicode'],
  ['\ude00\ud83d', 'unicode', 'unicode'],
  ['a\0b', 'character', 'character'],
  ['a\u0001b', 'character', null],
  ['a\u007fb', 'character', null],
  ['a\u0092b', 'character', null],
  ['Caf\ufffd', 'unicode', null],
  ['\u2028\u00a0\ufeff', null, null],
];

describe('[U] findTextError', () => {
  for (const [text, own, foreign] of cases) {
    it(`finds ${own ?? 'nothing'} in ${JSON.stringify(text)}, ${foreign ?? 'nothing'} where it is of others`, () => {
      expect([findTextError(text)?.kind ?? null, findTextError(text, 'foreign')?.kind ?? null]).to.deep.equal([
        own,
        foreign,
      ]);
    });
  }

  it('names the character', () => {
    expect(findTextError('a\u0007')?.message).to.equal('must not contain the control character U+0007');
    expect(findTextError('a\ud83d')?.message).to.contain('U+D83D');
  });
});
