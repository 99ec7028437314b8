import { expect } from 'chai';
import sharp from 'sharp';
import { inspectImage } from '../../../activities/images/inspect-image.js';
import { imageCopyKey, imageKey } from '../../../domain/operations/artifact-keys.js';
import type { ImageFacts, ImageFormat } from '../../../domain/seo/artifacts/image-facts.js';
import { IMAGE_FILES } from '../../support/sites/image-files.js';
import { bombPng, noisyImage, plainImage } from '../../support/sites/made-images.js';

const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };

describe('[I] inspect image', () => {
  const values = new Map<string, Buffer>();
  const deps = {
    artifacts: {
      getPacked: async (user: string, key: string) => values.get(`${user} ${key}`) ?? null,
      putPacked: async (user: string, key: string, bytes: Buffer) => {
        values.set(`${user} ${key}`, bytes);
        return { bytes: bytes.length };
      },
    },
  };
  const inspect = (bytes: Buffer): Promise<ImageFacts> => {
    values.clear();
    values.set(`alice ${imageKey(operation.id)}`, bytes);
    return inspectImage(deps, { operation });
  };
  const errorOf = (bytes: Buffer) => inspect(bytes).catch((failure: unknown) => failure);

  for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const satisfies ImageFormat[])
    it(`${format}: tells size, colors and kind, and keeps a small JPEG`, async () => {
      const bytes = await plainImage(format);
      const facts = await inspect(bytes);
      expect(facts).to.deep.include({ format, width: 40, height: 20, bytes: bytes.length, frames: 1, animated: false });
      expect(facts).to.deep.include({ kind: 'blank', is_blank: true, orientation: 'landscape', transparent_share: 0 });
      expect(facts.dominant_colors.map(({ name, share }) => [name, share])).to.deep.equal([['brown', 1]]);
      const copy = values.get(`alice ${imageCopyKey(operation.id)}`);
      expect((await sharp(copy).metadata()).format).to.equal('jpeg');
      expect((await inspect(await noisyImage(format))).kind).to.equal('photo');
      expect((await inspect(IMAGE_FILES[format])).width).to.equal(40);
    });

  it('keeps no copy larger than a model needs, and nothing that was written into the image', async () => {
    const large = await sharp(await noisyImage('jpeg', { width: 1600, height: 400 }))
      .withExif({ IFD0: { ImageDescription: 'A secret place' } })
      .jpeg()
      .toBuffer();
    expect((await inspect(large)).embedded.description).to.equal('A secret place');
    const copy = values.get(`alice ${imageCopyKey(operation.id)}`);
    const { width, height, exif } = await sharp(copy).metadata();
    expect([width, height, exif]).to.deep.equal([768, 192, undefined]);
  });

  it('turns an image as its orientation says', async () => {
    const facts = await inspect(IMAGE_FILES.turnedJpeg);
    expect([facts.width, facts.height, facts.orientation]).to.deep.equal([20, 40, 'portrait']);
  });

  it('counts the frames of an animation', async () => {
    const frames = Buffer.concat([Buffer.alloc(300, 10), Buffer.alloc(300, 200)]);
    const raw = { width: 10, height: 20, channels: 3 as const, pageHeight: 10 };
    const animation = await sharp(frames, { raw })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect(await inspect(animation)).to.deep.include({ frames: 2, animated: true, height: 10 });
  });

  it('sees what is transparent', async () => {
    const facts = await inspect(await plainImage('png', { color: { r: 0, g: 0, b: 0, alpha: 0 } }));
    expect(facts).to.deep.include({ has_alpha: true, transparent_share: 1, is_blank: true, dominant_colors: [] });
  });

  const png = IMAGE_FILES.png;
  const damaged = Buffer.concat([
    png.subarray(0, 60),
    Buffer.from([...png.subarray(60, 64)].map((byte) => byte ^ 0xff)),
    png.subarray(64),
  ]);
  const bad: [what: string, bytes: Buffer, reason: RegExp][] = [
    ['a bomb of 50,000 × 50,000 pixels', bombPng(50_000, 50_000), /more than 64,000,000 pixels/],
    ['a bomb of one row too many', bombPng(64_000_001, 1), /pixels|damaged/],
    ['a damaged file', damaged, /damaged/],
    ['a cut file', png.subarray(0, -20), /cut off/],
    ['a file with another', Buffer.concat([png, Buffer.from('PK\x03\x04')]), /another kind/],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), /an SVG drawing/],
    ['text behind a signature', Buffer.concat([png.subarray(0, 8), Buffer.alloc(200, 65)]), /cut off|damaged/],
  ];
  for (const [what, bytes, reason] of bad)
    it(`refuses ${what}`, async () => {
      const failure = await errorOf(bytes);
      expect(failure).to.include({ name: 'DomainError', code: 'invalid_input' });
      expect(String(failure)).to.match(reason);
    });

  it('fails where there are no bytes', async () => {
    values.clear();
    expect(await inspectImage(deps, { operation }).catch((e: unknown) => e)).to.include({ code: 'not_found' });
  });
});
