import { expect } from 'chai';
import type { HostProbes } from '../../../../../domain/seo/artifacts/host-probes.js';
import { crawlHard404WrongStatus } from '../../../../../domain/seo/checks/crawl/hard-404-wrong-status.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const probes = (random: Partial<NonNullable<HostProbes['random_path']>>): HostProbes => ({
  http_form: null,
  https_form: null,
  www_form: null,
  random_path: { url: `${site}/no-such-path`, status: 404, redirect_url: null, title: null, simhash: null, ...random },
  favicon: null,
  llms_txt: null,
});
const judge = (random: Partial<NonNullable<HostProbes['random_path']>>) =>
  crawlHard404WrongStatus.judge(siteFrom([linkPage(`${site}/`)], { probes: probes(random) }), context());

describe('[U] crawl/hard-404-wrong-status', () => {
  it('fires when a made-up path returns 200', () => {
    expect(judge({ status: 200 })).to.deep.equal([{ url: `${site}/no-such-path`, observed: '200', expected: '404' }]);
  });

  it('fires when it redirects to the home page', () => {
    expect(judge({ status: 302, redirect_url: `${site}/` })[0]?.observed).to.equal(`redirects to ${site}/ (302)`);
  });

  it('shows where another redirect ends', () => {
    expect(judge({ status: 200, redirect_url: `${site}/404.html` })[0]?.observed).to.equal(
      `redirects to ${site}/404.html (200)`,
    );
  });

  it('leaves 404, 410 and a redirect elsewhere alone', () => {
    expect(judge({ status: 404 })).to.deep.equal([]);
    expect(judge({ status: 410 })).to.deep.equal([]);
    expect(judge({ status: 301, redirect_url: `${site}/no-such-path/` })).to.deep.equal([]);
  });
});
