import { hashText } from '../../../base/text/hash-text.js';
import type { Variant } from './variant.js';

/**
 * The version that a lead gets: always the same for the same campaign and website, in whatever order, from whichever mailbox
 * and however often it is asked for. Leads of one registrable domain get the same one, so that colleagues do not compare.
 */
export function chooseVariant<Version extends Pick<Variant, 'share'>>(
  variants: readonly Version[],
  campaignId: string,
  domain: string,
): Version | undefined {
  const all = variants.reduce((sum, { share }) => sum + share, 0);
  let place = (spread(hashText(`${campaignId}\n${domain}`)) / 2 ** 32) * all;
  for (const variant of variants) {
    place -= variant.share;
    if (place < 0) return variant;
  }
  return variants.at(-1);
}

/** FNV-1a leaves texts that end alike near each other; the last steps of MurmurHash3 part them. */
function spread(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
