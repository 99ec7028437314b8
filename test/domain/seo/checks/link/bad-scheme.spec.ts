import { expect } from 'chai';
import { linkBadScheme } from '../../../../../domain/seo/checks/link/bad-scheme.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  linkBadScheme.judge(pageFrom(html, overrides), context());

describe('[U] link/bad-scheme', () => {
  for (const href of [
    'file:///C:/a.html',
    'C:\\site\\a.html',
    'http:/host',
    'https:host',
    'http//host',
    'htp://host',
    'ttps://host',
    'https://http://host',
    'http:///host',
  ]) {
    it(`fires for ${href}`, () => {
      expect(judge(htmlPage(`<a href="${href}">A</a>`))).to.deep.equal([
        { url, observed: href, count: 1, expected: 'http:// or https://', where: 'a[href]' },
      ]);
    });
  }

  for (const href of [
    'https://host/',
    'HTTP://host/',
    '/http/',
    'http-status',
    'mailto:a@b.example',
    'tel:+1',
    '//host/a',
    'https',
    '/go?u=https://http.example',
  ]) {
    it(`leaves ${href} alone`, () => {
      expect(judge(htmlPage(`<a href="${href}">A</a>`))).to.deep.equal([]);
    });
  }
});
