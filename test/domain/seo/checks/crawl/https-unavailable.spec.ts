import { expect } from 'chai';
import type { HostProbes } from '../../../../../domain/seo/artifacts/host-probes.js';
import { crawlHttpsUnavailable } from '../../../../../domain/seo/checks/crawl/https-unavailable.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const NOTHING: HostProbes = {
  http_form: null,
  https_form: null,
  www_form: null,
  random_path: null,
  favicon: null,
  llms_txt: null,
};
const judge = (https_form: HostProbes['https_form']) =>
  crawlHttpsUnavailable.judge(
    siteFrom([linkPage('http://site.example/')], { probes: { ...NOTHING, https_form } }),
    context(),
  );

describe('[U] crawl/https-unavailable', () => {
  it('fires when the certificate is not valid', () => {
    expect(judge({ status: 0, error: { kind: 'tls', message: 'certificate has expired' } })).to.deep.equal([
      {
        url: 'https://site.example/',
        observed: 'no answer (tls: certificate has expired)',
        expected: 'a response over TLS',
      },
    ]);
  });

  it('leaves any answer, and a form that was not tried, alone', () => {
    expect(judge({ status: 200, error: null })).to.deep.equal([]);
    expect(judge({ status: 503, error: null })).to.deep.equal([]);
    expect(judge(null)).to.deep.equal([]);
  });
});
