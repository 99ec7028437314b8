import { DomainError } from '../../domain/base/errors.js';
import type { RefreshedPart } from '../../domain/dashboard/refresh-result.js';
import { resultKey } from '../../domain/operations/artifact-keys.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import type { DashboardDeps } from './dashboard-deps.js';

/**
 * Whether a refresh has read every platform that is connected. Changes nothing.
 * @throws DomainError of the first part that failed, so that the Schedule of a daily reading shows it
 */
export async function requireRefreshed(
  { artifacts }: { artifacts: Pick<DashboardDeps['artifacts'], 'get'> },
  { user_id, operation_id }: { user_id: OwnerId; operation_id: string },
): Promise<void> {
  const result = await artifacts.get<{ parts: RefreshedPart[] }>(user_id, resultKey(operation_id));
  const failed = result?.parts.find(({ status }) => status === 'failed');
  if (failed?.error) throw new DomainError(failed.error.code, failed.error.detail);
}
