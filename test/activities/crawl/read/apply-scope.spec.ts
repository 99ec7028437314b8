import { expect } from 'chai';
import { applyScope } from '../../../../activities/crawl/read/apply-scope.js';
import { createScope } from '../../../../domain/crawl/crawl-scope.js';
import { pageFrom } from '../../../support/sites/pages.js';

describe('[U] apply scope', () => {
  it('names links as the crawl does, and calls those within its site internal', () => {
    const html = pageFrom(
      '<a href="/a?utm_source=x">a</a><a href="https://shop.example.com/">s</a><a href="https://other.example/?utm_source=x">o</a><a href="mailto:a@b.example">m</a>',
      { url: 'https://www.example.com/' },
    ).html;
    if (!html) throw new Error('The page is HTML');
    const scope = { subdomains: true, ignore_parameters: ['utm_*'] };
    const { anchors } = applyScope(html, createScope(scope, 'https://www.example.com/'));
    expect(anchors.map(({ url, internal }) => [url, internal])).to.deep.equal([
      ['https://www.example.com/a', true],
      ['https://shop.example.com/', true],
      ['https://other.example/?utm_source=x', false],
      [null, false],
    ]);
  });
});
