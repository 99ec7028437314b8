import { expect } from 'chai';
import { secHstsMissing } from '../../../../../domain/seo/checks/sec/hsts-missing.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/page';
const judge = (headers: Record<string, string>, at = url) =>
  secHstsMissing.judge(siteFrom([pageFrom('<p>Hello</p>', { url: at, headers })]), context());

describe('[U] sec/hsts-missing', () => {
  it('fires without the header', () => {
    expect(judge({})).to.deep.equal([
      {
        url,
        observed: 'no header',
        expected: 'max-age of at least 15552000',
        where: 'Strict-Transport-Security header',
      },
    ]);
  });

  it('fires one second below 180 days', () => {
    expect(judge({ 'strict-transport-security': 'max-age=15551999; includeSubDomains' })).to.deep.equal([
      {
        url,
        observed: 'max-age=15551999; includeSubDomains',
        expected: 'max-age of at least 15552000',
        where: 'Strict-Transport-Security header',
      },
    ]);
  });

  it('is satisfied with 180 days, in any order and quoted', () => {
    expect([
      judge({ 'strict-transport-security': 'max-age=15552000' }),
      judge({ 'strict-transport-security': 'includeSubDomains; Max-Age="31536000"; preload' }),
    ]).to.deep.equal([[], []]);
  });

  it('counts the first of two headers only', () => {
    expect(judge({ 'strict-transport-security': 'max-age=0, max-age=31536000' }).length).to.deep.equal(1);
  });

  it('is silent over http and for IP addresses, where the header means nothing', () => {
    expect([
      judge({}, 'http://site.example/'),
      judge({}, 'https://192.0.2.7/'),
      judge({}, 'https://[2001:db8::1]/'),
    ]).to.deep.equal([[], [], []]);
  });

  it('judges the page that the start URL redirects to', () => {
    expect(
      secHstsMissing
        .judge(
          siteFrom([
            pageFrom('', { url: 'http://site.example/', status: 301, fetch: { redirect_url: url } }),
            pageFrom('<p>Hello</p>', { url }),
          ]),
          context(),
        )
        .map((finding) => finding.url),
    ).to.deep.equal([url]);
  });
});
