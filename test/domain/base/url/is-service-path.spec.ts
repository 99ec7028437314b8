import { expect } from 'chai';
import { isServicePath } from '../../../../domain/base/url/is-service-path.js';

describe('[U] isServicePath', () => {
  for (const path of [
    '/contact',
    '/contact.html',
    '/de/kontakt/',
    '/impressum.html',
    '/privacy-policy',
    '/cart',
    '/login',
  ])
    it(`knows ${path}`, () => {
      expect(isServicePath(`https://site.example${path}`)).to.equal(true);
    });

  for (const path of ['/', '/about', '/services', '/contact-lenses', '/search-engine-basics', '/blog/login-problems'])
    it(`leaves ${path} to be judged by its text`, () => {
      expect(isServicePath(`https://site.example${path}`)).to.equal(false);
    });
});
