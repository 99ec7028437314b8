import { expect } from 'chai';
import { PageThread } from '../../../../activities/crawl/read/page-thread.js';
import { oddJob, readPath, startOddThread } from '../../../support/odd-threads.js';

describe('[I] page thread', () => {
  function start() {
    const ends: PageThread[] = [];
    return { ends, thread: new PageThread(startOddThread(), (ended) => ends.push(ended)) };
  }

  it('reads one page after the other and ends when told', async () => {
    const { thread, ends } = start();
    expect(readPath(await thread.read(oddJob('/a'), 40_000))).to.equal('/a');
    expect(readPath(await thread.read(oddJob('/b'), 40_000))).to.equal('/b');
    expect(ends).to.deep.equal([]);
    await thread.end();
    await thread.end();
    expect(ends).to.deep.equal([thread]);
  });

  it('says how it ended, and tells its end once', async () => {
    const { thread, ends } = start();
    const failure: unknown = await thread.read(oddJob('/break'), 40_000).catch((error: unknown) => error);
    expect(failure).to.have.property('message', 'The thread broke: broken');
    expect(ends).to.deep.equal([thread]);
  });

  it('is ended when it takes too long', async () => {
    const { thread, ends } = start();
    const failure: unknown = await thread.read(oddJob('/hang'), 200).catch((error: unknown) => error);
    expect(failure).to.have.property('message', 'No end after 200 ms');
    expect(ends).to.deep.equal([thread]);
  });
});
