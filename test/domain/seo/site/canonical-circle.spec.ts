import { expect } from 'chai';
import { canonicalCircle } from '../../../../domain/seo/site/canonical-circle.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const url = (path: string) => `https://site.example${path}`;
const site = siteFrom(
  [
    ['/in', '/a'],
    ['/a', '/b'],
    ['/b', '/a'],
    ['/x', '/y'],
    ['/y', '/y'],
    ['/z', '/unknown'],
  ].map(([path, canonical]) =>
    pageFrom(htmlPage('', `<link rel="canonical" href="${canonical}">`), { url: url(path ?? '') }),
  ),
);

describe('[U] canonicalCircle', () => {
  it('names the members only, wherever it is entered', () => {
    expect(canonicalCircle(site, url('/in'))).to.deep.equal([url('/a'), url('/b')]);
    expect(canonicalCircle(site, url('/b'))).to.deep.equal([url('/b'), url('/a')]);
  });

  it('is empty where canonicals come to an end', () => {
    for (const path of ['/x', '/y', '/z', '/none']) expect(canonicalCircle(site, url(path)), path).to.deep.equal([]);
  });
});
