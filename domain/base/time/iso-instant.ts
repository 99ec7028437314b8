/** The years 0000 to 9999: RFC 3339 has no others, nor can databases find their day. In milliseconds since 1970. */
export const WRITABLE_INSTANTS = { first: -62_167_219_200_000, last: 253_402_300_799_999 };

/**
 * An instant from an outside source, as ISO 8601. Null for an invalid one, and for years that can't be written with
 * four digits: `toISOString` throws for the one, and writes the other as "+012345-01-01T…".
 */
export function isoInstant(ms: number): string | null {
  return ms >= WRITABLE_INSTANTS.first && ms <= WRITABLE_INSTANTS.last ? new Date(ms).toISOString() : null;
}
