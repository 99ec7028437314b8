import { expect } from 'chai';
import {
  crawlSearchDataKey,
  resultKey,
  searchAnalysisKey,
  searchRowsKey,
} from '../../../domain/operations/artifact-keys.js';
import { siteTrafficKey } from '../../../domain/search/site-traffic.js';
import type { Store } from '../../../store/index.js';
import { newOperation } from '../../support/operations.js';
import { startStore, type TestStore } from '../../support/store.js';

describe('[I] data that was collected through a platform', () => {
  let running: TestStore;
  let store: Store;
  before(async () => {
    running = await startStore();
    store = running.store;
  });
  after(() => running.stop());

  async function collect(user: string) {
    const analysis = newOperation({ user_id: user, type: 'search_performance' });
    const audit = newOperation({ user_id: user });
    for (const { id } of [analysis, audit]) {
      await store.operations.insert(id === audit.id ? audit : analysis);
      await store.operations.finish(user, id, { status: 'completed', error: null, has_result: true });
    }
    const keys = {
      searchconsole: [
        'raw:searchconsole:a..b:-:query:https://x/',
        'raw:searchconsole:a..b:-:query:https://x/:current:0',
        searchAnalysisKey('x.example'),
        crawlSearchDataKey('c:site'),
        searchRowsKey(analysis.id, 'pages'),
        resultKey(analysis.id),
      ],
      analytics: [siteTrafficKey('x.example')],
      altengine: ['raw:altengine:a..b:-:keywords:https://x/'],
      others: [resultKey(audit.id), 'crawl:c:site:sitemap'],
    };
    for (const key of Object.values(keys).flat()) await store.artifacts.put(user, key, { key });
    return { keys, analysis };
  }
  const left = async (user: string) =>
    (await running.connection.collection('artifacts').find({ user_id: user }).toArray()).map(({ key }) => String(key));

  it('goes when it is asked for, and what came through others stays', async () => {
    const { keys, analysis } = await collect('alice');
    await collect('bob');
    await store.searchDataErasures.erase('alice', 'analytics');
    expect(await left('alice')).to.have.members([...keys.searchconsole, ...keys.altengine, ...keys.others]);
    for (const _ of [1, 2]) await store.searchDataErasures.erase('alice', 'searchconsole');
    expect(await left('alice')).to.have.members([...keys.altengine, ...keys.others]);
    expect(await store.operations.find('alice', analysis.id)).to.include({ status: 'completed', has_result: false });
    await store.searchDataErasures.erase('alice', 'altengine');
    expect(await left('alice')).to.have.members(keys.others);
    expect(await left('bob')).to.have.length(10);
  });
});
