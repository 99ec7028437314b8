/** What the server says about the page and who views it; empty when it says nothing. */
export function readMeta(name: string): string {
  return document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
}
