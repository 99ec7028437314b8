/**
 * The name in the Encoding Standard for a label such as "latin1" or "GB2312", lower case; null when there is none.
 * Labels mean what browsers make of them: ISO-8859-1 is windows-1252.
 */
export function resolveEncoding(label: string | null): string | null {
  const text = label?.trim().toLowerCase();
  if (!text) return null;
  try {
    return new TextDecoder(text).encoding;
  } catch {
    // Node omits the one encoding of the standard that belongs to no language.
    return text === 'x-user-defined' ? text : null;
  }
}
