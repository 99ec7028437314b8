import { expect } from 'chai';
import { presentOperation } from '../../../api/operations/operation-presenter.js';
import { OPERATION_STATUSES, OPERATION_TYPES } from '../../../domain/operations/operations.js';
import { newOperation } from '../../support/operations.js';

const id = '0123456789abcdef01234567';
const links = {
  self: `/api/operations/${id}`,
  result: `/api/operations/${id}/result`,
  events: `/api/operations/${id}/events`,
};

describe('[U] operation presenter', () => {
  it('shows what callers may know and no more', () => {
    const operation = newOperation({
      id,
      status: 'failed',
      created_by: 'sam',
      created_at: '2026-06-01T00:00:00.000Z',
      started_at: '2026-06-01T00:00:01.000Z',
      finished_at: '2026-06-01T00:00:02.000Z',
      error: { code: 'dns_failure', detail: 'no such host' },
    });
    expect(presentOperation(operation)).to.deep.equal({
      id,
      type: 'quick_audit',
      status: 'failed',
      progress: { done: 0, total: 100, phase: 'queued', message: 'Waiting for a worker' },
      created_by: 'sam',
      created_at: '2026-06-01T00:00:00.000Z',
      started_at: '2026-06-01T00:00:01.000Z',
      finished_at: '2026-06-01T00:00:02.000Z',
      result_url: null,
      error: { code: 'dns_failure', detail: 'no such host' },
      links,
    });
  });

  it('names the result once there is one, whatever the status', () => {
    for (const status of OPERATION_STATUSES) {
      expect(presentOperation(newOperation({ id, status, has_result: true })).result_url).to.equal(links.result);
      expect(presentOperation(newOperation({ id, status, has_result: false })).result_url).to.equal(null);
    }
  });

  it('names the audit for audits that were completed, and for nothing else', () => {
    for (const type of OPERATION_TYPES) {
      for (const status of OPERATION_STATUSES) {
        const isAudit = type.endsWith('_audit') && status === 'completed';
        const view = presentOperation(newOperation({ id, type, status }));
        expect(view.links).to.deep.equal(isAudit ? { ...links, audit: `/api/seo/audits/${id}` } : links);
      }
    }
  });
});
