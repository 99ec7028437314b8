import type { Resolver } from 'node:dns/promises';

/** The part of node:dns that the records of a sender are read with. */
export type RecordResolver = Pick<Resolver, 'resolveTxt' | 'resolveMx' | 'resolve4' | 'resolve6' | 'reverse'>;

/** The name is not there, or has no such record; every other failure is DNS itself. */
const ABSENT = new Set(['ENOTFOUND', 'ENODATA']);

/** What a name has, nothing where it has none; null when DNS does not respond. */
export async function lookUp<Found>(look: () => Promise<Found[]>): Promise<Found[] | null> {
  try {
    return await look();
  } catch (error) {
    return error instanceof Error && 'code' in error && ABSENT.has(String(error.code)) ? [] : null;
  }
}

/** Of a host, by both versions of IP. Null: DNS does not respond, and what it said has none. */
export async function lookUpAddresses(resolver: RecordResolver, host: string): Promise<string[] | null> {
  const [four, six] = await Promise.all([lookUp(() => resolver.resolve4(host)), lookUp(() => resolver.resolve6(host))]);
  const found = [...(four ?? []), ...(six ?? [])];
  return found.length === 0 && (four === null || six === null) ? null : found;
}
