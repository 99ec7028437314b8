import { expect } from 'chai';
import { foldTerm } from '../../../../domain/base/text/fold-term.js';

describe('[U] fold term', () => {
  it('makes one of a word and its plural', () => {
    expect(foldTerm('Guides')).to.equal(foldTerm('guide'));
    expect(foldTerm('Cities')).to.equal(foldTerm('city'));
    expect(foldTerm('movies')).to.equal(foldTerm('movie'));
  });

  it('makes one of the spellings of a word', () => {
    expect(foldTerm('Türen')).to.equal(foldTerm('Tueren'));
    expect(foldTerm('мёд')).to.equal(foldTerm('мед'));
    expect(foldTerm('Café')).to.equal(foldTerm('cafe'));
  });

  it('leaves short words and those that end in ss', () => {
    expect(['news', 'css', 'business'].map(foldTerm)).to.deep.equal(['news', 'css', 'business']);
  });
});
