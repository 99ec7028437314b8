import { expect } from 'chai';
import { gather } from '../../../store/base/gather.js';

describe('[U] calls made together', () => {
  function record(answer: (given: readonly number[]) => Promise<readonly string[]>) {
    const runs: (readonly number[])[] = [];
    const call = gather<number, string>((given) => {
      runs.push(given);
      return answer(given);
    });
    return { runs, call };
  }
  const name = (given: readonly number[]) => Promise.resolve(given.map((each) => `n${each}`));

  it('those of one moment are one run, and each gets its own result', async () => {
    const { runs, call } = record(name);
    expect(await Promise.all([call(1), call(2), call(3)])).to.deep.equal(['n1', 'n2', 'n3']);
    expect(await call(4)).to.equal('n4');
    expect(runs).to.deep.equal([[1, 2, 3], [4]]);
  });

  it('those that come during a run are made by the next one, never by the one on its way', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { runs, call } = record(async (given) => {
      if (given.includes(1)) await held;
      return name(given);
    });
    const first = call(1);
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    const later = [call(2), call(3)];
    expect(runs).to.deep.equal([[1]]);
    release();
    expect(await Promise.all([first, ...later])).to.deep.equal(['n1', 'n2', 'n3']);
    expect(runs).to.deep.equal([[1], [2, 3]]);
  });

  it('a run that fails fails those that it was for, and no others', async () => {
    const { call } = record((given) => (given.includes(1) ? Promise.reject(new Error('away')) : name(given)));
    const failed = await Promise.allSettled([call(1), call(2)]);
    expect(failed.map(({ status }) => status)).to.deep.equal(['rejected', 'rejected']);
    expect(await call(3)).to.equal('n3');
  });

  it('a run that loses results fails', async () => {
    const { call } = record(() => Promise.resolve(['only one']));
    const [one] = await Promise.allSettled([call(1), call(2)]);
    expect(one?.status === 'rejected' && String(one.reason)).to.equal('Error: 1 results for 2 calls');
  });

  it('a command is about a hundred at most', async () => {
    const { runs, call } = record(name);
    await Promise.all(Array.from({ length: 250 }, (_, index) => call(index)));
    expect(runs.map(({ length }) => length)).to.deep.equal([100, 100, 50]);
  });
});
