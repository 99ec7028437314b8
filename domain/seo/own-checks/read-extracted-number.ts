/** Digits with separators between them; a minus counts where it does not join two words or digits. */
const NUMBER = /(?<![\p{L}\p{N}])[-\u2212]?\d+(?:[.,'\u2019 \u00a0\u202f]\d+)*|\d+(?:[.,'\u2019 \u00a0\u202f]\d+)*/u;

/**
 * The first number in a text, however it groups digits: "1,299.00", "1.299,00", "1 299,00" and "1'299.00" are all 1299.
 * Of two kinds of separator the last is the decimal one; one that repeats groups thousands. A single separator before
 * exactly three digits is ambiguous: `decimalComma` says how the language of the page writes numbers. A blank groups
 * thousands only before exactly three digits. Null when there is no number.
 */
export function readExtractedNumber(text: string, decimalComma: boolean): number | null {
  const found = NUMBER.exec(text)?.[0];
  if (found === undefined) return null;
  const number = Number(toPlain(joinGroups(found.replace('\u2212', '-')), decimalComma));
  return Number.isFinite(number) ? number : null;
}

/** "1 299,00" → "1299,00"; of "12 5" only the first number is kept. */
function joinGroups(text: string): string {
  const [first = '', ...groups] = text.split(/[ \u00a0\u202f]/);
  let joined = first;
  for (const group of groups) {
    if (!/^\d{3}(?!\d)/.test(group) || /[.,]/.test(joined) || !/^-?\d{1,3}(?!\d)/.test(first)) break;
    joined += group;
  }
  return joined.replace(/['\u2019]/g, '');
}

function toPlain(text: string, decimalComma: boolean): string {
  const separators = text.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  if (last === undefined) return text;
  const isMixed = separators.some((separator) => separator !== last);
  if (isMixed) return dropAllBut(text, last);
  if (separators.length > 1) return text.replaceAll(last, '');
  const isGroup = /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(text) && (last === ',') !== decimalComma;
  return isGroup ? text.replace(last, '') : text.replace(last, '.');
}

function dropAllBut(text: string, decimal: string): string {
  const at = text.lastIndexOf(decimal);
  return `${text.slice(0, at).replace(/[.,]/g, '')}.${text.slice(at + 1)}`;
}
