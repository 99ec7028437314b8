import { expect } from 'chai';
import { registrableDomain } from '../../../../domain/base/url/registrable-domain.js';

describe('[U] registrableDomain', () => {
  for (const [url, domain] of [
    ['https://shop.example.co.uk/a', 'example.co.uk'],
    ['https://www.example.com/', 'example.com'],
    ['http://127.0.0.1:8080/', '127.0.0.1'],
    ['http://localhost:3000/', 'localhost'],
    ['no url', null],
  ] as const) {
    it(`finds ${domain} in ${url}`, () => {
      expect(registrableDomain(url)).to.equal(domain);
    });
  }
});
