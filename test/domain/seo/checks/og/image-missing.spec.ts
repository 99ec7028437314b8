import { expect } from 'chai';
import { ogImageMissing } from '../../../../../domain/seo/checks/og/image-missing.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => ogImageMissing.judge(pageFrom(html, { url }), context());

describe('[U] og/image-missing', () => {
  it('fires on a page without og:image', () => {
    expect(
      judge('<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><p>Text</p></body></html>'),
    ).to.deep.equal([{ url, observed: 'no og:image', expected: 'og:image with a value', where: 'head' }]);
  });

  it('takes a blank value for none', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta property="og:image" content=" "></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([{ url, observed: 'no og:image', expected: 'og:image with a value', where: 'head' }]);
  });

  it('leaves a page with one alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta property="og:image" content="https://example.test/a.png"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('accepts the name attribute in place of property', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta name="og:image" content="x"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('accepts og:image:secure_url', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta property="og:image:secure_url" content="https://example.test/a.png"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
