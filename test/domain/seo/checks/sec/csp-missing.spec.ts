import { expect } from 'chai';
import { secCspMissing } from '../../../../../domain/seo/checks/sec/csp-missing.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/page';
const judge = (html: string, headers: Record<string, string> = {}) =>
  secCspMissing.judge(siteFrom([pageFrom(html, { url, headers })]), context());

describe('[U] sec/csp-missing', () => {
  it('fires without a policy', () => {
    expect(judge('<p>Hello</p>')).to.deep.equal([
      { url, observed: 'no policy in header or meta', expected: 'a policy', where: 'Content-Security-Policy header' },
    ]);
  });

  it('does not count a report-only policy', () => {
    expect(judge('<p>Hello</p>', { 'content-security-policy-report-only': "default-src 'self'" })).to.deep.equal([
      {
        url,
        observed: 'a report-only policy, which blocks nothing',
        expected: 'a policy',
        where: 'Content-Security-Policy header',
      },
    ]);
  });

  it('takes a policy from the header', () => {
    expect(judge('<p>Hello</p>', { 'content-security-policy': "default-src 'self'" })).to.deep.equal([]);
  });

  it('takes a policy from the meta element', () => {
    expect(
      judge('<head><meta http-equiv="Content-Security-Policy" content="default-src https:"></head><p>Hello</p>'),
    ).to.deep.equal([]);
  });
});
