import { expect } from 'chai';
import { schemaNoneOnSite } from '../../../../../domain/seo/checks/schema/none-on-site.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const page = (name: string, body: string) =>
  pageFrom(`<head><title>T</title></head><body>${body}</body>`, { url: `https://example.test/${name}` });

describe('[U] schema/none-on-site', () => {
  it('fires when no page has any', () => {
    expect(schemaNoneOnSite.judge(siteFrom([page('', '<p>A</p>'), page('b', '<p>B</p>')]), context())).to.deep.equal([
      {
        url: 'https://example.test/',
        observed: 'no JSON-LD, microdata or RDFa (pages read: 2)',
        expected: 'structured data on the main pages',
      },
    ]);
  });

  it('leaves a site alone when one page has JSON-LD', () => {
    const jsonLd = '<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite"}</script>';
    expect(schemaNoneOnSite.judge(siteFrom([page('', '<p>A</p>'), page('b', jsonLd)]), context())).to.deep.equal([]);
  });

  it('leaves a site with microdata or RDFa alone', () => {
    for (const markup of [
      '<p itemscope itemtype="https://schema.org/Thing"></p>',
      '<p vocab="https://schema.org/" typeof="Thing"></p>',
    ]) {
      expect(schemaNoneOnSite.judge(siteFrom([page('', markup)]), context())).to.deep.equal([]);
    }
  });

  it('says nothing when no page could be read', () => {
    expect(schemaNoneOnSite.judge(siteFrom([]), context())).to.deep.equal([]);
  });
});
