import { expect } from 'chai';
import { linkUnresolvable } from '../../../../../domain/seo/checks/link/unresolvable.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (body = '', head = '', overrides: PageOverrides = {}) =>
  linkUnresolvable.judge(pageFrom(htmlPage(body, head), { url, ...overrides }), context());

describe('[U] link/unresolvable', () => {
  for (const href of [
    'https://',
    'http://exa mple.com/',
    'https://host:99999/',
    'http://[::1',
    '//host:port/',
    'https://%zz/',
  ]) {
    it(`fires for ${href}`, () => {
      expect(judge(`<a href="${href}">A</a>`)).to.deep.equal([
        { url, observed: href, count: 1, expected: 'a valid URL', where: 'a[href]' },
      ]);
    });
  }

  for (const href of [
    '/a b',
    '?',
    '#',
    '',
    'mailto:x',
    'tel:1',
    'javascript:void(0)',
    'whatsapp://send',
    'http:///x',
    'htp://x',
  ]) {
    it(`leaves "${href}" alone`, () => expect(judge(`<a href="${href}">A</a>`)).to.deep.equal([]));
  }

  it('leaves what is too long to be read alone', () => {
    expect(judge(`<a href="https://host:99999/${'a'.repeat(9000)}">A</a>`)).to.deep.equal([]);
  });
});
