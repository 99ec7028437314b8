import { expect } from 'chai';
import { startStore, type TestStore } from '../../support/store.js';

describe('[I] work marks', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());
  const tomorrow = new Date(Date.now() + 86_400_000);

  it('tell of what was open when somebody else takes over, and count what was begun and not done', async () => {
    const { workMarks } = running.store;
    expect(await workMarks.open('a', 'one', tomorrow)).to.deep.equal({ died: false, left: 0, begun: {} });
    await workMarks.setLeft('a', 7);
    for (const hash of ['x', 'x', 'y']) await workMarks.begin('a', hash);
    await workMarks.done('a', 'y');
    expect(await workMarks.open('a', 'two', tomorrow)).to.deep.equal({ died: true, left: 7, begun: { x: 2 } });
    await workMarks.close('a', 'one', 0);
    await workMarks.close('a', 'two', 3);
    expect(await workMarks.open('a', 'three', tomorrow)).to.deep.equal({ died: false, left: 3, begun: { x: 2 } });
    expect(await workMarks.open('b', 'one', tomorrow)).to.deep.equal({ died: false, left: 0, begun: {} });
  });
});
