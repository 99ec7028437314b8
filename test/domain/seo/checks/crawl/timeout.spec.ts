import { expect } from 'chai';
import type { FetchError } from '../../../../../domain/seo/artifacts/fetch.js';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlTimeout } from '../../../../../domain/seo/checks/crawl/timeout.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const failed = (kind: FetchError['kind']) =>
  pageFrom('', { url: `${site}/${kind}`, status: 0, fetch: { error: { kind, message: 'it failed' } } });
const judge = (...pages: PageArtifact[]) => crawlTimeout.judge(siteFrom(pages), context());

describe('[U] crawl/timeout', () => {
  it('fires when no complete answer came in time', () => {
    expect(judge(failed('timeout'))).to.deep.equal([
      {
        url: `${site}/timeout`,
        observed: 'no answer (timeout: it failed)',
        expected: 'a complete response within the time limit',
      },
    ]);
  });

  it('leaves other failures alone', () => {
    expect(judge(failed('reset'), linkPage(`${site}/`))).to.deep.equal([]);
  });
});
