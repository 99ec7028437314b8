import { expect } from 'chai';
import { chooseSample, type Sample } from '../../../../activities/search/indexing/choose-sample.js';
import { indexReportKey, searchPagesKey, searchRowsKey } from '../../../../domain/operations/artifact-keys.js';
import type { SearchPages } from '../../../../domain/search/analysis/search-pages.js';
import { indexingDeps } from '../../../support/indexing-deps.js';
import { inspectedPage, stubIndexReport } from '../../../support/samples/inspected-page.js';
import { SEARCH_NOW, SEARCH_OPERATION } from '../../../support/search-analysis-deps.js';

const SITE = 'site.example';
const at = (path: string) => `https://site.example/${path}`;
const INPUT = { operation: SEARCH_OPERATION, site: SITE, property: 'sc-domain:site.example' };

describe('[U] choice of a sample', () => {
  it('joins the crawl, search data and what is known already', async () => {
    const deps = indexingDeps({
      audits: { new: [{ url: at('a') }, { url: at('b') }, { url: 'https://elsewhere.example/' }] },
      inspected: [inspectedPage({ url: at('b') })],
    });
    const searched: SearchPages = { is_cut: false, pages: [[at('top'), 9, 90, 3]] };
    deps.values.set(searchPagesKey(SITE), searched);
    expect(await chooseSample(deps, INPUT)).to.deep.equal({ urls: 2, size: 100 });
    expect(deps.values.get(searchRowsKey(SEARCH_OPERATION.id, 'sample'))).to.deep.equal({
      urls: [
        { url: at('top'), sampled_as: 'top_page' },
        { url: at('a'), sampled_as: 'random' },
      ],
      chosen_at: SEARCH_NOW,
    } satisfies Sample);
  });

  it('is as large as it was chosen, or as the last time', async () => {
    const deps = indexingDeps({ audits: { new: [{ url: at('a') }, { url: at('b') }] } });
    deps.values.set(indexReportKey(SITE), stubIndexReport({ run: { ...stubIndexReport().run, size: 1 } }));
    expect(await chooseSample(deps, INPUT)).to.deep.equal({ urls: 1, size: 1 });
    const other = { ...INPUT, operation: { ...SEARCH_OPERATION, id: 'f'.repeat(24) } };
    expect(await chooseSample(deps, { ...other, size: 0 })).to.deep.equal({ urls: 0, size: 0 });
  });

  it('stays when it is chosen again', async () => {
    const deps = indexingDeps({ audits: { new: [{ url: at('a') }] } });
    await chooseSample(deps, INPUT);
    deps.pages.set(at('a'), inspectedPage({ url: at('a'), inspected_at: SEARCH_NOW }));
    expect(await chooseSample(deps, INPUT)).to.deep.equal({ urls: 1, size: 100 });
  });
});
