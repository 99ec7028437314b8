import { expect } from 'chai';
import { secFrameOptionsMissing } from '../../../../../domain/seo/checks/sec/frame-options-missing.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const url = 'https://site.example/page';
const judge = (headers: Record<string, string>, at = url) =>
  secFrameOptionsMissing.judge(siteFrom([pageFrom('<p>Hello</p>', { url: at, headers })]), context());

describe('[U] sec/frame-options-missing', () => {
  it('fires without either header', () => {
    expect(judge({})).to.deep.equal([
      {
        url,
        observed: 'no header',
        expected: 'frame-ancestors, or DENY or SAMEORIGIN',
        where: 'X-Frame-Options header',
      },
    ]);
  });

  it('fires on ALLOW-FROM, which browsers ignore', () => {
    expect(judge({ 'x-frame-options': 'ALLOW-FROM https://a.example' }).length).to.deep.equal(1);
  });

  it('is satisfied with either', () => {
    expect([
      judge({ 'x-frame-options': 'sameorigin' }),
      judge({ 'content-security-policy': "frame-ancestors 'self'" }),
    ]).to.deep.equal([[], []]);
  });

  it('does not count frame-ancestors in a meta element', () => {
    expect(
      secFrameOptionsMissing.judge(
        siteFrom([
          pageFrom('<head><meta http-equiv="Content-Security-Policy" content="frame-ancestors \'none\'"></head>Hi', {
            url,
          }),
        ]),
        context(),
      ).length,
    ).to.deep.equal(1);
  });
});
