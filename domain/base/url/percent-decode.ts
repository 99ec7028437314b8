/** Percent-decodes a text; one with a malformed escape or invalid UTF-8 comes back as it is. */
export function percentDecode(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
