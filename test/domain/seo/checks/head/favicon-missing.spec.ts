import { expect } from 'chai';
import type { HostProbes } from '../../../../../domain/seo/artifacts/host-probes.js';
import { headFaviconMissing } from '../../../../../domain/seo/checks/head/favicon-missing.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const plain = '<!DOCTYPE html><html><head><title>T</title></head><body>Text</body></html>';

function faviconAnswering(status: number, html: string) {
  const probes: HostProbes = {
    http_form: null,
    https_form: null,
    www_form: null,
    random_path: null,
    favicon: { status },
    llms_txt: null,
  };
  const page = pageFrom(html, { url: 'https://example.test/' });
  return headFaviconMissing.judge(siteFrom([page], { probes }), context());
}

describe('[U] head/favicon-missing', () => {
  it('fires when no page links an icon and /favicon.ico is not there', () => {
    expect(faviconAnswering(404, plain)).to.deep.equal([
      {
        url: 'https://example.test/',
        observed: 'no icon link (pages read: 1), /favicon.ico returns 404',
        expected: 'link rel="icon" or /favicon.ico',
        where: 'head',
      },
    ]);
  });

  it('leaves a site with /favicon.ico alone', () => {
    expect(faviconAnswering(200, plain)).to.deep.equal([]);
  });

  it('leaves a site with an icon link alone', () => {
    const linked = plain.replace('</head>', '<link rel="shortcut icon" href="/i.png"></head>');
    expect(faviconAnswering(404, linked)).to.deep.equal([]);
  });

  it('does not take a rate limit, a login wall or silence for a missing file', () => {
    for (const status of [0, 401, 403, 429]) expect(faviconAnswering(status, plain)).to.deep.equal([]);
  });
});
