import { expect } from 'chai';
import type { HealthSnapshot } from '../../../domain/dashboard/health-score.js';
import type { Store } from '../../../store/index.js';
import { startStore, type TestStore } from '../../support/store.js';

const snapshot = (day: string, score: number, user_id = 'alice'): HealthSnapshot => ({
  user_id,
  site: 'a.example',
  day,
  score,
  audit_id: 'a'.repeat(24),
  breakdown: { technical: 90, content: null, performance: 70, mobile: 50 },
});

describe('[I] health snapshots repository', () => {
  let running: TestStore;
  let snapshots: Store['healthSnapshots'];
  before(async () => {
    running = await startStore();
    snapshots = running.store.healthSnapshots;
  });
  after(() => running.stop());

  it('keeps one a day, the last one written, however many at once', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => snapshots.put(snapshot('2026-06-02', index))));
    await snapshots.put(snapshot('2026-06-02', 63.5));
    await snapshots.put(snapshot('2026-06-01', 60));
    await snapshots.put(snapshot('2026-05-31', 55));
    await snapshots.put(snapshot('2026-06-02', 1, 'bob'));
    expect(await snapshots.list('alice', 'a.example', '2026-06-01')).to.deep.equal([
      snapshot('2026-06-01', 60),
      snapshot('2026-06-02', 63.5),
    ]);
    expect(await snapshots.list('alice', 'b.example', '2026-01-01')).to.deep.equal([]);
  });

  it('goes with its site', async () => {
    await snapshots.removeOf('alice', 'a.example');
    expect(await snapshots.list('alice', 'a.example', '2026-01-01')).to.deep.equal([]);
    expect(await snapshots.list('bob', 'a.example', '2026-01-01')).to.have.length(1);
  });
});
