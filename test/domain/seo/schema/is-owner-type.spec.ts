import { expect } from 'chai';
import { isOwnerType } from '../../../../domain/seo/schema/is-owner-type.js';

describe('[U] type of an owner', () => {
  it('is a person, an organization, or any kind of one', () => {
    for (const type of ['Person', 'Organization', 'NGO', 'LocalBusiness', 'Dentist', 'BedAndBreakfast', 'HairSalon'])
      expect(isOwnerType(type), type).to.equal(true);
    expect(isOwnerType('https://schema.org/Bakery')).to.equal(true);
    expect(isOwnerType('schema:Corporation')).to.equal(true);
  });

  it('is nothing else', () => {
    for (const type of ['Product', 'WebSite', 'PostalAddress', 'Place', 'AcmeThing', ''])
      expect(isOwnerType(type), type).to.equal(false);
  });
});
