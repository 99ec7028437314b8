import { expect } from 'chai';
import { foldTerm } from '../../../../domain/seo/text/fold-term.js';

describe('[U] fold term', () => {
  it('makes one of a word and its plural', () => {
    expect(foldTerm('Guides')).to.equal(foldTerm('guide'));
  });

  it('leaves short words and those that end in ss', () => {
    expect(['news', 'css', 'business', 'über'].map(foldTerm)).to.deep.equal(['news', 'css', 'business', 'über']);
  });
});
