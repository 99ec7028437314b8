import type { Resolver } from 'node:dns/promises';
import type { VerifiedPart } from '../../../domain/outreach/sending/sender-verification.js';

export type TextResolver = Pick<Resolver, 'resolveTxt'>;

export const DNS_IS_SILENT: VerifiedPart = { status: 'unknown', detail: 'DNS does not respond' };

/** The TXT records of a name, empty if there are none; null when DNS does not respond. */
export async function readTxtRecords(resolver: TextResolver, name: string): Promise<string[] | null> {
  try {
    // A record longer than 255 octets comes in pieces that belong together (RFC 7208 3.3).
    return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : null;
  }
}
