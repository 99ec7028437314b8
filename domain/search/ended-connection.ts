import { writeText } from '../base/text/write-text.js';
import type { Connection, Platform } from './connection.js';
import { MOST_PROPERTIES } from './property-list.js';

/** Data that no connected account gives any longer: kept, and labeled as such. */
export interface EndedConnection {
  /** ISO 8601; null where that is not known. */
  ended_at: string | null;
  /** To follow figures, in brackets. */
  note: string;
}

/** When the last connection of each platform was ended; ISO 8601. */
export type ConnectionEnds = Readonly<Partial<Record<Platform, string>>>;

/** Where that is kept, as `{ ended_at }`. */
export const connectionEndKey = (platform: Platform): string => `connection-end:${platform}`;

/**
 * What to say of data that were read from a property; null while the account that is connected may read it.
 * @param collected_at ISO 8601
 */
export function findEndedConnection(
  platform: Platform,
  { property, collected_at }: { property: string; collected_at: string },
  connections: readonly Connection[],
  ends: ConnectionEnds = {},
): EndedConnection | null {
  const connection = connections.find((one) => one.platform === platform);
  const ended_at = ends[platform] ?? null;
  if (!connection) return { ended_at, note: describeEnd(ended_at) };
  const { properties, listed_at, connected_at } = connection;
  const isUnknown = listed_at === null || properties.length >= MOST_PROPERTIES;
  if (isUnknown || properties.includes(property)) return null;
  const isReplaced = connected_at !== null && connected_at > collected_at;
  if (!isReplaced) return { ended_at: null, note: 'the connected account can no longer read it' };
  const end = ended_at !== null && ended_at > collected_at ? ended_at : connected_at;
  return { ended_at: end, note: `${describeEnd(end)}; the account that is connected now cannot read it` };
}

function describeEnd(ended_at: string | null): string {
  const when = ended_at === null ? 'has ended' : writeText`ended on ${ended_at.slice(0, 10)}`;
  return `read through a connection that ${when}`;
}
