/** A charset that a page names for itself, and the byte at which the meta element starts. */
export interface MetaCharset {
  label: string;
  offset: number;
}

/** Their content is text: a tag written in a script is no tag. */
const RAW_TEXT = new Set([
  'script',
  'style',
  'title',
  'textarea',
  'noscript',
  'iframe',
  'xmp',
  'noembed',
  'noframes',
  'svg',
]);

/**
 * The charset of the first meta element that names one. Follows the prescan of HTML 13.2.3.2 (comments and attributes
 * of other tags are passed over), except that script text is passed over as well, as the parser proper would.
 * `bytes` is the start of the page, each byte as one character.
 */
export function findMetaCharset(bytes: string): MetaCharset | null {
  let at = bytes.indexOf('<');
  while (at !== -1) {
    let end = at + 1;
    if (bytes.startsWith('<!--', at)) end = afterComment(bytes, at);
    else if (/[!/?]/.test(bytes[at + 1] ?? '')) end = afterTag(bytes, at + 1);
    else if (/[a-z]/i.test(bytes[at + 1] ?? '')) {
      const tag = readTag(bytes, at + 1);
      const label = tag.name === 'meta' ? charsetOf(tag.attributes) : null;
      if (label !== null) return { label, offset: at };
      end = RAW_TEXT.has(tag.name) ? afterRawText(bytes, tag.end, tag.name) : tag.end;
    }
    at = bytes.indexOf('<', end);
  }
  return null;
}

function afterComment(bytes: string, at: number): number {
  // The two dashes may be those of the opening: "<!-->" is a whole comment.
  const end = bytes.indexOf('-->', at + 2);
  return end === -1 ? bytes.length : end + 3;
}

function afterTag(bytes: string, at: number): number {
  const end = bytes.indexOf('>', at);
  return end === -1 ? bytes.length : end + 1;
}

function afterRawText(bytes: string, at: number, name: string): number {
  const close = new RegExp(`</${name}[\\s/>]`, 'gi');
  close.lastIndex = at;
  const match = close.exec(bytes);
  return match ? match.index : bytes.length;
}

interface Tag {
  name: string;
  attributes: Map<string, string>;
  end: number;
}

const TAG_NAME = /[^\s/>]+/y;
const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)?))?/y;
const TAG_END = /[\s/]*>?/y;

function readTag(bytes: string, at: number): Tag {
  TAG_NAME.lastIndex = at;
  const name = TAG_NAME.exec(bytes)?.[0].toLowerCase() ?? '';
  const attributes = new Map<string, string>();
  let end = at + name.length;
  for (;;) {
    ATTRIBUTE.lastIndex = end;
    const match = ATTRIBUTE.exec(bytes);
    if (!match) break;
    end = ATTRIBUTE.lastIndex;
    const key = (match[1] ?? '').toLowerCase();
    if (!attributes.has(key)) attributes.set(key, match[2] ?? match[3] ?? match[4] ?? '');
  }
  TAG_END.lastIndex = end;
  return { name, attributes, end: end + (TAG_END.exec(bytes)?.[0].length ?? 0) };
}

function charsetOf(attributes: ReadonlyMap<string, string>): string | null {
  const charset = attributes.get('charset')?.trim();
  if (charset) return charset;
  if (attributes.get('http-equiv')?.trim().toLowerCase() !== 'content-type') return null;
  return charsetParameter(attributes.get('content') ?? '');
}

/** The charset parameter of a media type: "text/html; charset=utf-8". */
export function charsetParameter(contentType: string): string | null {
  const match = /charset\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s;"']+))/i.exec(contentType);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? null;
}
