import { expect } from 'chai';
import { h1Missing } from '../../../../../domain/seo/checks/h1/missing.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => h1Missing.judge(pageFrom(html, { url }), context());

describe('[U] h1/missing', () => {
  it('fires on a page without h1', () => {
    expect(
      judge('<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><h2>Tables</h2></body></html>'),
    ).to.deep.equal([{ url, observed: 'no h1', expected: 'one h1 with text' }]);
  });

  it('fires when no h1 has text', () => {
    expect(
      judge('<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><h1> </h1></body></html>'),
    ).to.deep.equal([{ url, observed: 'no h1 has text', expected: 'one h1 with text' }]);
  });

  it('takes the alt text of an image for text', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><h1><img src="logo.png" alt="Oak tables"></h1></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('leaves a page with h1 alone', () => {
    expect(
      judge('<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><h1>Tables</h1></body></html>'),
    ).to.deep.equal([]);
  });
});
