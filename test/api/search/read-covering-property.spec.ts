import { expect } from 'chai';
import { HttpError } from '../../../api/http/http-error.js';
import { readCoveringProperty } from '../../../api/search/read-covering-property.js';

describe('[U] property that covers a site', () => {
  const site = 'https://www.shop.example/blog/';

  it('is its own, one above, or that of its domain', () => {
    for (const property of [site, 'http://shop.example/', 'sc-domain:shop.example'])
      expect(readCoveringProperty(property, site)).to.equal(property);
  });

  it('is refused with the field where it is another, or none', () => {
    for (const property of ['sc-domain:other.example', 'https://www.shop.example/shop/', 'shop']) {
      expect(() => readCoveringProperty(property, site, 'search_property'), property).to.throw(HttpError);
    }
  });
});
