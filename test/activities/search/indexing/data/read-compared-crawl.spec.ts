import { expect } from 'chai';
import { readComparedCrawl } from '../../../../../activities/search/indexing/data/read-compared-crawl.js';
import { judgedKey } from '../../../../../domain/operations/artifact-keys.js';
import { indexingDeps } from '../../../../support/indexing-deps.js';

const at = (path: string) => ({ url: `https://site.example/${path}` });

describe('[U] crawl that Google is compared with', () => {
  it('is that of the latest complete audit whose pages are kept, beside the URLs of the one before', async () => {
    const deps = indexingDeps({ audits: { gone: [], new: [at('a'), at('b')], old: [at('a')], older: [at('c')] } });
    deps.values.set(judgedKey('new'), { metrics: { profile: { crawl_incomplete: false } } });
    const crawl = await readComparedCrawl(deps, 'alice', 'site.example');
    expect(crawl).to.include({ audit_id: 'new', is_complete: true });
    expect(crawl?.pages.map(({ url }) => url)).to.deep.equal([at('a').url, at('b').url]);
    expect([...(crawl?.pages_before ?? [])]).to.deep.equal([at('a').url]);
  });

  it('is taken for ended by a bound where its measures are gone', async () => {
    const crawl = await readComparedCrawl(indexingDeps({ audits: { only: [at('a')] } }), 'alice', 'site.example');
    expect(crawl).to.include({ is_complete: false, pages_before: null });
  });

  it('is a quick one where there is no other, of which nothing is new', async () => {
    const deps = indexingDeps({ audits: { quick: [at('a')], before: [at('b')] }, audit_type: 'quick' });
    expect(await readComparedCrawl(deps, 'alice', 'site.example')).to.deep.include({
      audit_id: 'quick',
      is_complete: false,
      pages_before: null,
    });
  });

  it('is none without an audit', async () => {
    expect(await readComparedCrawl(indexingDeps(), 'alice', 'site.example')).to.equal(null);
  });
});
