import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { contentPlaceholderContact } from '../../../../../domain/seo/checks/content/placeholder-contact.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  contentPlaceholderContact.judge(siteFrom(pages, overrides), context());

describe('[U] content/placeholder-contact', () => {
  const footer = '<footer>Mail: info@example.com</footer>';

  it('fires once for a contact, with the pages', () => {
    expect(judge([page('/', footer), page('/b', footer.replace('info', 'INFO'))])).to.deep.equal([
      {
        url: `${site}/`,
        observed: 'info@example.com',
        expected: 'a contact that reaches somebody',
        count: 2,
        related_urls: [`${site}/b`],
      },
    ]);
  });

  it('fires for links, and for the text of contact pages', () => {
    const contact = page('/en/contact-us.html', '<main>Call 212-555-0123</main>');
    expect(
      judge([page('/', '<nav><a href="tel:+15551234567">Call</a></nav>'), contact]).map(({ observed }) => observed),
    ).to.deep.equal(['+15551234567', '212-555-0123']);
  });

  it('leaves examples in texts and code alone', () => {
    expect(
      judge([page('/', '<p>Write to info@example.com</p>'), page('/contact', '<code>info@example.com</code>')]),
    ).to.deep.equal([]);
  });

  it('leaves real contacts, and those of a site at a reserved name, alone', () => {
    const own = '<footer>info@site.example, sales@mail.site.example, 212-867-5309</footer>';
    expect(judge([page('/', own)])).to.deep.equal([]);
  });
});
