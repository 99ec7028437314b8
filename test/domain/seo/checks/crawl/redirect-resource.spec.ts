import { expect } from 'chai';
import { crawlRedirectResource } from '../../../../../domain/seo/checks/crawl/redirect-resource.js';
import { judgeResources, SITE, sampleResource, USERS } from '../../../../support/samples/resource-results.js';

const moved = { verdict: 'redirect' as const, redirect_url: `${SITE}/new` };
const strange = 'https://cdn.example/file';

describe('[U] crawl/redirect-resource', () => {
  it('fires for files of the site and for scripts and style sheets of others', () => {
    const resources = [
      sampleResource(moved),
      sampleResource({ ...moved, url: strange, kinds: ['script'] }),
      sampleResource({ ...moved, url: strange, kinds: ['style'] }),
    ];
    const finding = { observed: `redirects to ${SITE}/new`, expected: 'the file itself', ...USERS };
    expect(judgeResources(crawlRedirectResource, resources)).to.deep.equal([
      { url: `${SITE}/file`, ...finding },
      { url: strange, ...finding },
      { url: strange, ...finding },
    ]);
  });

  it('leaves direct answers, counters of others and broken chains alone', () => {
    const resources = [
      sampleResource(),
      sampleResource({ ...moved, url: strange }),
      sampleResource({ ...moved, kinds: ['og_image'] }),
      sampleResource({ ...moved, verdict: 'broken' }),
      sampleResource({ ...moved, verdict: 'unverified' }),
    ];
    expect(judgeResources(crawlRedirectResource, resources)).to.deep.equal([]);
  });
});
