import { expect } from 'chai';
import { ALL_CHECKS } from '../../../../domain/seo/checks/index.js';
import { unreliableChecks } from '../../../../domain/seo/site/unreliable-checks.js';
import { renderedPage } from '../../../support/sites/rendered-page.js';

const links = (count: number) => Array.from({ length: count }, (_, at) => `<a href="/p${at}">${at}</a>`).join(' ');
const words = (count: number) => `<p>${Array.from({ length: count }, (_, at) => `word${at}`).join(' ')}</p>`;
const judge = (raw: string, rendered: string, isRendered = false) =>
  unreliableChecks({ rendered: [renderedPage({ raw, rendered })] }, { isRendered });
const ids = (found: { id: string }[]) => found.map(({ id }) => id);

describe('[U] unreliable checks', () => {
  it('are those on links and text where a sample shows that scripts add links', () => {
    const found = judge(links(1), links(30));
    expect(ids(found)).to.include.members(['crawl/orphan', 'crawl/dead-end', 'content/thin']);
    expect(found[0]?.reason).to.match(
      /^not reliable without rendering\. Scripts add links: .* Crawl the site with render/,
    );
  });

  it('are those on text where scripts add text alone', () => {
    const found = ids(judge(links(5), links(5) + words(300)));
    expect(found).to.include('content/thin').and.not.include('crawl/orphan');
  });

  it('are none where the source holds all, pages were rendered, or nothing was compared', () => {
    expect(judge(links(5), links(5))).to.deep.equal([]);
    expect(judge(links(1), links(30), true)).to.deep.equal([]);
    expect(unreliableChecks({ rendered: null }, { isRendered: false })).to.deep.equal([]);
  });

  it('are in the catalog', () => {
    const known = ALL_CHECKS.map(({ id }) => id);
    expect(known).to.include.members(ids(judge(links(1), links(30))));
  });
});
