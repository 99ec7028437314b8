import { expect } from 'chai';
import { canonicalTargets } from '../../../../domain/seo/checks/canonical-targets.js';
import { htmlPage } from '../../../support/html-page.js';
import { pageFrom } from '../../../support/pages.js';
import { siteFrom } from '../../../support/site.js';

const page = (path: string, canonical: string, status = 200) =>
  pageFrom(htmlPage('', `<link rel="canonical" href="${canonical}">`), { url: `https://site.example${path}`, status });

describe('[U] canonicalTargets', () => {
  it('pairs pages with the other page they name', () => {
    const site = siteFrom([page('/a', '/b'), page('/b', '/b'), page('/c', '/unknown'), page('/d', '/b', 404)]);
    expect(canonicalTargets(site).map(({ page, target }) => [page.url, target.url])).to.deep.equal([
      ['https://site.example/a', 'https://site.example/b'],
    ]);
  });
});
