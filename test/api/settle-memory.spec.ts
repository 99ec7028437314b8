import { expect } from 'chai';
import { settleMemory } from '../../api/settle-memory.js';

describe('[U] settleMemory', () => {
  it('collects once the start is over', async () => {
    let collected = 0;
    settleMemory(1, () => {
      collected += 1;
    });
    expect(collected).to.equal(0);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(collected).to.equal(1);
  });

  it('finds the collector of this engine', () => {
    expect(() => settleMemory(1)).not.to.throw();
  });
});
