import { createHash } from 'node:crypto';

/** 96 bits of SHA-256: short keys, and no collision worth counting among millions of URLs. */
export function hashUrl(url: string): string {
  return createHash('sha256').update(url).digest('hex').slice(0, 24);
}
