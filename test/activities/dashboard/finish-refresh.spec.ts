import { expect } from 'chai';
import { finishRefresh } from '../../../activities/dashboard/finish-refresh.js';
import { describeNoData, NOTHING } from '../../../domain/dashboard/no-data.js';
import { resultKey } from '../../../domain/operations/artifact-keys.js';
import { newOperation } from '../../support/operations.js';
import { startStore, type TestStore } from '../../support/store.js';

const NOW = new Date('2026-06-03T05:00:00.000Z');

describe('[I] finishRefresh', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  it('lets go of what was answered and writes what was done, part by part', async () => {
    const { store } = running;
    const created_at = '2026-06-03T04:59:58.000Z';
    const operation = newOperation({ user_id: 'alice', type: 'refresh_dashboard', created_at });
    await store.operations.insert(operation);
    const place = { user_id: 'alice', site: 'site.example', name: 'data' };
    await store.dashboardAnswers.put(place, {
      version: 0,
      etag: '"a"',
      body: '{}',
      expires_at: new Date('2999-01-01'),
    });
    const error = { code: 'not_connected' as const, detail: 'Not connected' };
    const search = { part: 'search' as const, status: 'skipped' as const, operation_id: null, error };
    const analytics = { part: 'analytics' as const, status: 'completed' as const, operation_id: null, error: null };
    const ref = { id: operation.id, user_id: 'alice' };
    const input = { operation: ref, site_url: 'https://www.site.example/x', collected: [search, analytics] };
    const deps = { ...store, now: () => NOW };
    expect(await finishRefresh(deps, input)).to.deep.equal({ key: resultKey(operation.id) });
    expect(await store.artifacts.get('alice', resultKey(operation.id))).to.deep.equal({
      website_url: 'https://www.site.example/x',
      generated_at: NOW.toISOString(),
      duration_ms: 2_000,
      parts: [
        search,
        analytics,
        {
          part: 'health',
          status: 'skipped',
          operation_id: null,
          error: { code: 'no_data', detail: describeNoData(NOTHING.health) },
        },
      ],
    });
    expect(await store.dashboardAnswers.find(place)).to.equal(null);
    expect(await store.siteVersions.read('alice', 'site.example')).to.equal(1);
  });
});
