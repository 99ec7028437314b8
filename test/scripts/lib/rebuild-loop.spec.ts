import { expect } from 'chai';
import { createRebuildLoop } from '../../../scripts/lib/rebuild-loop.mjs';

describe('[U] createRebuildLoop', () => {
  /** Builds take until `finish` is called; `sources` are what a build makes its outputs of. */
  function setUp() {
    const sources: Record<'api' | 'workers', string> = { api: 'a1', workers: 'w1' };
    let outputs = { ...sources };
    const lines: string[] = [];
    const restarted: string[][] = [];
    const pending: { finish: (error?: Error) => void }[] = [];
    const onChange = createRebuildLoop({
      build: () => {
        const seen = { ...sources };
        return new Promise<void>((resolve, reject) => {
          const finish = (error?: Error) => {
            if (error) return reject(error);
            outputs = seen;
            resolve();
          };
          pending.push({ finish });
        });
      },
      readOutputs: () => ({ ...outputs }),
      restart: async (parts) => void restarted.push(parts),
      print: (line) => lines.push(line),
    });
    const finishNext = (error?: Error) => pending.shift()?.finish(error);
    return { sources, lines, restarted, pending, onChange, finishNext };
  }

  it('restarts what a build has changed, and nothing else', async () => {
    const { sources, restarted, lines, onChange, finishNext } = setUp();
    for (const [part, code] of [['workers', 'w2'] as const, ['api', 'a2'] as const]) {
      sources[part] = code;
      const done = onChange();
      finishNext();
      await done;
    }
    const nothing = onChange();
    finishNext();
    await nothing;
    expect(restarted).to.deep.equal([['workers'], ['api']]);
    expect(lines).to.deep.equal(['  … built; nothing that runs has changed']);
  });

  it('builds one at a time, and once more for all that changed meanwhile', async () => {
    const { sources, restarted, pending, onChange, finishNext } = setUp();
    sources.api = 'a2';
    const done = onChange();
    sources.workers = 'w2';
    void onChange();
    void onChange();
    expect(pending).to.have.length(1);
    finishNext();
    await new Promise((resolve) => setImmediate(resolve));
    expect([restarted, pending.length]).to.deep.equal([[['api']], 1]);
    finishNext();
    await done;
    expect([restarted, pending.length]).to.deep.equal([[['api'], ['workers']], 0]);
  });

  it('leaves running what runs while the sources are wrong, and restarts it when they are right', async () => {
    const { sources, restarted, lines, onChange, finishNext } = setUp();
    sources.api = 'a2';
    const failed = onChange();
    finishNext(new Error('the TypeScript sources could not be built'));
    await failed;
    expect([restarted, lines]).to.deep.equal([[], ['the TypeScript sources could not be built']]);
    const done = onChange();
    finishNext();
    await done;
    expect(restarted).to.deep.equal([['api']]);
  });
});
