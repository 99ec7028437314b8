/// <reference lib="dom" />

/** Relative luminance and contrast by WCAG 2.2 (definitions 1.4.3), over the colors that a browser has computed. */
export function createColorTools() {
  type Color = readonly [red: number, green: number, blue: number, alpha: number];

  /** @returns channels 0–255 and alpha 0–1; null for color spaces that are not read here */
  function parseColor(text: string): Color | null {
    const [, form = '', list = ''] = /^(rgba?|color)\(([^()]*)\)$/.exec(text) ?? [];
    const isWide = form === 'color';
    if (form === '' || (isWide && !list.startsWith('srgb '))) return null;
    const parts = list
      .replace('srgb ', '')
      .split(/[\s,/]+/)
      .filter((part) => part !== '');
    const [red, green, blue, alpha = 1] = parts.map(Number);
    if (red === undefined || green === undefined || blue === undefined || parts.map(Number).some(Number.isNaN))
      return null;
    const scale = isWide ? 255 : 1;
    return [red * scale, green * scale, blue * scale, alpha];
  }

  function lay(over: Color, under: Color): Color {
    const mix = (top: number, bottom: number) => top * over[3] + bottom * (1 - over[3]);
    return [mix(over[0], under[0]), mix(over[1], under[1]), mix(over[2], under[2]), 1];
  }

  function luminance([red, green, blue]: Color): number {
    const linear = (channel: number) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  }

  function contrast(one: Color, other: Color): number {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
    return (light + 0.05) / (dark + 0.05);
  }

  const paints = (style: CSSStyleDeclaration) => {
    const color = parseColor(style.backgroundColor);
    return style.backgroundImage !== 'none' || color === null || color[3] > 0;
  };

  /** Images, gradients, transparent and blended layers: the background of the text can't be determined from colors. */
  function isUnsure(element: Element): boolean {
    const style = getComputedStyle(element);
    const blends = style.opacity !== '1' || style.filter !== 'none' || style.mixBlendMode !== 'normal';
    const isGlass = style.backdropFilter !== undefined && style.backdropFilter !== 'none';
    const hasPaintedParts = ['::before', '::after'].some((part) => {
      const drawn = getComputedStyle(element, part);
      return drawn.content !== 'none' && drawn.content !== 'normal' && drawn.position === 'absolute' && paints(drawn);
    });
    return style.backgroundImage !== 'none' || blends || isGlass || hasPaintedParts;
  }

  /** The solid color behind an element and the ancestor where the walk ended; null when it is unknown. */
  function backgroundOf(element: Element): { color: Color; base: Element } | null {
    const layers: Color[] = [];
    let at: Element | null = element;
    let base = element;
    while (at !== null) {
      const color = parseColor(getComputedStyle(at).backgroundColor);
      if (color === null || isUnsure(at)) return null;
      base = at;
      if (color[3] > 0) layers.push(color);
      if (color[3] === 1) break;
      at = at.parentElement;
    }
    const isDark = getComputedStyle(document.documentElement).colorScheme.includes('dark');
    // Without any color the canvas shows: white, or whatever the browser takes for dark.
    if (at === null && isDark) return null;
    const solid = layers.reduceRight<Color>((under, over) => lay(over, under), [255, 255, 255, 1]);
    return { color: solid, base };
  }

  /** Contrast of an element's text with its background; null when it is uncertain. */
  function textContrast(element: Element): { ratio: number; base: Element } | null {
    const style = getComputedStyle(element);
    const isDrawn = style.textShadow !== 'none' || Number.parseFloat(style.webkitTextStrokeWidth) > 0;
    const isCutOut = style.backgroundClip === 'text' || style.webkitBackgroundClip === 'text';
    const text = parseColor(style.webkitTextFillColor) ?? parseColor(style.color);
    const background = backgroundOf(element);
    if (isDrawn || isCutOut || text === null || background === null) return null;
    const { color, base } = background;
    return { ratio: contrast(lay(text, color), color), base };
  }

  /**
   * Whether nothing else is painted between the text and the ancestor that gives its background: a sibling placed below
   * it is not an ancestor. Checks at the first line of the text; scrolls there.
   */
  function isBare(element: Element, base: Element): boolean {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const range = document.createRange();
    range.selectNodeContents(element);
    const line = range.getClientRects()[0];
    if (line === undefined) return false;
    const stack = document.elementsFromPoint(line.left + line.width / 2, line.top + line.height / 2);
    const first = stack[0];
    if (first === undefined || !element.contains(first)) return false;
    for (const layer of stack) {
      if (layer === base) return true;
      if (layer.contains(element) || element.contains(layer)) continue;
      if (layer.matches('img,video,canvas,svg,picture,iframe,embed,object') || paints(getComputedStyle(layer)))
        return false;
    }
    // The canvas itself is under everything.
    return base === document.documentElement || base === document.body;
  }

  return { textContrast, isBare };
}

export type ColorTools = ReturnType<typeof createColorTools>;
