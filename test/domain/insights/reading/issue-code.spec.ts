import { expect } from 'chai';
import { isCode, wordsOfCode } from '../../../../domain/insights/reading/issue-code.js';

describe('[U] names that programs give to issues', () => {
  for (const [code, words] of [
    ['missing_title', 'Missing title'],
    ['title/missing', 'Title missing'],
    ['images-missing-alt', 'Images missing alt'],
    ['missingTitle', 'Missing title'],
    ['http_404', 'Http 404'],
  ] as const)
    it(`are known, and read as words: ${code}`, () => {
      expect([isCode(code), wordsOfCode(code)]).to.deep.equal([true, words]);
    });

  it('are no titles of people', () => {
    for (const title of ['Missing title', 'Titles', 'A', 'iPhone', 'SEO', 'Follow-up', 'lamps and shades', ''])
      expect(isCode(title), title).to.equal(false);
  });
});
