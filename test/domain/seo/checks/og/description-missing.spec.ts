import { expect } from 'chai';
import { ogDescriptionMissing } from '../../../../../domain/seo/checks/og/description-missing.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => ogDescriptionMissing.judge(pageFrom(html, { url }), context());

describe('[U] og/description-missing', () => {
  it('fires on a page without og:description', () => {
    expect(
      judge('<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><p>Text</p></body></html>'),
    ).to.deep.equal([{ url, observed: 'no og:description', expected: 'og:description with a value', where: 'head' }]);
  });

  it('takes a blank value for none', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta property="og:description" content=" "></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([{ url, observed: 'no og:description', expected: 'og:description with a value', where: 'head' }]);
  });

  it('leaves a page with one alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta property="og:description" content="https://example.test/a.png"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('accepts the name attribute in place of property', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta name="og:description" content="x"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
