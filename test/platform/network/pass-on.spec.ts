import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { expect } from 'chai';
import { passOn } from '../../../platform/network/pass-on.js';

describe('[U] passOn', () => {
  it('hands over what comes, to the end', async () => {
    const target = new PassThrough();
    passOn(Readable.from(['a', 'b']), target);
    expect((await target.toArray()).join('')).to.equal('ab');
  });

  it('gives up a stream whose reader has left already', async () => {
    const target = new PassThrough();
    target.destroy();
    await once(target, 'close');
    const source = Readable.from(['a']);
    passOn(source, target);
    expect(source.destroyed).to.equal(true);
  });

  it('takes the source down when the reader leaves on the way', async () => {
    const [source, target] = [new PassThrough(), new PassThrough()];
    passOn(source, target);
    const closed = new Promise((resolve) => source.once('close', resolve));
    target.destroy();
    await closed;
    expect(source.destroyed).to.equal(true);
  });
});
