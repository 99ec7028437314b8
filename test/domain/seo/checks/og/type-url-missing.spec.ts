import { expect } from 'chai';
import { ogTypeUrlMissing } from '../../../../../domain/seo/checks/og/type-url-missing.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => ogTypeUrlMissing.judge(pageFrom(html, { url }), context());

describe('[U] og/type-url-missing', () => {
  it('fires when both are missing', () => {
    expect(judge('<!DOCTYPE html><html lang="en"><head></head><body><p>Text</p></body></html>')).to.deep.equal([
      { url, observed: 'no og:type, no og:url', expected: 'og:type and og:url', where: 'head' },
    ]);
  });

  it('fires when one is missing', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta property="og:type" content="article"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([{ url, observed: 'no og:url', expected: 'og:type and og:url', where: 'head' }]);
  });

  it('leaves a page with both alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta property="og:type" content="article"><meta property="og:url" content="https://example.test/page"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
