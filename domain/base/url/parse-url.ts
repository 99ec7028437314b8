/** The URL of an absolute text, or null: rules must not throw on what authors wrote. */
export function parseUrl(text: string | null | undefined): URL | null {
  if (!text) return null;
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
