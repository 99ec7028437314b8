import { expect } from 'chai';
import { readResult } from '../../../../domain/insights/results/result-fields.js';

interface Sample {
  title: string;
  score: number;
  steps: string[];
}

describe('[U] fields of our own results', () => {
  it('are read with their paths', () => {
    const of = readResult<Sample>({ path: 'a', value: { title: 'T', score: 3, steps: ['x', 'y'] } });
    expect([of.text('title'), of.number('score')]).to.deep.equal([
      { path: 'a.title', value: 'T' },
      { path: 'a.score', value: 3 },
    ]);
    expect(of.texts('steps', 1).map(({ value }) => value)).to.deep.equal(['x']);
    expect(of.list('steps', 5)).to.have.length(2);
  });

  it('are null where a result is not as its type says', () => {
    for (const value of [null, 4, [], { title: {}, score: 'none', steps: 'no list' }]) {
      const of = readResult<Sample>({ path: 'a', value });
      expect([of.text('title'), of.number('score'), of.list('steps', 5)]).to.deep.equal([null, null, []]);
    }
  });
});
