import { randomBytes } from 'node:crypto';
import type { Operation } from '../../domain/operations/operations.js';
import { operationWorkflowId } from '../../workflows/operations/contract/operation.js';

/** A record of alice's that was accepted just now. */
export function newOperation(overrides: Partial<Operation> = {}): Operation {
  const { id = randomBytes(12).toString('hex'), user_id = 'alice', type = 'quick_audit' } = overrides;
  return {
    id,
    user_id,
    type,
    status: 'queued',
    input: { audit_type: 'quick', website_url: 'https://site.example/' },
    fingerprint: 'f',
    site: 'site.example',
    request_id: 'request-1',
    workflow_id: operationWorkflowId(type, { id, user_id }),
    progress: { done: 0, total: 100, phase: 'queued', message: 'Waiting for a worker' },
    created_by: null,
    created_at: new Date().toISOString(),
    started_at: null,
    finished_at: null,
    has_result: false,
    error: null,
    ...overrides,
  };
}
