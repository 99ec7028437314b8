import { expect } from 'chai';
import { isRealAddress } from '../../../../../domain/outreach/discovery/contacts/is-real-address.js';

describe('[U] real address', () => {
  for (const email of [
    'ana@press.org',
    'office@mailbox.de',
    'deadbeef@press.org',
    'name.surname@press.org',
    'ana@blog.example',
  ])
    it(`${email} is one`, () => {
      expect(isRealAddress(email, 'blog.example')).to.equal(true);
    });

  for (const email of [
    'logo@2x.png',
    'hero@3x.webp',
    'icon@2x.example.org',
    'swiper@8.4.5.min.js',
    'styles@media.print',
    'id@sentry.example',
    'abc@o12.ingest.sentry.io',
    'a@sentry-next.wixpress.com',
    '0123456789abcdef0123456789abcdef@press.org',
    'ana@example.com',
    'ana@yourdomain.com',
    'you@press.org',
    'john.doe@press.org',
  ])
    it(`${email} is none`, () => {
      expect(isRealAddress(email, 'blog.example')).to.equal(false);
    });

  it('samples and odd names are real on the site that owns them', () => {
    expect(isRealAddress('name@company.com', 'company.com')).to.equal(true);
    expect(isRealAddress('ana@mail.site.com', 'site.com')).to.equal(true);
    expect(isRealAddress('ana@notsite.com', 'site.com')).to.equal(true);
    expect(isRealAddress('logo@2x.png', '2x.png')).to.equal(false);
  });
});
