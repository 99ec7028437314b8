import { expect } from 'chai';
import { readImage } from '../../../../activities/crawl/resource/read-image.js';
import { IMAGE_FILES } from '../../../support/sites/image-files.js';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><g></svg>';

describe('[U] read image', () => {
  for (const format of ['png', 'jpeg', 'gif', 'webp', 'avif'] as const) {
    it(`knows ${format} by its bytes`, () => {
      expect(readImage(IMAGE_FILES[format], true)).to.deep.equal({
        image: { format, width: 40, height: 20 },
        svg_error: null,
      });
    });
  }

  it('turns an image as its EXIF note says', () => {
    expect(readImage(IMAGE_FILES.turnedJpeg, true).image).to.deep.equal({ format: 'jpeg', width: 20, height: 40 });
  });

  it('an image without its size is still an image', () => {
    for (const [format, length] of [
      ['png', 12],
      ['jpeg', 20],
      ['gif', 6],
      ['webp', 13],
      ['avif', 24],
    ] as const)
      expect(readImage(IMAGE_FILES[format].subarray(0, length), false).image).to.deep.equal({
        format,
        width: null,
        height: null,
      });
  });

  it('judges a drawing only when it is whole', () => {
    expect(readImage(Buffer.from(SVG), true)).to.deep.equal({
      image: { format: 'svg', width: 40, height: 20 },
      svg_error: 'line 1: Unexpected close tag',
    });
    expect(readImage(Buffer.from(SVG), false).svg_error).to.equal(null);
  });

  it('reads drawings in UTF-16 and with a byte order mark', () => {
    const text = SVG.replace('<g>', '');
    const little = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    const big = Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()]);
    for (const body of [little, big, Buffer.from(`\uFEFF${text}`)])
      expect(readImage(body, true)).to.deep.equal({
        image: { format: 'svg', width: 40, height: 20 },
        svg_error: null,
      });
  });

  for (const body of ['', '<!doctype html><title>x</title>', 'not found', '{"error":1}', 'RIFFxxxxWAVE'])
    it(`"${body}" is no picture`, () =>
      expect(readImage(Buffer.from(body), true)).to.deep.equal({ image: null, svg_error: null }));
});
