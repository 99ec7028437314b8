import { expect } from 'chai';
import type { FetchError } from '../../../../../domain/seo/artifacts/fetch.js';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlNoResponse } from '../../../../../domain/seo/checks/crawl/no-response.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const failed = (kind: FetchError['kind']) =>
  pageFrom('', { url: `${site}/${kind}`, status: 0, fetch: { error: { kind, message: 'it failed' } } });
const judge = (...pages: PageArtifact[]) => crawlNoResponse.judge(siteFrom(pages), context());

describe('[U] crawl/no-response', () => {
  for (const kind of ['refused', 'reset', 'tls', 'protocol', 'bad_encoding'] as const) {
    it(`fires and names the reason: ${kind}`, () => {
      expect(judge(linkPage(`${site}/`, `/${kind}`), failed(kind))).to.deep.equal([
        {
          url: `${site}/${kind}`,
          observed: `no answer (${kind}: it failed)`,
          expected: 'a complete response',
          related_urls: [`${site}/`],
        },
      ]);
    });
  }

  it('leaves name resolution, time-outs and refused addresses to others', () => {
    expect(judge(failed('dns'), failed('timeout'), failed('url_not_allowed'))).to.deep.equal([]);
  });

  it('leaves a page that robots.txt keeps us from alone', () => {
    expect(judge(pageFrom('', { status: 0, allowed: false }))).to.deep.equal([]);
  });
});
