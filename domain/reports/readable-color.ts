/** `#1a2b3c` in either case. */
export const HEX_COLOR = /^#[0-9a-f]{6}$/i;

type Rgb = readonly [red: number, green: number, blue: number];

/** WCAG 2.2, 1.4.3: the ratio of text to its ground. */
export const TEXT_CONTRAST = 4.5;
const STEP = 0.02;

/** WCAG 2.2, contrast ratio: 1–21. Colors as #rrggbb. */
export function computeContrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The color itself where it can be read on the ground, else the nearest darker (or, on dark grounds, lighter) shade. */
export function readableOn(color: string, ground: string, ratio: number = TEXT_CONTRAST): string {
  const goal: Rgb = luminanceOf(ground) > 0.18 ? [0, 0, 0] : [255, 255, 255];
  const start = parse(color);
  for (let share = 0; share < 1; share += STEP) {
    const shade = format(mix(start, goal, share));
    if (computeContrast(shade, ground) >= ratio) return shade;
  }
  return format(goal);
}

/** White or black, whichever has more contrast with the background: at least 4.5 to 1 on any color. */
export function inkOn(ground: string): '#ffffff' | '#000000' {
  return computeContrast('#ffffff', ground) >= computeContrast('#000000', ground) ? '#ffffff' : '#000000';
}

/** The color thinned out with white: 0 is the color, 1 is white. */
export function mixTint(color: string, share: number): string {
  return format(mix(parse(color), [255, 255, 255], share));
}

function luminanceOf(color: string): number {
  const linear = (value: number) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = parse(color);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** @throws RangeError on what is no #rrggbb: a style sheet must never hold anything else */
function parse(color: string): Rgb {
  if (!HEX_COLOR.test(color)) throw new RangeError(`Not a color as #rrggbb: ${color.slice(0, 20)}`);
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

function mix([red, green, blue]: Rgb, goal: Rgb, share: number): Rgb {
  const between = (from: number, to: number) => Math.round(from + (to - from) * share);
  return [between(red, goal[0]), between(green, goal[1]), between(blue, goal[2])];
}

function format(rgb: Rgb): string {
  return `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
