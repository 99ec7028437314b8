import { expect } from 'chai';
import { requireRefreshed } from '../../../activities/dashboard/require-refreshed.js';
import type { RefreshedPart } from '../../../domain/dashboard/refresh-result.js';
import { catchFailure } from '../../support/catch-failure.js';

const require = (parts: RefreshedPart[] | null) =>
  catchFailure(
    requireRefreshed(
      { artifacts: { get: async () => (parts && { parts }) as never } },
      { user_id: 'alice', operation_id: '1'.repeat(24) },
    ),
  );
const read = { part: 'search', status: 'completed', operation_id: null, error: null } as const;
const skipped = {
  part: 'bing',
  status: 'skipped',
  operation_id: null,
  error: { code: 'not_connected', detail: 'Not connected' },
} as const;

describe('[U] requireRefreshed', () => {
  it('is content with what was read and what is not connected', async () => {
    expect(await require([read, skipped])).to.equal(undefined);
    expect(await require(null)).to.equal(undefined);
  });

  it('fails as the part that failed', async () => {
    const error = { code: 'rate_limited', detail: 'The quota is used up' } as const;
    const failed = { part: 'analytics', status: 'failed', operation_id: null, error } as const;
    expect(await require([read, failed, skipped])).to.include({
      code: 'rate_limited',
      message: 'The quota is used up',
    });
  });
});
