/** Kept between pages, so that reading one does not allocate memory each time; fits the longest text so far. */
let scratch = new Uint16Array(1 << 16);

/**
 * The UTF-16 units of a text, followed by zeros, in an array that the next call overwrites: reading an array costs a
 * fraction of charCodeAt, and this is done for every character of every page. Node's platforms are little-endian.
 */
export function readUnits(text: string): Uint16Array {
  // Two zeros at the end: a reader may look one unit ahead.
  const length = text.length + 2;
  if (length > scratch.length) scratch = new Uint16Array(2 ** Math.ceil(Math.log2(length)));
  Buffer.from(scratch.buffer).write(text, 'utf16le');
  scratch.fill(0, text.length, length);
  return scratch;
}
