/** A size for people, in units of a thousand: "999 bytes", "250 kB", "1.4 MB". */
export function describeBytes(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1_000)} kB`;
  return `${Number((bytes / 1_000_000).toFixed(1))} MB`;
}
