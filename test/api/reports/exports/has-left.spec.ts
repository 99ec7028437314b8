import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect } from 'chai';
import { hasLeft } from '../../../../api/reports/exports/has-left.js';

const failureOf = (work: Promise<void>): Promise<unknown> => work.catch((error: unknown) => error);

describe('[U] hasLeft', () => {
  it('knows a reader who left on the way, and one who left before', async () => {
    const target = new PassThrough();
    const endless = pipeline(new PassThrough(), target);
    target.destroy();
    expect(hasLeft(await failureOf(endless))).to.equal(true);
    if (!target.closed) await once(target, 'close');
    expect(hasLeft(await failureOf(pipeline(Readable.from(['a']), target)))).to.equal(true);
  });

  it('is no excuse for other failures', async () => {
    const broken = Readable.from(
      (async function* () {
        yield 'a';
        throw new Error('the database is gone');
      })(),
    );
    expect(hasLeft(await failureOf(pipeline(broken, new PassThrough())))).to.equal(false);
  });
});
