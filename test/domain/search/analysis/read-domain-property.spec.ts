import { expect } from 'chai';
import { readDomainProperty } from '../../../../domain/search/analysis/read-domain-property.js';

describe('[U] readDomainProperty', () => {
  const named: [typed: string, property: string, siteUrl: string][] = [
    ['sc-domain:shop.example', 'sc-domain:shop.example', 'https://shop.example/'],
    [' SC-Domain:Shop.Example ', 'sc-domain:shop.example', 'https://shop.example/'],
    ['sc-domain:bücher.example', 'sc-domain:xn--bcher-kva.example', 'https://xn--bcher-kva.example/'],
  ];
  for (const [typed, property, site_url] of named)
    it(`reads ${typed}`, () => expect(readDomainProperty(typed)).to.deep.equal({ property, site_url }));

  const others = [
    'https://shop.example/',
    'shop.example',
    'sc-domain:',
    'sc-domain:shop',
    'sc-domain:https://shop.example/',
    'sc-domain:shop.example/a',
    'sc-domain:shop.example:8080',
    'sc-domain:a@shop.example',
    'sc-domain:shop example',
    'sc-domain:shop.example?x',
    'sc-domain:shop.example#x',
    'sc-domain:[::1]',
    '',
  ];
  for (const typed of others)
    it(`takes ${JSON.stringify(typed)} for no domain property`, () => expect(readDomainProperty(typed)).to.equal(null));
});
