import { expect } from 'chai';
import type { HostProbes } from '../../../../../domain/seo/artifacts/host-probes.js';
import { crawlHttpNotRedirected } from '../../../../../domain/seo/checks/crawl/http-not-redirected.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const NOTHING: HostProbes = {
  http_form: null,
  https_form: null,
  www_form: null,
  random_path: null,
  favicon: null,
  llms_txt: null,
};
const judge = (probes: Partial<HostProbes>) =>
  crawlHttpNotRedirected.judge(siteFrom([linkPage(`${site}/`)], { probes: { ...NOTHING, ...probes } }), context());

describe('[U] crawl/http-not-redirected', () => {
  it('fires when http returns 200 without going to https', () => {
    expect(judge({ http_form: { status: 200, final_url: 'http://site.example/', error: null } })).to.deep.equal([
      {
        url: `${site}/`,
        observed: 'http ends with 200 at http://site.example/',
        expected: 'a redirect to https',
      },
    ]);
  });

  it('leaves a redirect to https, a closed port and an unknown answer alone', () => {
    const refused = { kind: 'refused' as const, message: 'closed' };
    expect(judge({ http_form: { status: 200, final_url: `${site}/`, error: null } })).to.deep.equal([]);
    expect(judge({ http_form: { status: 0, final_url: null, error: refused } })).to.deep.equal([]);
    expect(judge({ http_form: null })).to.deep.equal([]);
  });

  it('leaves a site without https to its own check', () => {
    const error = { kind: 'tls' as const, message: 'no certificate' };
    expect(
      judge({
        http_form: { status: 200, final_url: 'http://site.example/', error: null },
        https_form: { status: 0, error },
      }),
    ).to.deep.equal([]);
  });
});
