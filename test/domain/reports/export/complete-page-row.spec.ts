import { expect } from 'chai';
import { completePageRow } from '../../../../domain/reports/export/complete-page-row.js';
import { toPageRow } from '../../../../domain/reports/export/page-row.js';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

const links = { link_score: 12, inlinks: 3, unique_inlinks: 2, outlinks: 0, external_outlinks: 0 };
const rowOf = (status: number) =>
  toPageRow(summarizePage(pageFrom(htmlPage(), { url: 'https://site.example/a', status })), links, 0);

describe('[U] completing rows of pages', () => {
  it('leaves a row of today as it is', () => {
    for (const row of [rowOf(200), rowOf(404)]) expect(completePageRow(row)).to.deep.equal(row);
  });

  it('says of an older row that the reason was not measured, and none where the page is indexable', () => {
    const { index_blocker: _found, link_score: _linked, ...found } = rowOf(200);
    const { index_blocker: _gone, link_score: _none, ...gone } = rowOf(404);
    const {
      outlinks: _out,
      external_links: _away,
      language: _spoken,
      in_sitemap: _listed,
      template: _made,
      ...old
    } = found;
    expect(completePageRow(old)).to.include({ outlinks: null, external_links: null, language: null, in_sitemap: null });
    expect(completePageRow(old).template).to.equal('/*');
    expect(completePageRow(found)).to.include({ indexable: true, index_blocker: null, link_score: null });
    expect(completePageRow(gone)).to.include({ indexable: false, index_blocker: 'not_measured', link_score: null });
  });
});
