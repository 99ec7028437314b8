const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text that XML 1.0 allows (2.2): what is no character of it is left out, since not even a reference may name it. */
export function escapeXml(text: string): string {
  let escaped = '';
  for (const character of text) if (isXmlCharacter(character)) escaped += ENTITIES[character] ?? character;
  return escaped;
}

/** ` name="value"` for each. White space other than blanks would be turned into blanks by every reader. */
export function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value).replace(/\s+/g, ' '))}"`)
    .join('');
}

function isXmlCharacter(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code < 0xd800 || (code > 0xdfff && code !== 0xfffe && code !== 0xffff);
}
