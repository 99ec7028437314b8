import { resultKey, websiteAuditKey } from './artifact-keys.js';
import type { Operation } from './operations.js';

/** Where an operation's answer lies. A website audit is also an audit like any other, which has the usual place. */
export function operationResultKey({ id, type }: Pick<Operation, 'id' | 'type'>): string {
  return type === 'website_audit' ? websiteAuditKey(id) : resultKey(id);
}
