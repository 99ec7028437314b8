import type { ColorName, ImageFacts, ImageKind } from '../../../seo/artifacts/image-facts.js';

/** The words for describing a look in one language. */
export interface LookWords {
  kinds: Readonly<Record<ImageKind, string>>;
  animation: string;
  /** Between kind and colors. */
  in: string;
  and: string;
  colors: Readonly<Record<ColorName, string>>;
  formats: Readonly<Record<ImageFacts['orientation'], string>>;
}

/** Thirteen names in the order black, white, gray, beige, red, orange, brown, yellow, green, turquoise, blue, purple, pink. */
export function colorWords(names: string): LookWords['colors'] {
  const [black = '', white = '', gray = '', beige = '', red = '', orange = '', brown = '', ...rest] = names.split(' ');
  const [yellow = '', green = '', turquoise = '', blue = '', purple = '', pink = ''] = rest;
  return { black, white, gray, beige, red, orange, brown, yellow, green, turquoise, blue, purple, pink };
}
