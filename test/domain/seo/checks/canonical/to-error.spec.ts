import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { canonicalToError } from '../../../../../domain/seo/checks/canonical/to-error.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, canonical: string | null, head = '') =>
  pageFrom(
    htmlPage(`<p>${path}</p>`, `${canonical === null ? '' : `<link rel="canonical" href="${canonical}">`}${head}`),
    {
      url: `${site}${path}`,
    },
  );
const judge = (...pages: PageArtifact[]) => canonicalToError.judge(siteFrom(pages), context());

describe('[U] canonical/to-error', () => {
  it('fires for an error and for no answer, once for each target', () => {
    const error = { kind: 'refused' as const, message: 'closed' };
    const pages = [
      page('/a', '/gone'),
      page('/b', '/dead'),
      page('/c', '/gone'),
      pageFrom('', { url: `${site}/gone`, status: 404 }),
      pageFrom('', { url: `${site}/dead`, status: 0, fetch: { error } }),
    ];
    expect(judge(...pages)).to.deep.equal([
      {
        url: `${site}/gone`,
        observed: '404',
        expected: '200',
        where: 'canonical',
        count: 2,
        related_urls: [`${site}/a`, `${site}/c`],
      },
      {
        url: `${site}/dead`,
        observed: 'no answer (refused: closed)',
        expected: '200',
        where: 'canonical',
        count: 1,
        related_urls: [`${site}/b`],
      },
    ]);
  });

  it('leaves 200, and a wall against crawlers, alone', () => {
    expect(judge(page('/a', '/b'), page('/b', null))).to.deep.equal([]);
    expect(judge(page('/a', '/b'), pageFrom('', { url: `${site}/b`, status: 403 }))).to.deep.equal([]);
  });
});
