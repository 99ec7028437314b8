import { expect } from 'chai';
import { findImageError, MAX_IMAGE_BYTES } from '../../../../domain/seo/images/find-image-error.js';
import { IMAGE_FILES } from '../../../support/sites/image-files.js';

const withTail = (tail: string | Buffer) =>
  Buffer.concat([IMAGE_FILES.jpeg, Buffer.isBuffer(tail) ? tail : Buffer.from(tail, 'latin1')]);

describe('[U] picture fault', () => {
  it('finds none in real pictures, nor in what cameras hang on to them', () => {
    for (const picture of Object.values(IMAGE_FILES)) expect(findImageError(picture)).to.equal(null);
    expect(findImageError(withTail(IMAGE_FILES.turnedJpeg))).to.equal(null);
    expect(
      findImageError(withTail(Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(9000, 7)]))),
    ).to.equal(null);
  });

  const bad: [what: string, bytes: Buffer, fault: RegExp][] = [
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /^The file is an SVG drawing: JPEG, PNG/],
    ['nothing', Buffer.alloc(0), /^The file is empty/],
    ['too much', Buffer.alloc(MAX_IMAGE_BYTES + 1, 0xff), /more than 10,485,760 bytes/],
    ['a signature alone', IMAGE_FILES.png.subarray(0, 8), /cut off/],
    ['a cut JPEG', IMAGE_FILES.jpeg.subarray(0, -2), /cut off/],
    ['a picture with an archive', withTail('PK\x03\x04'), /another kind is appended/],
    ['a picture with a PDF', withTail('\n\n%PDF-1.4'), /another kind is appended/],
    ['a picture with a script', withTail('<SCRIPT>alert(1)</SCRIPT>'), /another kind is appended/],
    ['a picture with PHP far behind', withTail(`${'\0'.repeat(4094)}<?php`), /another kind is appended/],
  ];
  for (const [what, bytes, fault] of bad)
    it(`tells of ${what}`, () => {
      expect(findImageError(bytes)).to.match(fault);
    });
});
