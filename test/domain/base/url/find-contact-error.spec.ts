import { expect } from 'chai';
import { findContactError } from '../../../../domain/base/url/find-contact-error.js';

describe('[U] contact-error', () => {
  const wrong: [href: string, fault: string][] = [
    ['mailto:', 'no address'],
    [' MAILTO: ?', 'no address'],
    ['mailto:info', 'no mail address'],
    ['mailto:info@', 'no mail address'],
    ['mailto:info@localhost', 'no mail address'],
    ['mailto:a@acme.com,b', 'no mail address'],
    ['mailto:www.acme.com', 'no mail address'],
    [`mailto:${'a'.repeat(600)}@acme.com`, 'no mail address'],
    ['tel:', 'no number'],
    ['tel:+', 'no phone number'],
    ['tel:undefined', 'no phone number'],
  ];
  for (const [href, error] of wrong)
    it(`${href.slice(0, 40)}: ${error}`, () => expect(findContactError(href)).to.equal(error));

  const fine = [
    'mailto:a.b+c@acme.co.uk',
    'mailto:a@acme.com,b@acme.com?subject=Hi',
    'mailto:?subject=Look%20at%20this',
    'mailto:Ann%20Lee%20%3Cann@acme.com%3E',
    'mailto:info@m%C3%BCller.de',
    'mailto:info(at)acme.com',
    'mailto:info [at] acme.com',
    'mailto:{{ email }}',
    'tel:+49-30-123 456',
    'tel:112',
    'tel:*21#',
    'https://acme.com',
    'sms:',
  ];
  for (const href of fine) it(`${href}: fine`, () => expect(findContactError(href)).to.equal(null));
});
