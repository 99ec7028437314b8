import { expect } from 'chai';
import { findEmailError } from '../../../../domain/outreach/addresses/find-email-error.js';

describe('[U] findEmailError', () => {
  const refused: [text: string, error: string][] = [
    ['ana', 'Not an e-mail address'],
    ['ａna@blog.example', 'Not an e-mail address: write "a" for "ａ"'],
    ['ana@ｂlog.example', 'Not an e-mail address: write "b" for "ｂ"'],
    ['an\u200ba@blog.example', 'Not an e-mail address: it contains the invisible character U+200B'],
    ['\u202eana@blog.example', 'Not an e-mail address: it contains the invisible character U+202E'],
    ['ana@bl\u00adog.example', 'Not an e-mail address: it contains the invisible character U+00AD'],
  ];
  for (const [text, error] of refused)
    it(`refuses ${JSON.stringify(text)}`, () => expect(findEmailError(text)).to.equal(error));

  for (const text of ['ana@blog.example', ' Ana@Blog.Example ', 'josé@bücher.example', '用户@例え。jp'])
    it(`takes ${JSON.stringify(text)}`, () => expect(findEmailError(text)).to.equal(null));
});
