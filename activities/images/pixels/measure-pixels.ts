import type { ImageFacts } from '../../../domain/seo/artifacts/image-facts.js';
import { colorName } from '../../../domain/seo/images/color-name.js';

/** Pixels of a small copy, four bytes each. */
export interface SmallCopy {
  data: Uint8Array;
  width: number;
  height: number;
}

type Measured = Pick<ImageFacts, 'transparent_share' | 'dominant_colors' | 'is_gray' | 'is_blank' | 'kind'>;

const SEEN_ALPHA = 128;
const MAX_COLORS = 4;
const MIN_COLOR_SHARE = 0.05;
const GRAY_SPAN = 18;
const GRAY_SHARE = 0.97;
/** Sums of differences of neighbors, 0–255 each. */
const EDGE = 60;
const ICON_PX = 128;
const BLANK_SPAN = 12;
/** Drawings have few colors, and most of their pixels are one of these. */
const GRAPHIC_SHARE = 0.6;
const GRAPHIC_COLORS = 12;

/** Colours, transparency and a guess at the kind; `size` is that of the image itself. */
export function measurePixels(copy: SmallCopy, size: { width: number; height: number }): Measured {
  const colors = new Map<number, { count: number; red: number; green: number; blue: number }>();
  const range = { least: 255, most: 0 };
  const pixels = copy.width * copy.height;
  let seen = 0;
  let gray = 0;
  for (let at = 0; at < pixels * 4; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = copy.data.subarray(at, at + 4);
    if (alpha < SEEN_ALPHA) continue;
    seen += 1;
    const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
    if (most - least <= GRAY_SPAN) gray += 1;
    range.least = Math.min(range.least, least);
    range.most = Math.max(range.most, most);
    addColor(colors, red, green, blue);
  }
  const bins = [...colors.values()].sort((one, other) => other.count - one.count);
  const isBlank = seen === 0 || isOneColor(bins, seen);
  const share = (count: number) => Math.round((count / Math.max(1, seen)) * 1000) / 1000;
  return {
    transparent_share: Math.round((1 - seen / Math.max(1, pixels)) * 1000) / 1000,
    dominant_colors: dominantColors(bins, share),
    is_gray: seen > 0 && gray / seen >= GRAY_SHARE,
    is_blank: isBlank,
    kind: isBlank ? 'blank' : kindOf(copy, bins, { seen, pixels }, size),
  };
}

interface Bin {
  count: number;
  red: number;
  green: number;
  blue: number;
}

/** Eight steps of each channel: near colors fall together. */
function addColor(colors: Map<number, Bin>, red: number, green: number, blue: number): void {
  const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
  const bin = colors.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 };
  bin.count += 1;
  bin.red += red;
  bin.green += green;
  bin.blue += blue;
  colors.set(key, bin);
}

function isOneColor(bins: readonly Bin[], seen: number): boolean {
  const means = bins.filter(({ count }) => count / seen > 0.002).map(meanOf);
  const span = (channel: number) => {
    const values = means.map((mean) => mean[channel] ?? 0);
    return Math.max(...values) - Math.min(...values);
  };
  return means.length > 0 && [0, 1, 2].every((channel) => span(channel) <= BLANK_SPAN);
}

function meanOf({ count, red, green, blue }: Bin): [number, number, number] {
  return [Math.round(red / count), Math.round(green / count), Math.round(blue / count)];
}

/** Bins of one name are one color, shown by the commonest of them. */
function dominantColors(bins: readonly Bin[], share: (count: number) => number): ImageFacts['dominant_colors'] {
  const named = new Map<string, ImageFacts['dominant_colors'][number] & { count: number }>();
  for (const bin of bins) {
    const mean = meanOf(bin);
    const name = colorName(...mean);
    const known = named.get(name);
    if (known) known.count += bin.count;
    else named.set(name, { hex: hexOf(mean), name, share: 0, count: bin.count });
  }
  return [...named.values()]
    .sort((one, other) => other.count - one.count)
    .map(({ count, ...color }) => ({ ...color, share: share(count) }))
    .filter((color) => color.share >= MIN_COLOR_SHARE)
    .slice(0, MAX_COLORS);
}

function hexOf(mean: readonly number[]): string {
  return `#${mean.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function kindOf(
  copy: SmallCopy,
  bins: readonly Bin[],
  { seen, pixels }: { seen: number; pixels: number },
  size: { width: number; height: number },
): Measured['kind'] {
  const few = bins.slice(0, 4).reduce((sum, { count }) => sum + count, 0) / seen;
  const isFlat = few >= GRAPHIC_SHARE && bins.filter(({ count }) => count / seen > 0.01).length <= GRAPHIC_COLORS;
  if (isFlat && size.width <= ICON_PX && size.height <= ICON_PX) return 'icon';
  const background = (bins[0]?.count ?? 0) / seen;
  const edges = edgeShare(copy);
  // Writing is a plain ground with much change between light and dark.
  if (isFlat && background >= 0.55 && edges >= 0.12 && bins.length <= 80 && seen === pixels) return 'text';
  return isFlat ? 'graphic' : 'photo';
}

/** Of all neighbors in a row, how many differ much. */
function edgeShare({ data, width, height }: SmallCopy): number {
  let edges = 0;
  for (let y = 0; y < height; y++)
    for (let x = 1; x < width; x++) {
      const at = (y * width + x) * 4;
      const change = [0, 1, 2].reduce((sum, c) => sum + Math.abs((data[at + c] ?? 0) - (data[at - 4 + c] ?? 0)), 0);
      if (change / 3 > EDGE) edges += 1;
    }
  return edges / Math.max(1, (width - 1) * height);
}
