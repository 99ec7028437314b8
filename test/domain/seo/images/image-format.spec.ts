import { expect } from 'chai';
import { imageFormat, latin, nameOfFile } from '../../../../domain/seo/images/image-format.js';
import { IMAGE_FILES } from '../../../support/sites/image-files.js';

describe('[U] image format', () => {
  for (const format of ['png', 'jpeg', 'gif', 'webp', 'avif'] as const)
    it(`knows ${format} by its bytes`, () => {
      expect(imageFormat(IMAGE_FILES[format])).to.equal(format);
    });

  const others: [what: string, text: string, name: string][] = [
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'an SVG drawing'],
    ['SVG behind a declaration', '\u00ef\u00bb\u00bf<?xml version="1.0"?>\n<!-- hi -->\n<svg>', 'an SVG drawing'],
    ['HTML', '\n<!DOCTYPE html><svg>', 'an HTML page'],
    ['XML', '<?xml version="1.0"?><a/>', 'an XML file'],
    ['PDF', '%PDF-1.7', 'a PDF'],
    ['an archive', 'PK\u0003\u0004', 'an archive'],
    ['BMP', 'BM....', 'a BMP image'],
    ['TIFF', 'II*\u0000', 'a TIFF image'],
    ['HEIC', '\u0000\u0000\u0000\u0018ftypheic', 'a HEIC image'],
    ['nothing known', 'hello', 'of an unknown kind'],
    ['nothing', '', 'empty'],
  ];
  for (const [what, text, name] of others)
    it(`takes no ${what}, and names it`, () => {
      const bytes = Buffer.from(text, 'latin1');
      expect([imageFormat(bytes), nameOfFile(bytes)]).to.deep.equal([null, name]);
    });

  it('reads one character for each byte', () => {
    expect(latin(Buffer.from([65, 200, 66]), 1, 9)).to.equal('\u00c8B');
  });
});
