import { expect } from 'chai';
import { splitClauses } from '../../../../../domain/outreach/replies/classes/clauses.js';

const textsOf = (text: string) => splitClauses(text).map((clause) => clause.text);

describe('[U] clauses', () => {
  it('end at stops, commas and turns', () => {
    expect(textsOf('we cannot pay, but we love it. send it\nyes!')).to.deep.equal([
      'we cannot pay',
      'we love it',
      'send it',
      'yes',
    ]);
    expect(textsOf('we do not pay but love it and we publish it')).to.deep.equal([
      'we do not pay',
      'love it',
      'we publish it',
    ]);
    expect(textsOf('ありがとう。送ってください')).to.deep.equal(['ありがとう', '送ってください']);
  });

  it('do not end within addresses and numbers', () => {
    expect(textsOf('write to lee@blog.example about 1.5 pages')).to.deep.equal([
      'write to lee@blog.example about 1.5 pages',
    ]);
  });

  it('tell where they begin, as far as anybody reads', () => {
    expect(splitClauses('no,  yes')).to.deep.equal([
      { text: 'no', at: 0 },
      { text: 'yes', at: 5 },
    ]);
    expect(splitClauses('')).to.deep.equal([]);
    expect(splitClauses('a'.repeat(9_000))[0]?.text).to.have.length(2_000);
  });
});
