import { expect } from 'chai';
import { legalRegion } from '../../../../domain/outreach/campaigns/legal-region.js';

const regions: [domains: string, region: string][] = [
  ['at be bg cy cz de dk ee es eu fi fr gr hr hu ie it lt lu lv mt nl pl pt ro se si sk', 'EU'],
  ['xn--qxa6a xn--e1a4c xn--qxam xn--90ae', 'EU'],
  ['uk gb', 'UK'],
  ['ca', 'CA'],
  ['au', 'AU'],
  ['nz', 'NZ'],
  ['com org net io us ch no jp in example de.com constructor', 'other'],
];

describe('[U] legalRegion', () => {
  for (const [domains, region] of regions) {
    const legal_basis = region === 'other' ? 'legitimate_interest' : 'consent';
    it(`of .${domains.replaceAll(' ', ', .')} is ${region}: ${legal_basis}`, () => {
      for (const top of domains.split(' '))
        expect(legalRegion(`ana@blog.${top}`), top).to.deep.equal({ region, legal_basis });
    });
  }

  it('looks at the end of the domain alone', () => {
    expect(legalRegion('ana.de@blog.com').region).to.equal('other');
    expect(legalRegion('ana@blog.co.uk').region).to.equal('UK');
    expect(legalRegion('').region).to.equal('other');
  });
});
