/**
 * The parsed URL, or null. Not by URL.canParse: once V8 has compiled a caller of it, Node 20 takes Latin-1 text for
 * UTF-8 and calls addresses such as https://bücher.example/ broken.
 */
export function tryParseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
