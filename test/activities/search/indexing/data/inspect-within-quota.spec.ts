import { expect } from 'chai';
import { inspectWithinQuota } from '../../../../../activities/search/indexing/data/inspect-within-quota.js';
import { indexingDeps } from '../../../../support/indexing-deps.js';
import { SEARCH_NOW } from '../../../../support/search-analysis-deps.js';

const PLACE = { user_id: 'alice', site: 'site.example', property: 'sc-domain:site.example' };
const URL = 'https://site.example/a';

describe('[U] inspection within the quota', () => {
  const inspect = (deps: ReturnType<typeof indexingDeps>) =>
    inspectWithinQuota(deps, PLACE, URL, 'top_page', new AbortController().signal);

  it('keeps what Google said, with why and when it was asked', async () => {
    const deps = indexingDeps();
    const page = await inspect(deps);
    expect(page).to.deep.include({ url: URL, sampled_as: 'top_page', inspected_at: SEARCH_NOW });
    expect(deps.pages.get(URL)).to.deep.equal(page);
  });

  it('asks for nothing beyond it', async () => {
    const deps = indexingDeps({ claims: ['day_used_up', { wait_ms: 5 }] });
    expect(await inspect(deps)).to.equal('day_used_up');
    expect(await inspect(deps)).to.deep.equal({ wait_ms: 5 });
    expect(deps.asked).to.deep.equal([]);
  });
});
