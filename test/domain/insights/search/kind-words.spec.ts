import { expect } from 'chai';
import { KIND_WORDS } from '../../../../domain/insights/search/kind-words.js';
import { OPPORTUNITY_KINDS } from '../../../../domain/search/analysis/search-opportunity.js';

describe('[U] words for kinds of opportunities', () => {
  it('differ for every kind, in title, reason and each step', () => {
    const texts = Object.values(KIND_WORDS).flatMap(({ title, why, steps }) => [
      title({ path: 'n', value: 3 }).text,
      why.text,
      ...steps,
    ]);
    const repeated = texts.filter((text, at) => texts.indexOf(text) !== at && !/^Check positions after/.test(text));
    expect(repeated).to.deep.equal([]);
    expect(Object.keys(KIND_WORDS)).to.include.members([...OPPORTUNITY_KINDS]);
  });

  it('hold no number of their own and promise nothing', () => {
    for (const { title, why, steps } of Object.values(KIND_WORDS)) {
      const all = [title({ text: 'several', evidence: [] }).text, why.text, ...steps].join(' ');
      expect(all).to.not.match(/\d|guarantee|will (?:rank|rise|bring)/i);
    }
  });
});
