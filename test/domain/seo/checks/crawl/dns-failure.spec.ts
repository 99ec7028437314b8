import { expect } from 'chai';
import type { FetchError } from '../../../../../domain/seo/artifacts/fetch.js';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlDnsFailure } from '../../../../../domain/seo/checks/crawl/dns-failure.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const failed = (kind: FetchError['kind']) =>
  pageFrom('', { url: `${site}/${kind}`, status: 0, fetch: { error: { kind, message: 'it failed' } } });
const judge = (...pages: PageArtifact[]) => crawlDnsFailure.judge(siteFrom(pages), context());

describe('[U] crawl/dns-failure', () => {
  it('fires when the host does not resolve', () => {
    expect(judge(failed('dns'))).to.deep.equal([
      { url: `${site}/dns`, observed: 'no answer (dns: it failed)', expected: 'a host name that resolves' },
    ]);
  });

  it('leaves other failures alone', () => {
    expect(judge(failed('refused'), linkPage(`${site}/`))).to.deep.equal([]);
  });
});
