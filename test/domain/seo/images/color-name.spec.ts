import { expect } from 'chai';
import { colorName } from '../../../../domain/seo/images/color-name.js';

describe('[U] color name', () => {
  const cases: [rgb: [number, number, number], name: string][] = [
    [[0, 0, 0], 'black'],
    [[255, 255, 255], 'white'],
    [[128, 128, 128], 'gray'],
    [[230, 228, 226], 'white'],
    [[220, 20, 30], 'red'],
    [[250, 140, 20], 'orange'],
    [[120, 70, 30], 'brown'],
    [[240, 220, 40], 'yellow'],
    [[40, 160, 60], 'green'],
    [[40, 190, 190], 'turquoise'],
    [[30, 80, 220], 'blue'],
    [[130, 50, 180], 'purple'],
    [[240, 120, 190], 'pink'],
    [[255, 170, 170], 'pink'],
    [[0xc5, 0xbc, 0xb0], 'beige'],
    [[0x1b, 0x22, 0x28], 'black'],
    [[0xf5, 0xf0, 0xe6], 'white'],
    [[0x33, 0x36, 0x3a], 'gray'],
    [[0x1a, 0x4d, 0x2e], 'green'],
    [[0x0b, 0x1f, 0x4b], 'blue'],
    [[0xd2, 0xb4, 0x8c], 'beige'],
    [[0x6b, 0x4f, 0x3a], 'brown'],
    [[0x70, 0x80, 0x90], 'gray'],
    [[0x00, 0xff, 0x00], 'green'],
    [[0x00, 0x00, 0xff], 'blue'],
    [[0xff, 0xff, 0x00], 'yellow'],
    [[0xff, 0x00, 0xff], 'pink'],
    [[0x00, 0xff, 0xff], 'turquoise'],
    [[0x80, 0x00, 0x20], 'red'],
  ];
  for (const [rgb, name] of cases)
    it(`${rgb.join(' ')} is ${name}`, () => {
      expect(colorName(...rgb)).to.equal(name);
    });
});
