import { expect } from 'chai';
import { toProgress } from '../../../store/operations/to-progress.js';

const plain = { done: 40, total: 100, phase: 'send', message: '2 of 5' };

describe('[U] stored progress', () => {
  it('names a reason to wait only where there is one', () => {
    expect(toProgress(plain)).to.deep.equal(plain);
    expect(toProgress({ ...plain, waiting_reason: null, next_at: null })).to.deep.equal(plain);
    const waiting = { ...plain, waiting_reason: 'min_gap', next_at: '2026-06-02T08:00:00.000Z' };
    expect(toProgress(waiting)).to.deep.equal(waiting);
  });
});
