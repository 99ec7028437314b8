export const PLATFORMS = ['searchconsole', 'analytics', 'altengine'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** expired: the provider revoked the grant, the user must reconnect. error: the last call failed, the grant exists. */
export type ConnectionStatus = 'connected' | 'disconnected' | 'expired' | 'error';

export interface NamedProperty {
  /** As the provider names it, such as `properties/222`. */
  property: string;
  name: string;
}

/** What is known about a connection without its tokens. */
export interface Connection {
  user_id: string;
  platform: Platform;
  status: ConnectionStatus;
  scopes: string[];
  /** Sites or properties that the account may read, as the provider names them. */
  properties: string[];
  /** What their owners call them, where the provider tells names apart from ids. */
  property_names?: NamedProperty[];
  /** Those that the account is an owner or full user of; absent where there are none, or the provider does not say. */
  owned_properties?: string[];
  /** When they were last listed; null while no list has come since the user connected. */
  listed_at: string | null;
  /** The plan of its user held no search analysis when it was connected: the daily reading leaves that out. */
  without_search?: boolean;
  /** When the access ends for good, where the provider gave nothing to renew it with; ISO 8601. */
  ends_at?: string;
  /** The person who connected it; null for one whose account is erased. */
  created_by?: string | null;
  connected_at: string | null;
  last_sync_at: string | null;
  /** In plain words, with what to do; null when all is well. */
  error: string | null;
}
