import { expect } from 'chai';
import { findCompounds, type TermUnit } from '../../../../activities/crawl/text/find-compounds.js';

/** One letter a word; "." parts, a digit is a part of names only. */
function compoundsOf(text: string): string[] {
  const units = [...text].map(
    (word, at): TermUnit => ({
      start: at,
      end: at + 1,
      word,
      isJoined: at > 0,
      role: word === '.' ? 'other' : /\d/.test(word) ? 'part' : 'topic',
    }),
  );
  return findCompounds(units).map(({ start, end }) => text.slice(start, end));
}

describe('[U] find-compounds', () => {
  it('joins neighbors that stand together again and again', () => {
    expect(compoundsOf('ab.ab.a.a.b')).to.deep.equal(['ab', 'a', 'b', 'ab', 'a', 'b', 'a', 'a', 'b']);
  });

  it('leaves out a word that never stands alone', () => {
    expect(compoundsOf('ab.ab.a.a')).to.deep.equal(['ab', 'a', 'ab', 'a', 'a', 'a']);
  });

  it('joins nothing by accident, and nothing over what parts names', () => {
    expect(compoundsOf('ab.a.b')).to.deep.equal(['a', 'b', 'a', 'b']);
    expect(compoundsOf('a.b.a.b')).to.deep.equal(['a', 'b', 'a', 'b']);
  });

  it('finds the shorter name inside of the longer one', () => {
    expect(compoundsOf('xab.xab.ab.ab').filter((name) => name === 'ab')).to.have.lengthOf(4);
  });

  it('never lets parts stand alone', () => {
    expect(compoundsOf('1a.1a.1.2')).to.deep.equal(['1a', '1a']);
  });
});
