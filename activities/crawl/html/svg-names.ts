/** Names of svg elements that have capital letters (HTML 13.2.6.5). */
const NAMES =
  'altGlyph altGlyphDef altGlyphItem animateColor animateMotion animateTransform clipPath feBlend feColorMatrix ' +
  'feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood ' +
  'feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight ' +
  'feSpecularLighting feSpotLight feTile feTurbulence foreignObject glyphRef linearGradient radialGradient textPath';

/** By the name in lower case. */
export const SVG_NAMES: ReadonlyMap<string, string> = new Map(
  NAMES.split(' ').map((name) => [name.toLowerCase(), name]),
);
