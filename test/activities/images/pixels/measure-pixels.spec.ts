import { expect } from 'chai';
import { measurePixels, type SmallCopy } from '../../../../activities/images/pixels/measure-pixels.js';

type Pixel = [red: number, green: number, blue: number, alpha?: number];

function copyOf(width: number, height: number, pixel: (x: number, y: number) => Pixel): SmallCopy {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [red, green, blue, alpha = 255] = pixel(x, y);
      data.set([red, green, blue, alpha], (y * width + x) * 4);
    }
  return { data, width, height };
}
const LARGE = { width: 1000, height: 800 };

describe('[U] measure pixels', () => {
  it('tells colors by their share', () => {
    const measured = measurePixels(
      copyOf(10, 10, (x) => (x < 7 ? [120, 70, 30] : [250, 250, 250])),
      LARGE,
    );
    expect(measured.dominant_colors).to.deep.equal([
      { hex: '#78461e', name: 'brown', share: 0.7 },
      { hex: '#fafafa', name: 'white', share: 0.3 },
    ]);
    expect(measured).to.deep.include({ is_blank: false, is_gray: false, kind: 'graphic' });
  });

  it('knows what has one color, and what is not seen', () => {
    expect(
      measurePixels(
        copyOf(9, 9, () => [10, 10, 10]),
        LARGE,
      ),
    ).to.deep.include({ is_blank: true, is_gray: true, kind: 'blank' });
    const unseen = measurePixels(
      copyOf(9, 9, (x) => [x, 0, 0, 0]),
      LARGE,
    );
    expect(unseen).to.deep.include({ is_blank: true, transparent_share: 1, dominant_colors: [] });
  });

  it('guesses icons, writing, and photos', () => {
    const flat = copyOf(20, 20, (x) => (x < 10 ? [200, 0, 0] : [0, 0, 200]));
    expect(measurePixels(flat, { width: 64, height: 64 }).kind).to.equal('icon');
    const writing = copyOf(40, 40, (x, y) => (y % 4 < 2 && x % 3 === 0 ? [0, 0, 0] : [255, 255, 255]));
    expect(measurePixels(writing, LARGE).kind).to.equal('text');
    const photo = copyOf(60, 60, (x, y) => [(x * 37 + y * 11) % 256, (x * 17 + y * 53) % 256, (x * 71 + y * 29) % 256]);
    expect(measurePixels(photo, LARGE).kind).to.equal('photo');
  });
});
