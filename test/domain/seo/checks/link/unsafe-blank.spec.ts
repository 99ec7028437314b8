import { expect } from 'chai';
import { linkUnsafeBlank } from '../../../../../domain/seo/checks/link/unsafe-blank.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (body = '', head = '', overrides: PageOverrides = {}) =>
  linkUnsafeBlank.judge(pageFrom(htmlPage(body, head), { url, ...overrides }), context());

describe('[U] link/unsafe-blank', () => {
  const link = (rel: string, href = 'https://other.example/', target = '_blank') =>
    `<a target="${target}" rel="${rel}" href="${href}">A</a>`;

  it('fires for rel=opener to another site', () => {
    expect(judge(link('Opener external', undefined, '_BLANK'))).to.deep.equal([
      {
        url,
        observed: 'https://other.example/',
        count: 1,
        expected: 'no rel=opener to other sites',
        where: 'a[target=_blank]',
      },
    ]);
  });

  it('leaves links that browsers guard by themselves alone', () => {
    expect(judge(link('') + link('external') + link('opener noopener') + link('opener noreferrer'))).to.deep.equal([]);
  });

  it('leaves the own site, and links that open no window, alone', () => {
    expect(
      judge(link('opener', '/a') + link('opener', undefined, '_self') + link('opener', 'mailto:a@b.c')),
    ).to.deep.equal([]);
  });
});
