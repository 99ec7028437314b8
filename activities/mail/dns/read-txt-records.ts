import { lookUp, type RecordResolver } from './look-up.js';

/** The TXT records of a name, empty if there are none; null when DNS does not respond. */
export async function readTxtRecords(
  resolver: Pick<RecordResolver, 'resolveTxt'>,
  name: string,
): Promise<string[] | null> {
  const found = await lookUp(() => resolver.resolveTxt(name));
  // A record longer than 255 octets comes in pieces that belong together (RFC 7208 3.3).
  return found?.map((pieces) => pieces.join('')) ?? null;
}
