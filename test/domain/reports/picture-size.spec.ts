import { expect } from 'chai';
import { pictureSize } from '../../../domain/reports/picture-size.js';
import { plainPicture } from '../../support/made-pictures.js';

describe('[U] size of a picture', () => {
  it('is read from the head of PNG and JPEG files', async () => {
    expect(pictureSize(await plainPicture('png', { width: 300, height: 80 }), 'png')).to.deep.equal({
      width: 300,
      height: 80,
    });
    expect(pictureSize(await plainPicture('jpeg', { width: 640, height: 33 }), 'jpeg')).to.deep.equal({
      width: 640,
      height: 33,
    });
  });

  it('is null where the head does not say', () => {
    for (const bytes of [[], [0xff, 0xd8, 0xff], [0xff, 0xd8, 0xff, 0xe0, 0, 2, 0, 0, 0, 0, 0, 0], Array(40).fill(0)])
      for (const format of ['png', 'jpeg'] as const) expect(pictureSize(Uint8Array.from(bytes), format)).to.equal(null);
  });
});
