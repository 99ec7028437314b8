import { expect } from 'chai';
import {
  type CarefulDeps,
  CarefulVisits,
  withCarefulVisits,
} from '../../../../activities/crawl/visits/careful-visits.js';
import { hashUrl } from '../../../../store/base/url-hash.js';
import { startStore, type TestStore } from '../../../support/store.js';

const [GOOD, BAD] = ['https://site.example/good', 'https://site.example/bad'];

describe('[I] careful visits', () => {
  let running: TestStore;
  let deps: CarefulDeps;
  let number = 0;
  before(async () => {
    running = await startStore();
    let words = 0;
    const randomWord = () => `word-${++words}`;
    deps = { workMarks: running.store.workMarks, hashUrl, randomWord, now: () => Date.now() };
  });
  after(() => running.stop());

  /** What a worker leaves that dies over a URL: everything but the end. */
  const dieOver = async (id: string, url: string) => {
    const visits = await CarefulVisits.open(deps, id, 10);
    if (!visits.isCareful) return;
    await deps.workMarks.begin(id, hashUrl(url));
  };
  const stateOf = (id: string) =>
    withCarefulVisits(deps, { id, suspects: 10 }, async (visits) => [
      visits.isCareful,
      visits.isSetAside(GOOD),
      visits.isSetAside(BAD),
    ]);
  const nextId = () => `work-${++number}`;

  it('go at full speed, and write nothing for each, until a worker has died', async () => {
    const id = nextId();
    let most = 0;
    let now = 0;
    await withCarefulVisits(deps, { id, suspects: 10 }, (visits) =>
      Promise.all(
        [GOOD, BAD, GOOD].map((url) =>
          visits.visit(url, async () => {
            most = Math.max(most, ++now);
            await new Promise((resolve) => setTimeout(resolve, 20));
            now--;
          }),
        ),
      ),
    );
    expect(most).to.equal(3);
    expect(await stateOf(id)).to.deep.equal([false, false, false]);
  });

  it('are made one at a time after a death, over all work of the process, as many as were suspect', async () => {
    const ids = [nextId(), nextId()];
    for (const id of ids) await dieOver(id, BAD);
    let most = 0;
    let now = 0;
    const work = async () => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => setTimeout(resolve, 10));
      now--;
    };
    await Promise.all(
      ids.map((id) =>
        withCarefulVisits(deps, { id, suspects: 3 }, async (visits) => {
          expect(visits.isCareful).to.equal(true);
          await Promise.all([visits.visit(GOOD, work), visits.visit(BAD, work), visits.visit(GOOD, work)]);
          expect(visits.isCareful).to.equal(false);
        }),
      ),
    );
    expect(most).to.equal(1);
    for (const id of ids) expect(await stateOf(id)).to.deep.equal([false, false, false]);
  });

  it('set aside what a worker died over twice, alone, and nothing else', async () => {
    const id = nextId();
    await dieOver(id, BAD);
    await dieOver(id, BAD);
    expect(await stateOf(id)).to.deep.equal([true, false, false]);
    await CarefulVisits.open(deps, id, 10);
    await dieOver(id, BAD);
    expect(await stateOf(id)).to.deep.equal([true, false, true]);
  });

  it('forget what went well, and what failed without a death', async () => {
    const id = nextId();
    await dieOver(id, GOOD);
    for (let time = 0; time < 3; time++) {
      await withCarefulVisits(deps, { id, suspects: 10 }, async (visits) => {
        await visits.visit(GOOD, async () => {});
        await visits.visit(BAD, () => Promise.reject(new Error('refused'))).catch(() => {});
      });
    }
    expect(await stateOf(id)).to.deep.equal([true, false, false]);
  });

  it('leave the mark to anyone who has taken the work over', async () => {
    const id = nextId();
    const slow = await CarefulVisits.open(deps, id, 10);
    await CarefulVisits.open(deps, id, 10);
    await slow.close();
    expect((await CarefulVisits.open(deps, id, 10)).isCareful).to.equal(true);
  });
});
