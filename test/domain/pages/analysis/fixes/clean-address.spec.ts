import { expect } from 'chai';
import { cleanAddress } from '../../../../../domain/pages/analysis/fixes/clean-address.js';
import { writeFixes } from '../../../../support/samples/analyzed-page.js';

const rules = (path: string) =>
  writeFixes(cleanAddress, '<h1>x</h1>', { url: `https://site.example${path}` }).map(({ code }) => code);

describe('[U] fix of an address', () => {
  const cases: [from: string, to: string][] = [
    ['/Shop_Items', '/shop-items'],
    ['/a%20b', '/a-b'],
    ['/a//b', '/a/b'],
    ['/a%2520b', '/a%20b'],
    ['/Caf%C3%A9', '/caf%C3%A9'],
    ['/A?B=C', '/a?B=C'],
  ];
  for (const [from, to] of cases)
    it(`leads from ${from} to ${to}`, () => {
      const [nginx = '', apache = ''] = rules(from);
      expect(nginx).to.include(`"${from}" "https://site.example${to}";`);
      expect(apache).to.include('[R=301,L,NE');
    });
  it('says that the page must answer there first', () =>
    expect(writeFixes(cleanAddress, '<h1>x</h1>', { url: 'https://site.example/A' })[0]?.title).to.equal(
      'Permanent redirects for nginx, once the page answers at /a',
    ));
  it('leaves a clean address alone', () => expect(rules('/shop/items')).to.deep.equal([]));
});
