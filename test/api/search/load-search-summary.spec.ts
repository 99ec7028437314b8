import { expect } from 'chai';
import { loadSearchSummary } from '../../../api/search/load-search-summary.js';
import { searchAnalysisKey, searchSummaryKey } from '../../../domain/operations/artifact-keys.js';
import { stubSearchPerformance } from '../../support/samples/stub-search-performance.js';
import { startStore, type TestStore } from '../../support/store.js';

const SITE = 'site.example';

describe('[I] loadSearchSummary', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  it('reads the summary alone, and makes it of an analysis from before there were any', async () => {
    const { artifacts } = running.store;
    expect(await loadSearchSummary(artifacts, 'alice', SITE)).to.equal(null);
    const search = stubSearchPerformance();
    await artifacts.put('alice', searchAnalysisKey(SITE), search);
    const made = await loadSearchSummary(artifacts, 'alice', SITE);
    expect(made?.generated_at).to.equal(search.generated_at);
    expect(await artifacts.get('alice', searchSummaryKey(SITE))).to.deep.equal(made);
    const kept = { generated_at: 'later', recent_clicks: { clicks: 7, change_percent: null } };
    await artifacts.put('alice', searchSummaryKey(SITE), kept);
    expect(await loadSearchSummary(artifacts, 'alice', SITE)).to.deep.equal(kept);
    expect(await loadSearchSummary(artifacts, 'bob', SITE)).to.equal(null);
  });
});
