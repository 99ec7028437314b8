import { expect } from 'chai';
import { headViewportMissing } from '../../../../../domain/seo/checks/head/viewport-missing.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => headViewportMissing.judge(pageFrom(html, { url }), context());

describe('[U] head/viewport-missing', () => {
  it('fires on a page without a viewport', () => {
    expect(
      judge('<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><p>Text</p></body></html>'),
    ).to.deep.equal([
      { url, observed: 'no viewport meta', expected: 'width=device-width, initial-scale=1', where: 'head' },
    ]);
  });

  it('leaves a page with one alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta name="viewport" content="width=device-width"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
