import { expect } from 'chai';
import { isPlaceholderMail, isPlaceholderPhone } from '../../../../domain/base/text/placeholder-contact.js';

describe('[U] placeholder-contact', () => {
  const mails: [address: string, isPlaceholder: boolean][] = [
    ['info@example.com', true],
    ['Info@Mail.Example.ORG', true],
    ['sales@shop.example', true],
    ['me@yourdomain.com', true],
    ['hello@your-company.com', true],
    ['info@mysite.com', true],
    ['name@domain.com', true],
    ['you@company.com', true],
    ['info@acme.com', false],
    ['info@company.com', false],
    ['info@myexample.com', false],
    ['@example.com', false],
    ['example.com', false],
  ];
  for (const [address, isPlaceholder] of mails)
    it(`${address}: ${isPlaceholder}`, () => expect(isPlaceholderMail(address)).to.equal(isPlaceholder));

  const phones: [number: string, isPlaceholder: boolean][] = [
    ['555-0123', true],
    ['212-555-0199', true],
    ['(212) 555-0100', true],
    ['+1 212 555 0100', true],
    ['+12125550100', true],
    ['1-555-123-4567', true],
    ['(555) 555-5555', true],
    ['555-1234', true],
    ['+15551234567', true],
    ['123-456-7890', true],
    ['1234567890', true],
    ['000-000-0000', true],
    ['212-555-1212', false],
    ['5551234567', false],
    ['55 5512 3456', false],
    ['+90 555 123 45 67', false],
    ['3335550123', false],
    ['212-867-5309', false],
    ['5550123', false],
    ['', false],
  ];
  for (const [number, isPlaceholder] of phones)
    it(`${number}: ${isPlaceholder}`, () => expect(isPlaceholderPhone(number)).to.equal(isPlaceholder));
});
