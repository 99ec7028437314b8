import { expect } from 'chai';
import { operationEvent } from '../../../domain/webhooks/operation-events.js';
import { newOperation } from '../../support/operations.js';

describe('[U] events of operations', () => {
  const ended = { started_at: '2026-06-01T08:00:00.000Z', finished_at: '2026-06-01T08:05:00.000Z' };
  it('say how one ended, and why', () => {
    const error = { code: 'site_unreachable', detail: 'Nobody there' } as const;
    const operation = newOperation({ ...ended, status: 'failed', error });
    expect(operationEvent(operation)).to.deep.equal({
      user_id: operation.user_id,
      key: `operation.failed:${operation.id}`,
      type: 'operation.failed',
      at: ended.finished_at,
      data: { operation_id: operation.id, operation_type: operation.type, site: operation.site, error, ...ended },
    });
    expect(operationEvent(newOperation({ ...ended, status: 'completed' }))?.type).to.equal('operation.completed');
  });

  it('say nothing of one that runs or was canceled', () => {
    for (const status of ['queued', 'running', 'cancelled'] as const)
      expect(operationEvent(newOperation({ status }))).to.equal(null);
  });
});
