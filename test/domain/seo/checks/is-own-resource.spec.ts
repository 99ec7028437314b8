import { expect } from 'chai';
import { isOwnResource } from '../../../../domain/seo/checks/is-own-resource.js';

describe('[U] is own resource', () => {
  const cases: [start: string, url: string, own: boolean][] = [
    ['https://www.site.example/', 'https://static.site.example/a.js', true],
    ['https://shop.site.co.uk/', 'https://cdn.site.co.uk/a.js', true],
    ['https://a.co.uk/', 'https://b.co.uk/a.js', false],
    ['https://site.example/', 'https://cdn.example/a.js', false],
    ['http://127.0.0.1:80/', 'http://127.0.0.1:81/a.js', true],
  ];
  for (const [start_url, url, own] of cases)
    it(`${url} on ${start_url}: ${own}`, () => expect(isOwnResource({ start_url }, url)).to.equal(own));
});
