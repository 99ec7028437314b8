import { expect } from 'chai';
import { isFreeMail } from '../../../../domain/outreach/addresses/free-mail-domains.js';

describe('[U] isFreeMail', () => {
  for (const domain of [
    'gmail.com',
    'outlook.com',
    'yahoo.co.uk',
    'gmx.de',
    'web.de',
    'proton.me',
    'qq.com',
    'rediffmail.com',
  ])
    it(`knows ${domain}`, () => expect(isFreeMail(domain)).to.equal(true));
  for (const domain of ['blog.example', 'gmail.com.example', 'mygmail.com', 'sub.gmail.com', 'com', ''])
    it(`does not take ${JSON.stringify(domain)} for one`, () => expect(isFreeMail(domain)).to.equal(false));
});
