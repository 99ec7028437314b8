import { DomainError } from '../../../../domain/base/errors.js';
import type { OperationRef } from '../../../../domain/operations/operation-ref.js';
import type { PageReading } from '../../../../domain/seo/artifacts/page-reading.js';
import type { ToolDeps } from '../tool-deps.js';

/** @throws DomainError not_found: it was read, so it is gone since */
export async function loadReading(
  { artifacts }: Pick<ToolDeps, 'artifacts'>,
  { user_id }: OperationRef,
  key: string,
): Promise<PageReading> {
  const reading = await artifacts.get<PageReading>(user_id, key);
  if (!reading) throw new DomainError('not_found', 'The page that was read is not in the store');
  return reading;
}
