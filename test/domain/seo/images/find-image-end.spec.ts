import { expect } from 'chai';
import type { ImageFormat } from '../../../../domain/seo/artifacts/image-facts.js';
import { findImageEnd } from '../../../../domain/seo/images/find-image-end.js';
import { IMAGE_FILES } from '../../../support/sites/image-files.js';
import { noisyImage } from '../../../support/sites/made-images.js';

const FORMATS: readonly ImageFormat[] = ['png', 'jpeg', 'gif', 'webp', 'avif'];

describe('[U] image end', () => {
  for (const format of FORMATS) {
    it(`${format}: is the end of the file, whatever is hung on to it`, async () => {
      for (const image of [IMAGE_FILES[format], await noisyImage(format, { width: 60, height: 60 })]) {
        expect(findImageEnd(image, format)).to.equal(image.length);
        expect(findImageEnd(Buffer.concat([image, Buffer.from('PK\u0003\u0004')]), format)).to.equal(image.length);
      }
    });

    it(`${format}: is missing wherever the file is cut, and never throws`, () => {
      const image = IMAGE_FILES[format];
      for (let at = 24; at < image.length; at++) {
        const end = findImageEnd(image.subarray(0, at), format);
        // Between two boxes of AVIF, up to the name of the next, nothing tells that another one was to come.
        const isBetween = format === 'avif' && end !== null && at - end < 8;
        if (!isBetween) expect(end, `cut at ${at}`).to.equal(null);
      }
    });
  }

  it('ends where lengths lie', () => {
    const png = Buffer.from(IMAGE_FILES.png);
    png.writeUInt32BE(0xffffffff, 8);
    expect(findImageEnd(png, 'png')).to.equal(null);
    const gif = Buffer.concat([IMAGE_FILES.gif.subarray(0, 13), Buffer.alloc(5000, 0xff)]);
    expect(findImageEnd(gif, 'gif')).to.equal(null);
  });
});
