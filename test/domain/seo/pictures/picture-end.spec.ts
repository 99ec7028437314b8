import { expect } from 'chai';
import type { PictureFormat } from '../../../../domain/seo/artifacts/picture.js';
import { pictureEnd } from '../../../../domain/seo/pictures/picture-end.js';
import { noisyPicture } from '../../../support/made-pictures.js';
import { PICTURES } from '../../../support/picture-files.js';

const FORMATS: readonly PictureFormat[] = ['png', 'jpeg', 'gif', 'webp', 'avif'];

describe('[U] picture end', () => {
  for (const format of FORMATS) {
    it(`${format}: is the end of the file, whatever is hung on to it`, async () => {
      for (const picture of [PICTURES[format], await noisyPicture(format, { width: 60, height: 60 })]) {
        expect(pictureEnd(picture, format)).to.equal(picture.length);
        expect(pictureEnd(Buffer.concat([picture, Buffer.from('PK\u0003\u0004')]), format)).to.equal(picture.length);
      }
    });

    it(`${format}: is missing wherever the file is cut, and never throws`, () => {
      const picture = PICTURES[format];
      for (let at = 24; at < picture.length; at++) {
        const end = pictureEnd(picture.subarray(0, at), format);
        // Between two boxes of AVIF, up to the name of the next, nothing tells that another one was to come.
        const isBetween = format === 'avif' && end !== null && at - end < 8;
        if (!isBetween) expect(end, `cut at ${at}`).to.equal(null);
      }
    });
  }

  it('ends where lengths lie', () => {
    const png = Buffer.from(PICTURES.png);
    png.writeUInt32BE(0xffffffff, 8);
    expect(pictureEnd(png, 'png')).to.equal(null);
    const gif = Buffer.concat([PICTURES.gif.subarray(0, 13), Buffer.alloc(5000, 0xff)]);
    expect(pictureEnd(gif, 'gif')).to.equal(null);
  });
});
