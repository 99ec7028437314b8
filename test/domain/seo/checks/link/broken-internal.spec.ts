import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { linkBrokenInternal } from '../../../../../domain/seo/checks/link/broken-internal.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { redirectPage } from '../../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (...pages: PageArtifact[]) => linkBrokenInternal.judge(siteFrom(pages), context());

describe('[U] link/broken-internal', () => {
  it('fires once for a target, with the count of linking pages and ten of them', () => {
    const sources = Array.from({ length: 12 }, (_, at) => linkPage(`${site}/${at}`, '/gone', '/gone#part'));
    const [found, ...others] = judge(...sources, pageFrom('', { url: `${site}/gone`, status: 404 }));
    expect(others).to.deep.equal([]);
    expect(found).to.deep.include({
      url: `${site}/gone`,
      observed: '404',
      expected: '200',
      where: 'a[href]',
      count: 12,
    });
    expect(found?.related_urls).to.deep.equal(Array.from({ length: 10 }, (_, at) => `${site}/${at}`));
  });

  it('fires for a target that ends in an error', () => {
    const error = { kind: 'timeout' as const, message: '30 s' };
    const pages = [
      linkPage(`${site}/`, '/old'),
      redirectPage(`${site}/old`, `${site}/new`),
      pageFrom('', { url: `${site}/new`, status: 0, fetch: { error } }),
    ];
    expect(judge(...pages).map(({ url, observed }) => [url, observed])).to.deep.equal([
      [`${site}/old`, `→ ${site}/new: no answer (timeout: 30 s)`],
    ]);
  });

  it('leaves good targets, walls, blocked and unknown ones alone', () => {
    const pages = [
      linkPage(`${site}/`, '/ok', '/wall', '/blocked', '/unknown'),
      linkPage(`${site}/ok`),
      pageFrom('', { url: `${site}/wall`, status: 403 }),
      pageFrom('', { url: `${site}/blocked`, status: 0, allowed: false }),
    ];
    expect(judge(...pages)).to.deep.equal([]);
  });
});
