/**
 * Text that comes from a crawled site, made fit to be read: characters that are not seen, or that turn the order of
 * their neighbors round (Unicode TR9 section 2), are named instead of obeyed, and what is too long is cut.
 * Escaping for HTML is left to the renderer.
 */
export function shownText(text: string, maxChars: number): string {
  return shown(text, maxChars, (ahead) => ahead.replace(/\s+/g, ' '));
}

/** The same of text in lines and paragraphs, such as a mail: its line breaks stay, with one empty line between at most. */
export function shownProse(text: string, maxChars: number): string {
  return shown(text, maxChars, (ahead) =>
    ahead
      .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n'),
  );
}

function shown(text: string, maxChars: number, squeeze: (ahead: string) => string): string {
  // Cut first: a text of megabytes costs no more than a short one. One character may be two code units.
  const ahead = text.slice(0, maxChars * 2 + 2);
  const points = [...squeeze(ahead).trim()];
  const isCut = points.length > maxChars || ahead.length < text.length;
  return `${points.slice(0, maxChars).map(nameHidden).join('')}${isCut ? '…' : ''}`;
}

/**
 * Controls, soft hyphen, zero-width and bidirectional signs, halves of a pair, annotations: first and last of each run.
 * Joiners are left alone, since Persian, Indic scripts and images are written with them.
 */
const HIDDEN: readonly (readonly [number, number])[] = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x61c, 0x61c],
  [0x180e, 0x180e],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0xd800, 0xdfff],
  [0xfeff, 0xfeff],
  [0xfff9, 0xfffb],
  [0xe0000, 0xe007f],
];

function nameHidden(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if ((code > 0x1f && code < 0x7f) || character === '\n') return character;
  const isHidden = HIDDEN.some(([first, last]) => code >= first && code <= last);
  return isHidden ? `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]` : character;
}
