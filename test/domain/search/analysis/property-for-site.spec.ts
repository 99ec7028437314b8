import { expect } from 'chai';
import { propertyForSite } from '../../../../domain/search/analysis/property-for-site.js';

describe('[U] property for a site', () => {
  const cases: [string, string, string[], ReturnType<typeof propertyForSite>][] = [
    [
      'the very address comes first',
      'https://www.acme.example/',
      ['sc-domain:acme.example', 'https://acme.example/', 'https://www.acme.example/'],
      { property: 'https://www.acme.example/', scope: 'same' },
    ],
    [
      'then the domain, which holds the data of a site before and after it moved',
      'https://acme.example/',
      ['http://acme.example/', 'http://www.acme.example/', 'sc-domain:acme.example'],
      { property: 'sc-domain:acme.example', scope: 'same' },
    ],
    [
      'then the same site spelled otherwise',
      'https://acme.example/',
      ['http://www.acme.example/', 'sc-domain:example'],
      { property: 'http://www.acme.example/', scope: 'same' },
    ],
    [
      'a domain that is another is none, whatever its order',
      'https://www.acme.example/',
      ['sc-domain:example.net', 'sc-domain:acme.example'],
      { property: 'sc-domain:acme.example', scope: 'same' },
    ],
    [
      'a folder above holds more than the site',
      'https://acme.example/blog/',
      ['https://acme.example/'],
      { property: 'https://acme.example/', scope: 'wider' },
    ],
    [
      'the nearest folder above comes first',
      'https://acme.example/blog/new/',
      ['https://acme.example/', 'https://acme.example/blog/'],
      { property: 'https://acme.example/blog/', scope: 'wider' },
    ],
    [
      'so does a domain above',
      'https://blog.acme.example/',
      ['sc-domain:acme.example'],
      { property: 'sc-domain:acme.example', scope: 'wider' },
    ],
    ['a folder below is another site', 'https://acme.example/', ['https://acme.example/blog/'], null],
    ['another domain is none', 'https://notacme.example/', ['sc-domain:acme.example'], null],
    ['nothing is none', 'https://acme.example/', [], null],
    ['nor is what is no address', 'ftp://acme.example/', ['sc-domain:acme.example'], null],
  ];
  for (const [name, site, properties, expected] of cases) {
    it(name, () => {
      expect(propertyForSite(site, properties)).to.deep.equal(expected);
    });
  }
});
