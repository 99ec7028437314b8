import { expect } from 'chai';
import { ogImageRelative } from '../../../../../domain/seo/checks/og/image-relative.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => ogImageRelative.judge(pageFrom(html, { url }), context());

describe('[U] og/image-relative', () => {
  it('fires on paths and on addresses without a scheme', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta property="og:image" content="/a.png"><meta property="og:image" content="//cdn.test/b.png"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: '"/a.png"; "//cdn.test/b.png"',
        count: 2,
        expected: 'an absolute http(s) URL',
        where: 'meta[property="og:image"]',
      },
    ]);
  });

  it('leaves absolute addresses alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta property="og:image" content="https://example.test/a.png"><meta property="og:image:url" content="HTTP://example.test/b.png"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('leaves a missing one to og/image-missing', () => {
    expect(judge('<!DOCTYPE html><html lang="en"><head></head><body><p>Text</p></body></html>')).to.deep.equal([]);
  });
});
