import { expect } from 'chai';
import { writtenLanguages } from '../../../../domain/seo/site/written-languages.js';

describe('[U] writtenLanguages', () => {
  it('are those of more than an exception', () => {
    const languages = [
      { code: 'en', pages: 70 },
      { code: 'de', pages: 29 },
      { code: 'fr', pages: 1 },
    ];
    expect([...writtenLanguages({ languages })]).to.deep.equal(['en', 'de']);
    expect([...writtenLanguages({ languages: [] })]).to.deep.equal([]);
  });
});
