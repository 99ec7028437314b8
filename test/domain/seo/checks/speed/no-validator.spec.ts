import { expect } from 'chai';
import { speedNoValidator } from '../../../../../domain/seo/checks/speed/no-validator.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (...headers: Record<string, string>[]) =>
  speedNoValidator.judge(
    siteFrom(headers.map((each, n) => pageFrom('Hi', { url: `https://site.example/${n}`, headers: each }))),
    context(),
  );

describe('[U] speed/no-validator', () => {
  it('tells all pages without a validator as one finding', () => {
    expect(judge({}, { etag: '"1"' }, {})).to.deep.equal([
      {
        url: 'https://site.example/0',
        observed: '2 of 3 pages without either',
        expected: 'ETag or Last-Modified',
        where: 'response headers',
        count: 2,
        related_urls: ['https://site.example/2'],
      },
    ]);
  });

  it('is satisfied with either header', () => {
    expect(judge({ etag: 'W/"1"' }, { 'last-modified': 'Mon, 01 Jun 2026 00:00:00 GMT' })).to.deep.equal([]);
  });
});
