import { resultKey, websiteAuditKey } from './artifact-keys.js';
import type { Operation } from './operations.js';

/** Where an operation's result is stored. A website audit is also an ordinary audit, which has the usual key. */
export function operationResultKey({ id, type }: Pick<Operation, 'id' | 'type'>): string {
  return type === 'website_audit' ? websiteAuditKey(id) : resultKey(id);
}
