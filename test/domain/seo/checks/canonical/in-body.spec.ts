import { expect } from 'chai';
import { canonicalInBody } from '../../../../../domain/seo/checks/canonical/in-body.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  canonicalInBody.judge(pageFrom(html, overrides), context());

describe('[U] canonical/in-body', () => {
  it('fires after an element that ends the head', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>A</title><div>Ad</div><link rel="canonical" href="/page"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([{ url, observed: '/page', expected: 'in the head', where: 'body; the head was ended by <div>' }]);
  });

  it('leaves one in the head alone', () => {
    expect(judge(htmlPage('<p>Text</p>', '<link rel="canonical" href="/page">'))).to.deep.equal([]);
  });
});
