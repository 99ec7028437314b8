import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { hreflangToRedirect } from '../../../../../domain/seo/checks/hreflang/to-redirect.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { redirectPage } from '../../../../support/sites/redirect-page.js';
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
const judge = (...pages: PageArtifact[]) => hreflangToRedirect.judge(siteFrom(pages), context());

describe('[U] hreflang/to-redirect', () => {
  it('fires and shows where the version leads', () => {
    expect(judge(page('/en', { de: '/de' }), redirectPage(`${site}/de`, `${site}/de/`))).to.deep.equal([
      {
        url: `${site}/de`,
        observed: `de: 301 → ${site}/de/`,
        expected: '200',
        where: 'link[hreflang]',
        count: 1,
        related_urls: [`${site}/en`],
      },
    ]);
  });

  it('leaves a version that answers alone', () => {
    expect(judge(page('/en', { de: '/de' }), page('/de', {}))).to.deep.equal([]);
  });
});
