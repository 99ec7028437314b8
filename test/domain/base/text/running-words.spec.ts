import { expect } from 'chai';
import { runningWords } from '../../../../domain/base/text/running-words.js';

describe('[U] runningWords', () => {
  const running = { word_count: 101, top_terms: [] };

  it('takes words as they are counted, and two signs for one', () => {
    expect(runningWords({ running, excerpt: 'One tree and another', top_terms: [] })).to.equal(101);
    expect(runningWords({ running, excerpt: '一棵树', top_terms: [] })).to.equal(51);
  });
});
