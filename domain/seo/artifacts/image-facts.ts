export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

/** What decoding an image shows about it. */
export interface ImageFacts {
  format: ImageFormat;
  /** As it is shown, turned by its own orientation. */
  width: number;
  height: number;
  bytes: number;
  frames: number;
  animated: boolean;
  has_alpha: boolean;
  /** Of all pixels, 0–1. */
  transparent_share: number;
  /** Largest share first, at most 4; of pixels that are seen. */
  dominant_colors: { hex: string; name: ColorName; share: number }[];
  /** Nearly all of it is without color. */
  is_gray: boolean;
  /** Every pixel that is seen has about one color, or none is seen. */
  is_blank: boolean;
  kind: ImageKind;
  orientation: 'landscape' | 'portrait' | 'square';
  /** What its maker wrote into it, '' where nothing was. */
  embedded: { alt: string; description: string; title: string };
}

/** By size, number of colors and edges: a guess, and presented as one. */
export type ImageKind = 'photo' | 'graphic' | 'icon' | 'text' | 'blank';

export const COLOR_NAMES = [
  'black',
  'white',
  'gray',
  'beige',
  'red',
  'orange',
  'brown',
  'yellow',
  'green',
  'turquoise',
  'blue',
  'purple',
  'pink',
] as const;
export type ColorName = (typeof COLOR_NAMES)[number];
