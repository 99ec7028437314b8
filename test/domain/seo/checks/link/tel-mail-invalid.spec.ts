import { expect } from 'chai';
import { linkTelMailInvalid } from '../../../../../domain/seo/checks/link/tel-mail-invalid.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (body = '', head = '', overrides: PageOverrides = {}) =>
  linkTelMailInvalid.judge(pageFrom(htmlPage(body, head), { url, ...overrides }), context());

describe('[U] link/tel-mail-invalid', () => {
  it('fires for links without an address or number, folded', () => {
    const body = '<a href="mailto:">A</a><a href="tel:call us">B</a><a href="mailto:info">C</a>';
    expect(judge(body)).to.deep.equal([
      {
        url,
        observed: 'mailto:: no address; tel:call us: no phone number; mailto:info: no mail address',
        count: 3,
        expected: 'an address or number',
        where: 'a[href]',
      },
    ]);
  });

  it('leaves good ones, and other links, alone', () => {
    const body = '<a href="mailto:a@acme.com">A</a><a href="tel:+49301234">B</a><a href="/x">C</a><a name="d">D</a>';
    expect(judge(body)).to.deep.equal([]);
  });
});
