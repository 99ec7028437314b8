import { expect } from 'chai';
import { pageReferences } from '../../../../domain/seo/page/page-references.js';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { type PageOverrides, pageFrom } from '../../../support/sites/pages.js';

const head = `<!DOCTYPE html><title>T</title>
  <link rel="prev" href="/list?page=1"><link rel="next" href="/list?page=3"><link rel="amphtml" href="/amp">
  <link rel="alternate" hreflang="de" href="/de"><link rel="alternate" hreflang="en" href="/p">
  <link rel="canonical" href="/main"><p>Text</p>`;
const references = (overrides: PageOverrides = {}) =>
  pageReferences(summarizePage(pageFrom(head, { url: 'https://a.example/p', ...overrides })));

describe('[U] pageReferences', () => {
  it('are what a page names beside its links, itself left out', () => {
    const paths = ['/main', '/de', '/amp', '/list?page=3', '/list?page=1'];
    expect(references()).to.deep.equal(paths.map((path) => `https://a.example${path}`));
  });

  it('knows those of the Link header', () => {
    const link = '</fr>; rel="alternate"; hreflang="fr"';
    expect(references({ headers: { link } })).to.include('https://a.example/fr');
  });

  it('takes none from error pages', () => {
    expect(references({ status: 404 })).to.deep.equal([]);
  });
});
