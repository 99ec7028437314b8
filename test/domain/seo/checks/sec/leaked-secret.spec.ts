import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { secLeakedSecret } from '../../../../../domain/seo/checks/sec/leaked-secret.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  secLeakedSecret.judge(siteFrom(pages, overrides), context());

describe('[U] sec/leaked-secret', () => {
  const key = `gh${'p_'}q7Zt2LpX9vKd4MwRb8Ns6GyHc3Jf5TaUe1Qi`;

  it('fires once for a key, with the pages that hold it', () => {
    const script = `<script>const token = "${key}";</script>`;
    expect(judge([page('/', script), page('/b', script)])).to.deep.equal([
      {
        url: `${site}/`,
        observed: 'GitHub token: ghp_…Qi (40 characters)',
        expected: 'no key in the source',
        where: 'inline script',
        count: 2,
        related_urls: [`${site}/b`],
      },
    ]);
  });

  it('is information for keys that are made for pages', () => {
    const maps = `<p data-key="AI${'za'}q7Zt2LpX9vKd4MwRb8Ns6GyHc3Jf5TaUe1Q"></p>`;
    expect(judge([page('/', maps)]).map(({ severity, where }) => [severity, where])).to.deep.equal([
      ['info', 'source of the page'],
    ]);
  });

  it('leaves pages without keys alone', () => expect(judge([page('/', '<p>ghp_ is a prefix</p>')])).to.deep.equal([]));
});
