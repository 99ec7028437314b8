import type { ColorName } from '../artifacts/picture.js';

const HUES: readonly [below: number, name: ColorName][] = [
  [15, 'red'],
  [45, 'orange'],
  [70, 'yellow'],
  [165, 'green'],
  [195, 'turquoise'],
  [260, 'blue'],
  [300, 'purple'],
  [345, 'pink'],
  [361, 'red'],
];

/** The everyday name of a colour (0–255 each), by hue, saturation and lightness. */
export function colorName(red: number, green: number, blue: number): ColorName {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (most + least) / 510;
  const chroma = (most - least) / 255;
  const saturation = chroma === 0 ? 0 : chroma / (1 - Math.abs(2 * lightness - 1));
  if (lightness < 0.12) return 'black';
  if (lightness > 0.93) return 'white';
  if (saturation < 0.14 || chroma < 0.07) return lightness > 0.85 ? 'white' : 'grey';
  const hue = hueOf(red, green, blue);
  const name = HUES.find(([below]) => hue < below)?.[1] ?? 'red';
  const isWarm = name === 'orange' || (name === 'red' && hue >= 10 && hue < 15);
  if (isWarm && lightness < 0.48) return 'brown';
  return name === 'red' && lightness > 0.75 ? 'pink' : name;
}

function hueOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  const sector =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return sector * 60;
}
