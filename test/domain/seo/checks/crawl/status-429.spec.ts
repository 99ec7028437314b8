import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlStatus429 } from '../../../../../domain/seo/checks/crawl/status-429.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (...pages: PageArtifact[]) => crawlStatus429.judge(siteFrom(pages), context());

describe('[U] crawl/status-429', () => {
  it('says "rate limited", never "broken"', () => {
    expect(judge(pageFrom('', { url: `${site}/a`, status: 429 }))).to.deep.equal([
      { url: `${site}/a`, observed: 'rate limited (429)', expected: '200' },
    ]);
  });

  it('leaves other statuses alone', () => {
    expect(judge(pageFrom('', { status: 428 }), pageFrom('', { status: 503 }))).to.deep.equal([]);
  });
});
