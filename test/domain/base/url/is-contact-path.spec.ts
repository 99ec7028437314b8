import { expect } from 'chai';
import { isContactPath } from '../../../../domain/base/url/is-contact-path.js';

describe('[U] is-contact-path', () => {
  for (const path of ['/contact', '/en/Contact-Us/', '/kontakt.html', '/impressum', '/about'])
    it(`${path}: yes`, () => expect(isContactPath(`https://a.example${path}`)).to.equal(true));

  for (const path of ['/', '/contact/form-api', '/contact-lenses', '/roundabout'])
    it(`${path}: no`, () => expect(isContactPath(`https://a.example${path}`)).to.equal(false));
});
