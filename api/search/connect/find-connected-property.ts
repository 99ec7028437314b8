import { DomainError } from '../../../domain/base/errors.js';
import type { Connection } from '../../../domain/search/connection.js';
import { notConnected } from '../../../domain/search/no-access.js';
import { mayHaveChanged } from '../../../domain/search/property-list.js';
import type { ConnectionsRepository } from '../../../store/search/connections.js';
import type { IntegrationGateway } from '../integration-gateway.js';

export interface FindPropertyDeps {
  connections: Pick<ConnectionsRepository, 'find'>;
  gateway: Pick<IntegrationGateway, 'listProperties'>;
}

/** `pending`: the account's list of properties is still being read. */
export type FoundProperty = { status: 'found'; property: string } | { status: 'none' } | { status: 'pending' };

/**
 * The property that `choose` picks out of those of an account. If it finds none, the account's properties are listed
 * again, unless that was just done: the list may never have arrived, or a site may have been added since. @throws
 * DomainError of the provider, and not_connected
 */
export async function findConnectedProperty(
  { connections, gateway }: FindPropertyDeps,
  connection: Connection,
  choose: (properties: readonly string[]) => string | null,
  now: Date,
): Promise<FoundProperty> {
  const known = choose(connection.properties);
  if (known !== null) return { status: 'found', property: known };
  if (!mayHaveChanged(connection, now)) return { status: 'none' };
  const { user_id, platform } = connection;
  const outcome = await gateway.listProperties({ user_id, platform });
  if (outcome === null) return { status: 'pending' };
  if (!outcome.listed) throw new DomainError(outcome.error.code, outcome.error.detail);
  const listed = await connections.find(user_id, platform);
  if (!listed) throw notConnected(platform);
  const property = choose(listed.properties);
  return property === null ? { status: 'none' } : { status: 'found', property };
}
