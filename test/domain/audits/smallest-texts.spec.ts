import { expect } from 'chai';
import { SmallestTexts } from '../../../domain/audits/smallest-texts.js';

const keep = (texts: string[], max = 3) => {
  const smallest = new SmallestTexts(max);
  smallest.add(texts);
  return smallest.list();
};

describe('[U] smallest texts', () => {
  it('keeps the first few in order, whatever order they come in', () => {
    expect(keep(['d', 'b', 'e', 'a', 'c'])).to.deep.equal(['a', 'b', 'c']);
    expect(keep(['a', 'b', 'c', 'd', 'e'])).to.deep.equal(['a', 'b', 'c']);
    expect(keep(['b', 'a'])).to.deep.equal(['a', 'b']);
  });

  it('keeps a text once', () => {
    expect(keep(['b', 'a', 'b', 'a'])).to.deep.equal(['a', 'b']);
  });
});
