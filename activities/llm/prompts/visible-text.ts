/** Zero-width characters, directional marks, and the blocks in which instructions have been smuggled (tags, variants). */
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}\p{Co}\u115f\u1160\u3164\uffa0]|[\ufe00-\ufe0f]|[\u{e0000}-\u{e01ef}]/gu;
/** Their content is not displayed. `title` and `textarea` hold text, but not of a mail. */
const UNREAD = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'head',
  'title',
  'svg',
  'iframe',
  'object',
  'textarea',
]);
const HIDING =
  /\shidden(?=[\s=>/])|aria-hidden\s*=\s*["']?true|display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d])|font-size\s*:\s*0(?![.\d])|mso-hide/i;
const VOID = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
/** In these "<" is text up to their own end tag (HTML 13.2.5.2 to 13.2.5.4). */
const RAW = new Set(['script', 'style', 'title', 'textarea', 'noscript', 'iframe']);
const TAG = /^<(\/?)([a-z][a-z0-9-]{0,30})/i;

/**
 * A text as a reader sees it: without comments, tags and what they hide. Mails are plain text, so anything that looks
 * like markup is not part of the author's text. One pass; a comment that is never closed hides the rest.
 */
export function visibleText(text: string): string {
  const seen: string[] = [];
  let hidden: { name: string; depth: number } | null = null;
  for (let at = 0; at < text.length; ) {
    const open = text.indexOf('<', at);
    const words = text.slice(at, open === -1 ? text.length : open);
    if (!hidden) seen.push(words);
    if (open === -1) break;
    const end = endOfMarkup(text, open);
    if (end === null) {
      if (!hidden) seen.push('<');
      at = open + 1;
      continue;
    }
    if (!hidden) seen.push(' ');
    hidden = step(hidden, text.slice(open, end));
    at = hidden && RAW.has(hidden.name) ? endOfRaw(text, hidden.name, end) : end;
  }
  return seen.join('').replace(INVISIBLE, '').replace(/ {2,}/g, ' ').trim();
}

/** The position after a comment or tag that begins here; null for a "<" that begins neither. */
function endOfMarkup(text: string, open: number): number | null {
  if (text.startsWith('<!--', open)) return behind(text, '-->', open + 4);
  if (text.startsWith('<!', open) || text.startsWith('<?', open)) return behind(text, '>', open);
  if (!TAG.test(text.slice(open, open + 40))) return null;
  return endOfTag(text, open);
}

/** The position after the ">" that ends a tag; one within a quoted value does not. */
function endOfTag(text: string, open: number): number | null {
  const mark = />|=\s*["']/g;
  mark.lastIndex = open;
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    if (found[0] === '>') return mark.lastIndex;
    const close = text.indexOf(found[0].slice(-1), mark.lastIndex);
    if (close === -1) return null;
    mark.lastIndex = close + 1;
  }
  return null;
}

/** Where the end tag of a raw element begins. */
function endOfRaw(text: string, name: string, from: number): number {
  const at = text.slice(from).search(new RegExp(`</${name}`, 'i'));
  return at === -1 ? text.length : from + at;
}

function behind(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at === -1 ? text.length : at + mark.length;
}

function step(hidden: { name: string; depth: number } | null, markup: string): typeof hidden {
  const [, slash = '', tag = ''] = TAG.exec(markup) ?? [];
  const name = tag.toLowerCase();
  if (name === '' || VOID.has(name)) return hidden;
  if (!hidden) return slash === '' && (UNREAD.has(name) || HIDING.test(markup)) ? { name, depth: 1 } : null;
  if (name !== hidden.name) return hidden;
  const depth = hidden.depth + (slash === '' ? 1 : -1);
  return depth === 0 ? null : { name, depth };
}
