import { expect } from 'chai';
import { type FullRuns, loadFullParts } from '../../../../activities/pages/shared/full-parts.js';
import { renderedKey } from '../../../../domain/operations/artifact-keys.js';
import { analysisDeps } from '../../../support/analysis-deps.js';
import { crawlResult } from '../../../support/audit-deps.js';
import { context } from '../../../support/check-context.js';
import { speedRun } from '../../../support/samples/speed-runs.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { renderedPage } from '../../../support/sites/rendered-page.js';
import { siteFrom } from '../../../support/sites/site.js';

const operation = { id: '0123456789abcdef01234567', user_id: 'alice' };
const page = pageFrom('<h1>Lamps</h1>', { url: 'https://site.example/' });
const gone = { code: 'site_unreachable', detail: 'No response' } as const;
const ok = <Value>(value: Value) => ({ ok: true as const, value });
const failed = { ok: false as const, error: gone };
const runs: FullRuns = {
  crawl: ok(crawlResult()),
  rendering: ok({}),
  speed: [
    { strategy: 'mobile', run: ok({ key: 'mobile' }) },
    { strategy: 'desktop', run: failed },
  ],
};

describe('[U] parts of a full analysis', () => {
  it('are read back from the store', async () => {
    const deps = analysisDeps({ readSite: async () => siteFrom([page]) });
    deps.values.set('alice mobile', speedRun({ strategy: 'mobile' }));
    deps.values.set(`alice ${renderedKey('crawl')}`, [renderedPage({ url: 'https://site.example/asked' })]);
    const { site, rendered, speed, parts } = await loadFullParts(deps, { operation, page, runs }, context().thresholds);
    expect(site?.pages).to.have.length(1);
    expect(rendered?.map(({ url }) => url)).to.deep.equal(['https://site.example/']);
    expect(speed).to.have.length(1);
    expect(parts.lighthouse.mobile.status).to.equal('completed');
    expect(parts.lighthouse.desktop).to.deep.equal({ status: 'failed', error: gone });
    expect(parts.rendering.status).to.equal('completed');
    expect(parts.surroundings).to.deep.include({ status: 'completed', pages: 1 });
  });

  it('say each for itself why they are not there', async () => {
    const lost = { status: 'failed', error: { code: 'not_found', detail: 'What was found is not in the store' } };
    const { site, speed, parts } = await loadFullParts(analysisDeps(), { operation, page, runs }, context().thresholds);
    expect([site, speed]).to.deep.equal([null, null]);
    expect(parts.lighthouse.mobile).to.deep.equal(lost);
    expect(parts.rendering).to.deep.equal(lost);
    expect(parts.surroundings).to.deep.equal({
      status: 'failed',
      error: { code: 'not_found', detail: 'The crawl is not in the store' },
    });
    const none = { ...runs, crawl: failed, rendering: failed };
    const left = await loadFullParts(analysisDeps(), { operation, page, runs: none }, context().thresholds);
    expect(left.parts.surroundings).to.deep.equal({ status: 'failed', error: gone });
    expect(left.parts.rendering).to.deep.equal({ status: 'failed', error: gone });
  });

  it('an error of the store is tried again, not told as a result', async () => {
    const deps = analysisDeps({ readSite: () => Promise.reject(new Error('the store is away')) });
    const failure = await loadFullParts(deps, { operation, page, runs }, context().thresholds).catch(String);
    expect(failure).to.equal('Error: the store is away');
  });
});
