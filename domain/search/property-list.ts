import type { Connection } from './connection.js';

/** Of the list that a provider gives so much is kept with the connection. */
export const MOST_PROPERTIES = 2_000;
const MOST_PROPERTY_CHARS = 500;

export function keptProperties(listed: readonly string[]): string[] {
  return listed.filter(({ length }) => length <= MOST_PROPERTY_CHARS).slice(0, MOST_PROPERTIES);
}

/** Whoever asks every few seconds must not make the provider list its properties each time. */
export const LIST_AGAIN_MINUTES = 5;

/**
 * Whether a property that is not on the list may be there all the same: the list is not of just now, or there never was
 * one.
 */
export function mayHaveChanged({ listed_at }: Pick<Connection, 'listed_at'>, now: Date): boolean {
  return listed_at === null || now.getTime() - Date.parse(listed_at) >= LIST_AGAIN_MINUTES * 60_000;
}
