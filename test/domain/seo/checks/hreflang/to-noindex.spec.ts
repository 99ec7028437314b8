import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { hreflangToNoindex } from '../../../../../domain/seo/checks/hreflang/to-noindex.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, alternates: Record<string, string>, head = '') =>
  pageFrom(
    htmlPage(
      `<p>${path}</p>`,
      Object.entries(alternates)
        .map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`)
        .join('') + head,
    ),
    { url: `${site}${path}` },
  );
const judge = (...pages: PageArtifact[]) => hreflangToNoindex.judge(siteFrom(pages), context());

describe('[U] hreflang/to-noindex', () => {
  const hidden = '<meta name="robots" content="noindex">';

  it('fires for a version that must not be listed', () => {
    expect(judge(page('/en', { de: '/de' }), page('/de', {}, hidden))).to.deep.equal([
      {
        url: `${site}/de`,
        observed: 'de: noindex',
        expected: 'an indexable page',
        where: 'link[hreflang]',
        count: 1,
        related_urls: [`${site}/en`],
      },
    ]);
  });

  it('leaves a pair alone that no page names which can be found', () => {
    const pair = [page('/en', { de: '/de', en: '/en' }, hidden), page('/de', { de: '/de', en: '/en' }, hidden)];
    expect(judge(...pair)).to.deep.equal([]);
  });

  it('leaves indexable versions, and a noindex page naming itself, alone', () => {
    expect(judge(page('/en', { de: '/de' }), page('/de', {}), page('/x', { fr: '/x' }, hidden))).to.deep.equal([]);
  });
});
