import { expect } from 'chai';
import { descMultiple } from '../../../../../domain/seo/checks/desc/multiple.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => descMultiple.judge(pageFrom(html, { url }), context());

describe('[U] desc/multiple', () => {
  it('fires on two descriptions and shows both', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta name="description" content="One"><meta name="description" content="Two"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([{ url, observed: '"One"; "Two"', count: 2, expected: 'one meta description' }]);
  });

  it('leaves one description alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><meta name="description" content="One"><meta property="og:description" content="Two"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
