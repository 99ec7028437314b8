import { expect } from 'chai';
import { readCrawledSite } from '../../../../../activities/search/analysis/data/read-crawled-site.js';
import { judgedKey } from '../../../../../domain/operations/artifact-keys.js';
import { fakeSearchConsole } from '../../../../support/samples/search-rows.js';
import { stubCrawls } from '../../../../support/samples/stub-crawl.js';
import { searchAnalysisDeps } from '../../../../support/search-analysis-deps.js';
import { linkPage } from '../../../../support/sites/link-page.js';

const site = 'https://site.example';
const pages = [linkPage(`${site}/`, '/a', '/b'), linkPage(`${site}/a`, '/b', '/a'), linkPage(`${site}/b`)];
const crawls = stubCrawls({ crawl: { pages } });
const stored = { audit_id: 'audit', crawl_id: 'crawl' };
const read = (judged?: unknown, given = stored) => {
  const deps = searchAnalysisDeps(fakeSearchConsole([]), { crawls });
  if (judged !== undefined) deps.values.set(`alice ${judgedKey('audit')}`, judged);
  return readCrawledSite(deps, 'alice', given);
};

describe('[U] crawled site', () => {
  it('has its pages and how many others link to each', async () => {
    const found = await read({ metrics: { profile: { crawl_incomplete: false } } });
    expect(found?.start_url).to.equal(`${site}/`);
    expect([...(found?.by_url.keys() ?? [])]).to.deep.equal([`${site}/`, `${site}/a`, `${site}/b`]);
    expect(found?.inlinks.get(`${site}/b`)).to.deep.equal({ length: 2 });
    // A link of a page to itself does not count.
    expect(found?.inlinks.get(`${site}/a`)).to.deep.equal({ length: 1 });
    expect(found?.crawl_incomplete).to.equal(false);
    expect(found?.by_url.get(`${site}/a`)).to.not.have.property('links');
  });

  it('counts as incomplete where no one knows', async () => {
    expect((await read())?.crawl_incomplete).to.equal(true);
    expect((await read({ metrics: {} }))?.crawl_incomplete).to.equal(true);
  });

  it('is none once it is no longer kept', async () => {
    expect(await read(undefined, { ...stored, crawl_id: 'gone' })).to.equal(null);
  });
});
