const MAX_BYTES = 8_192;
const COMMENT = /<!--[\s\S]{0,8192}?(?:-->|$)/g;
const LABEL = /<meta\b[^>]{0,500}?\bcharset\s{0,5}=\s{0,5}["']?\s{0,5}([a-z0-9_:.-]{1,40})/i;

/** The charset that an HTML text names in its meta element; null without one. The bytes are read as ASCII. */
export function metaLabel(content: Buffer): string | null {
  const start = content.subarray(0, MAX_BYTES).toString('latin1').replace(COMMENT, '');
  const label = LABEL.exec(start)?.[1]?.toLowerCase() ?? null;
  // A meta that can be read as ASCII is not in UTF-16 (HTML, prescan a byte stream).
  return label?.startsWith('utf-16') ? 'utf-8' : label;
}
