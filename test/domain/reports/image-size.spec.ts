import { expect } from 'chai';
import { imageSize } from '../../../domain/reports/image-size.js';
import { plainImage } from '../../support/sites/made-images.js';

describe('[U] size of an image', () => {
  it('is read from the head of PNG and JPEG files', async () => {
    expect(imageSize(await plainImage('png', { width: 300, height: 80 }), 'png')).to.deep.equal({
      width: 300,
      height: 80,
    });
    expect(imageSize(await plainImage('jpeg', { width: 640, height: 33 }), 'jpeg')).to.deep.equal({
      width: 640,
      height: 33,
    });
  });

  it('is null where the head does not say', () => {
    for (const bytes of [[], [0xff, 0xd8, 0xff], [0xff, 0xd8, 0xff, 0xe0, 0, 2, 0, 0, 0, 0, 0, 0], Array(40).fill(0)])
      for (const format of ['png', 'jpeg'] as const) expect(imageSize(Uint8Array.from(bytes), format)).to.equal(null);
  });
});
