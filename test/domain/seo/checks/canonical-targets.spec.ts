import { expect } from 'chai';
import { canonicalTargets } from '../../../../domain/seo/checks/canonical-targets.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const page = (path: string, canonical: string, status = 200) =>
  pageFrom(htmlPage('', `<link rel="canonical" href="${canonical}">`), { url: `https://site.example${path}`, status });

describe('[U] canonicalTargets', () => {
  it('are the pages that others name, each once, with those that name them', () => {
    const pages = [page('/a', '/b'), page('/b', '/b'), page('/c', '/unknown'), page('/d', '/b', 404), page('/e', '/b')];
    expect(canonicalTargets(siteFrom(pages)).map(({ item, sources }) => [item.url, sources])).to.deep.equal([
      ['https://site.example/b', ['https://site.example/a', 'https://site.example/e']],
    ]);
  });
});
