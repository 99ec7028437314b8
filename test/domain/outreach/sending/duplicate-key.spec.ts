import { expect } from 'chai';
import { duplicateKey } from '../../../../domain/outreach/sending/duplicate-key.js';

describe('[U] duplicateKey', () => {
  const key = duplicateKey('ana@press.example', 'editor@blog.example', 'An idea');

  it('is one for subjects that read the same', () => {
    expect(duplicateKey('ana@press.example', 'editor@blog.example', ' an  IDEA ')).to.equal(key);
  });

  for (const [what, other] of [
    ['another sender', duplicateKey('bob@press.example', 'editor@blog.example', 'An idea')],
    ['another recipient', duplicateKey('ana@press.example', 'editor+a@blog.example', 'An idea')],
    ['another subject', duplicateKey('ana@press.example', 'editor@blog.example', 'Re: An idea')],
    ['sender and recipient changed about', duplicateKey('editor@blog.example', 'ana@press.example', 'An idea')],
  ] as const)
    it(`differs for ${what}`, () => expect(other).to.not.equal(key));

  it('cannot be made by moving text from one part to another', () => {
    expect(duplicateKey('a@b.example', 'c@d.example\nx', 'y')).to.not.equal(
      duplicateKey('a@b.example', 'c@d.example', 'x\ny'),
    );
  });
});
