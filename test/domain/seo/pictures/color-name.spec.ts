import { expect } from 'chai';
import { colorName } from '../../../../domain/seo/pictures/color-name.js';

describe('[U] color name', () => {
  const cases: [rgb: [number, number, number], name: string][] = [
    [[0, 0, 0], 'black'],
    [[255, 255, 255], 'white'],
    [[128, 128, 128], 'grey'],
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
  ];
  for (const [rgb, name] of cases)
    it(`${rgb.join(' ')} is ${name}`, () => {
      expect(colorName(...rgb)).to.equal(name);
    });
});
