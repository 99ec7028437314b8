/** A 32-bit hash of a text's UTF-16 units (FNV-1a), for counting distinct texts without keeping them. Not for security. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let position = 0; position < text.length; position += 1) {
    const unit = text.charCodeAt(position);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  return hash | 0;
}
