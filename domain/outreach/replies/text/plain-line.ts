/** Above this a line is running text, whatever it begins with. */
export const MAX_STRUCTURE_CHARS = 600;

/** Marks of writing direction that programs put around addresses and dates. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const ARABIC_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;

/**
 * A line in the form that rules compare: one kind of blank, colon and digit for all scripts, no invisible marks, trimmed.
 * Empty for lines too long to be part of a mail's structure.
 */
export function plainLine(line: string): string {
  if (line.length > MAX_STRUCTURE_CHARS) return '';
  return line
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\s+/g, ' ')
    .trim();
}
