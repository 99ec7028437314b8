import { expect } from 'chai';
import { namesOptOut } from '../../../../../domain/outreach/replies/classifier/names-opt-out.js';

describe('[U] signs of a wish for no more mail', () => {
  it('are what those do who want none', () => {
    for (const name of ['stop', 'last', 'threat', 'reported', 'erase'] as const)
      expect(namesOptOut(['refuses', name], []), name).to.equal(true);
  });

  it('are what the word rules find', () => {
    expect(namesOptOut([], ['question', 'unsubscribe'])).to.equal(true);
  });

  it('are not in a refusal, a question or thanks', () => {
    expect(namesOptOut(['refuses', 'asks', 'source', 'remark'], ['not_interested', 'question'])).to.equal(false);
    expect(namesOptOut([], [])).to.equal(false);
  });
});
