import { expect } from 'chai';
import { MAX_LOGO_BYTES, readLogo } from '../../../domain/reports/read-logo.js';
import { plainImage } from '../../support/sites/made-images.js';

const text = (content: string) => new TextEncoder().encode(content);
const reasonOf = (bytes: Uint8Array) => {
  const logo = readLogo(bytes);
  return logo.ok ? null : logo.reason;
};

describe('[U] logo', () => {
  it('is a PNG or JPEG file as it is, and an SVG file written anew', async () => {
    const png = await plainImage('png', { width: 300, height: 80 });
    expect(readLogo(png)).to.deep.equal({ ok: true, media_type: 'image/png', bytes: png });
    expect(readLogo(await plainImage('jpeg', { width: 300, height: 80 }))).to.include({
      ok: true,
      media_type: 'image/jpeg',
    });
    const logo = readLogo(text('<svg viewBox="0 0 1 1" data-x="y"><path d="M0 0"/></svg>'));
    expect(logo).to.include({ ok: true, media_type: 'image/svg+xml' });
    if (logo.ok) expect(new TextDecoder().decode(logo.bytes)).to.not.contain('data-x');
  });

  it('is refused when it is too large, in bytes or in pixels', async () => {
    expect(reasonOf(new Uint8Array(MAX_LOGO_BYTES + 1))).to.equal('The logo has more than 256 KB');
    expect(reasonOf(await plainImage('png', { width: 4001, height: 2 }))).to.equal(
      'The logo is larger than 4000 by 4000 pixels',
    );
  });

  it('is refused when it is something else, by what its bytes say', async () => {
    expect(reasonOf(await plainImage('webp', { width: 9, height: 9 }))).to.match(
      /^The logo is a WEBP file: PNG, JPEG and SVG/,
    );
    expect(reasonOf(text('%PDF-1.7'))).to.equal('The logo must be a PNG, JPEG or SVG file');
    expect(reasonOf(Uint8Array.from([0xff, 0xfe, 0x00]))).to.equal('The logo must be a PNG, JPEG or SVG file');
    expect(reasonOf(text('<svg><script/></svg>'))).to.match(/^The SVG file was refused: the element <script>/);
    const png = await plainImage('png', { width: 9, height: 9 });
    expect(reasonOf(png.subarray(0, 30))).to.match(/cut off/);
    expect(reasonOf(Uint8Array.from([...png, ...text('<script>')]))).to.match(/another kind is appended/);
  });
});
