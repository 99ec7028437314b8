import { expect } from 'chai';
import { findHiddenCharacter } from '../../../../domain/base/text/find-hidden-character.js';

const cases: [text: string, name: string | null, words: string | null][] = [
  ['blog.example', null, null],
  ['用户 é', null, null],
  ['bl\u200bog', 'U+200B', 'U+200B'],
  ['bl\u00adog', 'U+00AD', 'U+00AD'],
  ['\u202eblog', 'U+202E', 'U+202E'],
  ['blog\u2066', 'U+2066', 'U+2066'],
  ['blog\u061c', 'U+061C', 'U+061C'],
  ['\ufeffblog', 'U+FEFF', 'U+FEFF'],
  ['👨\u200d👩', 'U+200D', null],
  ['می\u200cخواهم', 'U+200C', null],
  ['☀\ufe0f', 'U+FE0F', null],
];

describe('[U] findHiddenCharacter', () => {
  for (const [text, name, words] of cases) {
    it(`finds ${name ?? 'none'} in ${JSON.stringify(text)} as a name, ${words ?? 'none'} in words`, () => {
      expect([findHiddenCharacter(text, 'name'), findHiddenCharacter(text, 'words')]).to.deep.equal([name, words]);
    });
  }
});
