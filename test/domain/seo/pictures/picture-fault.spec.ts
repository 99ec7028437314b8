import { expect } from 'chai';
import { MAX_PICTURE_BYTES, pictureFault } from '../../../../domain/seo/pictures/picture-fault.js';
import { PICTURES } from '../../../support/picture-files.js';

const withTail = (tail: string | Buffer) =>
  Buffer.concat([PICTURES.jpeg, Buffer.isBuffer(tail) ? tail : Buffer.from(tail, 'latin1')]);

describe('[U] picture fault', () => {
  it('finds none in real pictures, nor in what cameras hang on to them', () => {
    for (const picture of Object.values(PICTURES)) expect(pictureFault(picture)).to.equal(null);
    expect(pictureFault(withTail(PICTURES.turnedJpeg))).to.equal(null);
    expect(pictureFault(withTail(Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(9000, 7)])))).to.equal(
      null,
    );
  });

  const bad: [what: string, bytes: Buffer, fault: RegExp][] = [
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /^The file is an SVG drawing: JPEG, PNG/],
    ['nothing', Buffer.alloc(0), /^The file is empty/],
    ['too much', Buffer.alloc(MAX_PICTURE_BYTES + 1, 0xff), /more than 10485760 bytes/],
    ['a signature alone', PICTURES.png.subarray(0, 8), /cut off/],
    ['a cut JPEG', PICTURES.jpeg.subarray(0, -2), /cut off/],
    ['a picture with an archive', withTail('PK\x03\x04'), /another kind hangs on/],
    ['a picture with a PDF', withTail('\n\n%PDF-1.4'), /another kind hangs on/],
    ['a picture with a script', withTail('<SCRIPT>alert(1)</SCRIPT>'), /another kind hangs on/],
    ['a picture with PHP far behind', withTail(`${'\0'.repeat(4094)}<?php`), /another kind hangs on/],
  ];
  for (const [what, bytes, fault] of bad)
    it(`tells of ${what}`, () => {
      expect(pictureFault(bytes)).to.match(fault);
    });
});
