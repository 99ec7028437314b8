/** A drawing that is allowed in a report, or why it is not. */
export type CleanedSvg = { ok: true; svg: string } | { ok: false; reason: string };

const ELEMENTS = new Set([
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'title',
  'desc',
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
  'symbol',
  'use',
]);
/** Shapes, paint and places. Nothing that loads, runs or names a style sheet. */
const ATTRIBUTES = new Set([
  'viewBox',
  'width',
  'height',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'd',
  'points',
  'transform',
  'fill',
  'fill-opacity',
  'fill-rule',
  'clip-rule',
  'clip-path',
  'mask',
  'stroke',
  'opacity',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-opacity',
  'stroke-dashoffset',
  'offset',
  'stop-color',
  'stop-opacity',
  'gradientUnits',
  'gradientTransform',
  'id',
  'spreadMethod',
  'clipPathUnits',
  'maskUnits',
  'preserveAspectRatio',
  'version',
  'href',
  'color',
]);
/** What drawing programs add and no browser needs: removed silently. */
const DROPPED =
  /^(?:xmlns(?::|$)|xml:|data-|aria-|class$|role$|focusable$|enable-background$|inkscape:|sodipodi:|sketch:|serif:)/;
const TOKEN = /<!--[\s\S]*?-->|<\/?[A-Za-z][^<>]*>|[^<]+/gy;
const PARTS = /\s+([A-Za-z_][\w:.-]*)\s*=\s*("[^"<]*"|'[^'<]*')/gy;
const MAX_DEPTH = 40;

/**
 * An SVG file with nothing but drawn shapes, rewritten from an allowlist: no script, style sheet, text to lay out,
 * entity or reference to anything outside of the file. What is not on the list is named and rejected, not repaired.
 */
export function cleanSvg(source: string): CleanedSvg {
  const text = source
    .replace(/^\ufeff/, '')
    .replace(/^\s*<\?xml\s[^<>]*\?>/, '')
    .replace(/^\s*<!DOCTYPE svg[^<>[\]]*>/i, '');
  const open: string[] = [];
  let svg = '';
  let hasRoot = false;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) return refuse('it holds something that is neither an element nor text');
    if (token.startsWith('<!--') || (!token.startsWith('<') && token.trim() === '')) continue;
    if (!token.startsWith('<')) {
      if (!['title', 'desc'].includes(open.at(-1) ?? '') || token.includes('&'))
        return refuse('it holds text or entities');
      svg += token;
      continue;
    }
    const [, name = ''] = /^<\/?([A-Za-z][\w:.-]*)/.exec(token) ?? [];
    if (!ELEMENTS.has(name)) return refuse(`the element <${name.slice(0, 40)}> is not allowed`);
    if (token.startsWith('</')) {
      if (open.pop() !== name) return refuse('its elements are not nested');
      svg += `</${name}>`;
      continue;
    }
    if (open.length === 0 && (hasRoot || name !== 'svg')) return refuse('it must be one svg element');
    hasRoot = true;
    const attributes = cleanAttributes(token.slice(name.length + 1).replace(/\s*\/?>$/, ''));
    if (typeof attributes !== 'string') return attributes;
    const isEmpty = token.endsWith('/>');
    const namespace = open.length === 0 ? ' xmlns="http://www.w3.org/2000/svg"' : '';
    svg += `<${name}${namespace}${attributes}${isEmpty ? '/>' : '>'}`;
    if (!isEmpty) open.push(name);
    if (open.length > MAX_DEPTH) return refuse('its elements are nested too deeply');
  }
  return hasRoot && open.length === 0 ? { ok: true, svg } : refuse('it is not a whole svg element');
}

function cleanAttributes(text: string): string | CleanedSvg {
  let cleaned = '';
  PARTS.lastIndex = 0;
  while (PARTS.lastIndex < text.length) {
    const [, name, quoted] = PARTS.exec(text) ?? [];
    if (name === undefined || quoted === undefined) return refuse('its attributes cannot be read');
    const value = quoted.slice(1, -1);
    if (name === 'style') {
      const styled = cleanStyle(value);
      if (typeof styled !== 'string') return styled;
      cleaned += styled;
      continue;
    }
    const plain = name.replace(/^xlink:(?=href$)/, '');
    if (ATTRIBUTES.has(plain)) {
      const reason = findValueError(plain, value);
      if (reason !== null) return refuse(reason);
      cleaned += ` ${plain}="${value.replaceAll('"', '')}"`;
    } else if (!DROPPED.test(name)) return refuse(`the attribute ${name.slice(0, 40)} is not allowed`);
  }
  return cleaned;
}

/** Declarations of a style attribute become attributes of their own. */
function cleanStyle(style: string): string | CleanedSvg {
  let cleaned = '';
  for (const declaration of style.split(';')) {
    const [name = '', ...rest] = declaration.split(':');
    const [property, value] = [name.trim(), rest.join(':').trim()];
    if (property === '' || property.startsWith('-') || !ATTRIBUTES.has(property)) continue;
    const reason = findValueError(property, value);
    if (reason !== null) return refuse(reason);
    cleaned += ` ${property}="${value.replaceAll('"', '')}"`;
  }
  return cleaned;
}

/** References stay inside of the file: "#id" and url(#id) alone. */
function findValueError(name: string, value: string): string | null {
  if (value.includes('&') || value.includes('\\')) return `the attribute ${name} holds an entity or escape`;
  if (name === 'href') return /^#[\w.-]+$/.test(value) ? null : 'it refers to something outside of the file';
  const others = value.replace(/url\(\s*['"]?#[\w.-]+['"]?\s*\)/g, '');
  return /url|:|script|expression|@/i.test(others)
    ? `the attribute ${name} refers to something outside of the file`
    : null;
}

function refuse(reason: string): CleanedSvg & { ok: false } {
  return { ok: false, reason };
}
