import { expect } from 'chai';
import { startStore, type TestStore } from '../../support/store.js';

const AT = new Date('2026-06-01T00:00:00.000Z');
const LONG_TITLES = { thresholds: { title_max_chars: 70 }, severities: {} };
const NO_TITLES = { thresholds: {}, severities: { 'title/missing': 'off' as const, 'title/long': 'info' as const } };

describe('[I] check settings repository', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  it('gives back what was put, to its user and for its site alone', async () => {
    const { checkSettings } = running.store;
    await checkSettings.put('alice', 'site.example', NO_TITLES, AT);
    expect(await checkSettings.find('alice', 'site.example')).to.deep.equal({
      ...NO_TITLES,
      updated_at: AT.toISOString(),
    });
    expect(await checkSettings.find('bob', 'site.example')).to.equal(null);
    expect(await checkSettings.find('alice', 'other.example')).to.equal(null);
  });

  it('replaces the whole, leaving nothing of before', async () => {
    const { checkSettings } = running.store;
    await checkSettings.put('alice', 'site.example', NO_TITLES, AT);
    await checkSettings.put('alice', 'site.example', LONG_TITLES, AT);
    expect(await checkSettings.find('alice', 'site.example')).to.deep.include(LONG_TITLES);
  });

  it('keeps one of many that are put at once', async () => {
    const { checkSettings } = running.store;
    await Promise.all(
      Array.from({ length: 20 }, (_, click_depth) =>
        checkSettings.put('carol', 'site.example', { thresholds: { click_depth }, severities: {} }, AT),
      ),
    );
    const kept = await checkSettings.find('carol', 'site.example');
    expect(kept?.thresholds.click_depth).to.be.within(0, 19);
    expect(await running.connection.collection('check_settings').countDocuments({ user_id: 'carol' })).to.equal(1);
  });

  it('forgets what is removed, of that user alone, as often as asked', async () => {
    const { checkSettings } = running.store;
    await checkSettings.put('alice', 'site.example', LONG_TITLES, AT);
    await checkSettings.put('bob', 'site.example', NO_TITLES, AT);
    await checkSettings.remove('alice', 'site.example');
    await checkSettings.remove('alice', 'site.example');
    expect(await checkSettings.find('alice', 'site.example')).to.equal(null);
    expect(await checkSettings.find('bob', 'site.example')).to.deep.include(NO_TITLES);
  });
});
