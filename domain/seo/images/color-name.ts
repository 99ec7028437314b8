import type { ColorName } from '../artifacts/image-facts.js';

/** What people call these colors; several for a name that spans a wide range. Each as 0xrrggbb. */
const KNOWN: readonly (readonly [name: ColorName, colors: readonly number[]])[] = [
  ['black', [0x000000, 0x0d0d0f, 0x1a1a1a, 0x15191c, 0x1c2228, 0x231c1a]],
  ['white', [0xffffff, 0xf6f6f6, 0xf2f0ec, 0xeef1f4, 0xe8e6e4]],
  ['gray', [0x808080, 0x404040, 0x5a5f66, 0xa0a0a0, 0xc4c4c4, 0x9aa0a6, 0x6f7278, 0x8a8580, 0xb8bcc2, 0x30363d]],
  ['beige', [0xf0e4cc, 0xd8c8a8, 0xc8b89a, 0xe6d5b8, 0xc5bcb0, 0xd6cdbf, 0xb8a88c]],
  ['red', [0xff0000, 0xd0202a, 0xa01018, 0xe04040, 0x701015]],
  ['orange', [0xff8c00, 0xf07818, 0xffa640, 0xe06010]],
  ['brown', [0x8b4513, 0x784620, 0x5a3a22, 0xa0703c, 0x3e2818, 0x8a6a4a, 0x9c5a30]],
  ['yellow', [0xffff00, 0xf5d020, 0xffe97a, 0xe0c000, 0xd8c840]],
  ['green', [0x00a020, 0x00ff00, 0x206030, 0x80b040, 0x98d898, 0x5a7a3a, 0x0f3d20, 0x6b8e23]],
  ['turquoise', [0x40e0d0, 0x20b0b0, 0x008080, 0x90e8e0]],
  ['blue', [0x0000ff, 0x1e50dc, 0x102a60, 0x5090e0, 0xa8c8f0, 0x3a5a80, 0x0a1a3c]],
  ['purple', [0x8020b0, 0x5a2080, 0xa060d0, 0xc8a8e8, 0x301048, 0x800080]],
  ['pink', [0xffb0c0, 0xf078be, 0xff69b4, 0xe8a0b0, 0xffd0dc, 0xff00a0]],
];

type Lab = readonly [lightness: number, greenRed: number, blueYellow: number];

const POINTS = KNOWN.flatMap(([name, colors]) =>
  colors.map((color) => ({ name, lab: toOklab(color >> 16, (color >> 8) & 0xff, color & 0xff) })),
);

/** The everyday name of a color (0–255 each): that of the known color which the eye takes for the nearest. */
export function colorName(red: number, green: number, blue: number): ColorName {
  const lab = toOklab(red, green, blue);
  let [nearest, least]: [ColorName, number] = ['gray', Number.POSITIVE_INFINITY];
  for (const point of POINTS) {
    const distance = distanceBetween(lab, point.lab);
    if (distance < least) [nearest, least] = [point.name, distance];
  }
  return nearest;
}

/** Oklab (Björn Ottosson, 2020): distances in it are as the eye sees them. */
function toOklab(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** A name depends on hue more than on lightness: a dark green is green. */
const LIGHTNESS_WEIGHT = 0.5;

function distanceBetween(one: Lab, other: Lab): number {
  return Math.hypot((one[0] - other[0]) * LIGHTNESS_WEIGHT, one[1] - other[1], one[2] - other[2]);
}
