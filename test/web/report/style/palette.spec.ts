import { expect } from 'chai';
import { DARK, LIGHT, type Palette, toCustomProperties } from '../../../../web/report/style/palette.js';

type Role = keyof Palette;
const INKS: Role[] = ['text', 'muted', 'accent', 'good', 'warn', 'bad'];
const GROUNDS: Role[] = ['page', 'surface', 'sunken'];
const FILLS: Role[] = ['good_fill', 'warn_fill', 'bad_fill', 'accent_fill', 'quiet_fill'];
const TINTED: [ink: Role, ground: Role][] = [
  ['good', 'good_tint'],
  ['warn', 'warn_tint'],
  ['bad', 'bad_tint'],
  ['accent', 'note_tint'],
  ['text', 'bad_tint'],
];

describe('[U] palette', () => {
  for (const [name, palette] of Object.entries({ light: LIGHT, dark: DARK })) {
    it(`${name}: text stands out by 4.5 to 1 or more (WCAG 2.2, 1.4.3)`, () => {
      const pairs = [...INKS.flatMap((ink) => GROUNDS.map((ground) => [ink, ground] as const)), ...TINTED];
      for (const [ink, ground] of pairs)
        expect(contrast(palette[ink], palette[ground]), `${ink} on ${ground}`).to.be.at.least(4.5);
    });

    it(`${name}: shapes stand out by 3 to 1 or more (WCAG 2.2, 1.4.11)`, () => {
      for (const fill of FILLS)
        for (const ground of ['surface', 'sunken'] as const)
          expect(contrast(palette[fill], palette[ground]), `${fill} on ${ground}`).to.be.at.least(3);
    });
  }

  it('becomes custom properties', () => {
    expect(toCustomProperties(LIGHT)).to.match(/^--page: #[0-9a-f]{6}; .*--good-tint: #e2f3e9;/);
  });

  it('is measured as WCAG says', () => {
    expect(contrast('#000000', '#ffffff')).to.be.closeTo(21, 0.01);
    expect(contrast('#777777', '#ffffff')).to.be.closeTo(4.48, 0.01);
  });
});

/** WCAG 2.2, contrast ratio and relative luminance. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
