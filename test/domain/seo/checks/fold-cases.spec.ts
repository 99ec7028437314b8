import { expect } from 'chai';
import { foldCases } from '../../../../domain/seo/checks/fold-cases.js';

const url = 'https://example.test/';

describe('[U] fold cases', () => {
  it('makes no finding of no case', () => {
    expect(foldCases(url, [], String)).to.deep.equal([]);
  });

  it('counts all and shows the first three that differ', () => {
    expect(foldCases(url, ['a', 'a', 'b', 'c', 'd'], (item) => item, { where: 'p' })).to.deep.equal([
      { url, observed: 'a; b; c', count: 5, where: 'p' },
    ]);
  });

  it('keeps the evidence under 300 characters', () => {
    const [finding] = foldCases(url, ['a', 'b', 'c', 'd'], (item) => item.repeat(500));
    expect(finding?.observed).to.have.length(298);
    expect(finding?.observed.startsWith(`${'a'.repeat(97)}…; b`)).to.equal(true);
    expect(foldCases(url, ['a'], (item) => item.repeat(500))[0]?.observed).to.equal(`${'a'.repeat(297)}…`);
  });
});
