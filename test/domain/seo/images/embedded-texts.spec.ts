import { expect } from 'chai';
import { embeddedTexts } from '../../../../domain/seo/images/embedded-texts.js';

const alt = (name: string, text: string) =>
  `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></${name}>`;

/** A block with one entry ImageDescription, in either order of bytes. */
function exifOf(text: string, isLittle: boolean, marked = true): Buffer {
  const tiff = Buffer.alloc(26 + text.length + 1);
  tiff.write(isLittle ? 'II' : 'MM', 0, 'latin1');
  const put16 = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const put32 = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  put16(42, 2);
  put32(8, 4);
  put16(1, 8);
  put16(0x010e, 10);
  put16(2, 12);
  put32(text.length + 1, 14);
  put32(26, 18);
  tiff.write(text, 26, 'utf8');
  return marked ? Buffer.concat([Buffer.from('Exif\0\0'), tiff]) : tiff;
}

describe('[U] embedded texts', () => {
  it('reads what XMP holds, as elements and as attributes', () => {
    const xmp = `${alt('Iptc4xmpCore:AltTextAccessibility', 'Oak lamp')}${alt('dc:description', 'A desk &amp; a lamp')}<rdf:Description photoshop:Headline="Lamps">`;
    expect(embeddedTexts(xmp, null)).to.deep.equal({ alt: 'Oak lamp', description: 'A desk & a lamp', title: 'Lamps' });
  });

  it('reads the description of EXIF where XMP has none', () => {
    for (const isLittle of [true, false])
      expect(embeddedTexts('', exifOf('Oak lamp on a desk', isLittle)).description).to.equal('Oak lamp on a desk');
    expect(embeddedTexts('', exifOf('Oak lamp on a desk', true, false)).description).to.equal('Oak lamp on a desk');
    expect(embeddedTexts(alt('dc:description', 'From XMP'), exifOf('From EXIF', true)).description).to.equal(
      'From XMP',
    );
  });

  for (const text of ['OLYMPUS DIGITAL CAMERA', 'default', 'Created with GIMP', ''])
    it(`leaves out “${text}”, which nobody wrote`, () => {
      expect(embeddedTexts('', exifOf(text, true)).description).to.equal('');
    });

  it('survives damaged blocks', () => {
    const exif = exifOf('Oak lamp', true);
    for (let cut = 0; cut < exif.length; cut++) embeddedTexts('<dc:title', exif.subarray(0, cut));
    exif.writeUInt32LE(0xfffffff0, 6 + 4);
    expect(embeddedTexts('', exif).description).to.equal('');
  });
});
