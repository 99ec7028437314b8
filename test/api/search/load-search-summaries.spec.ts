import { expect } from 'chai';
import { loadSearchSummaries } from '../../../api/search/load-search-summaries.js';
import { searchAnalysisKey, searchSummaryKey } from '../../../domain/operations/artifact-keys.js';
import { stubSearchPerformance } from '../../support/samples/stub-search-performance.js';
import { startStore, type TestStore } from '../../support/store.js';

describe('[I] loadSearchSummaries', () => {
  let running: TestStore;
  before(async () => {
    running = await startStore();
  });
  after(() => running.stop());

  it('reads the summaries alone, and makes those of analyses from before there were any', async () => {
    const { artifacts } = running.store;
    const load = (user = 'alice') => loadSearchSummaries(artifacts, user, ['a.example', 'b.example', 'c.example']);
    expect([...(await load())]).to.deep.equal([]);
    const search = stubSearchPerformance();
    await artifacts.put('alice', searchAnalysisKey('a.example'), search);
    const kept = { generated_at: 'later', recent_clicks: { clicks: 7, change_percent: null } };
    await artifacts.put('alice', searchSummaryKey('b.example'), kept);
    const found = await load();
    expect([...found.keys()]).to.deep.equal(['a.example', 'b.example']);
    expect(found.get('a.example')?.generated_at).to.equal(search.generated_at);
    expect(found.get('b.example')).to.deep.equal(kept);
    expect(await artifacts.get('alice', searchSummaryKey('a.example'))).to.deep.equal(found.get('a.example'));
    expect((await load('bob')).size).to.equal(0);
  });
});
