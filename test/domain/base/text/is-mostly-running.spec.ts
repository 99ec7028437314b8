import { expect } from 'chai';
import { isMostlyRunning } from '../../../../domain/base/text/is-mostly-running.js';

describe('[U] isMostlyRunning', () => {
  const judge = (running: number, words: number) =>
    isMostlyRunning({ running: { word_count: running, top_terms: [] }, word_count: words });

  it('asks for a third', () => {
    expect([judge(100, 300), judge(99, 300), judge(0, 0)]).to.deep.equal([true, false, true]);
  });
});
