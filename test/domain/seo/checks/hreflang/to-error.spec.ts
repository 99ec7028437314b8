import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { hreflangToError } from '../../../../../domain/seo/checks/hreflang/to-error.js';
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
const judge = (...pages: PageArtifact[]) => hreflangToError.judge(siteFrom(pages), context());

describe('[U] hreflang/to-error', () => {
  it('fires once for a broken version, with the pages naming it', () => {
    const gone = pageFrom('', { url: `${site}/de`, status: 404 });
    expect(judge(page('/en', { de: '/de' }), page('/fr', { de: '/de' }), gone)).to.deep.equal([
      {
        url: `${site}/de`,
        observed: 'de: 404',
        expected: '200',
        where: 'link[hreflang]',
        count: 2,
        related_urls: [`${site}/en`, `${site}/fr`],
      },
    ]);
  });

  it('leaves a version that answers, and a wall against crawlers, alone', () => {
    const wall = pageFrom('', { url: `${site}/fr`, status: 403 });
    expect(judge(page('/en', { de: '/de', fr: '/fr' }), page('/de', {}), wall)).to.deep.equal([]);
  });
});
