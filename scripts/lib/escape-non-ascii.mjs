/**
 * The same JavaScript in ASCII. V8 keeps the text of a program for as long as it runs, with two bytes for each character as
 * soon as one of them needs it. esbuild escapes strings but neither regular expressions nor comments. Characters beyond the
 * 16-bit plane become two escapes, which expressions read as one character with the flags u and v, and as two units without.
 * @param {string} code
 * @returns {string}
 * @throws Error for raw templates that are no sources of expressions, in which an escape would be read as it is
 */
export function escapeNonAscii(code) {
  return code
    .split('\n')
    .map((line) => {
      if (!NON_ASCII.test(line)) return line;
      if (RAW_TEXT.test(line)) throw new Error(`A raw template that is not ASCII: ${line.trim().slice(0, 200)}`);
      return line.replace(EACH_NON_ASCII, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    })
    .join('\n');
}

/** Without anything that only an expression has. */
const RAW_TEXT = /String\.raw`[^`(\\[|]*[^\0-\x7f][^`(\\[|]*`/;
const NON_ASCII = /[^\0-\x7f]/;
const EACH_NON_ASCII = /[^\0-\x7f]/g;
