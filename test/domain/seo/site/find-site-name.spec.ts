import { expect } from 'chai';
import { findSiteName } from '../../../../domain/seo/site/find-site-name.js';

describe('[U] name of a site', () => {
  const cases: [title: string, host: string, ogName: string | undefined, name: string | null][] = [
    ['Lamps | Lamp House', 'www.lamp-house.example', 'Lamp House Ltd', 'Lamp House Ltd'],
    ['Lamps for every room | Lamp House', 'www.lamp-house.example', undefined, 'Lamp House'],
    ['Lampenhaus Köln – Lampen', 'lampenhaus-koeln.example', undefined, 'Lampenhaus Köln'],
    ['Home', 'www.lamp-house.example', undefined, null],
    ['Lamps for every room', 'lamp-house.example', undefined, null],
    ['A | B', 'ab.example', undefined, null],
    ['', 'lamp-house.example', undefined, null],
  ];
  for (const [title, host, site_name, name] of cases)
    it(`of "${title}" on ${host} is ${name}`, () => {
      const page = { title, url: `https://${host}/`, ...(site_name && { site_name }) };
      expect(findSiteName(page)).to.equal(name);
    });
});
