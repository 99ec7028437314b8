import { expect } from 'chai';
import { aiNoAuthorEntity } from '../../../../../domain/seo/checks/ai/no-author-entity.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const ld = (json: string) => `<script type="application/ld+json">{"@context":"https://schema.org",${json}}</script>`;
const judge = (...pages: string[]) =>
  aiNoAuthorEntity.judge(
    siteFrom(pages.map((html, n) => pageFrom(html, { url: `https://site.example/${n}` }))),
    context(),
  );

describe('[U] ai/no-author-entity', () => {
  it('fires when no page names an owner', () => {
    expect(judge('<p>Hi</p>', ld('"@type":"Product","sameAs":"https://a.example/"'))).to.deep.equal([
      {
        url: 'https://site.example/0',
        observed: 'no Organization or Person',
        expected: 'an entity with sameAs',
        where: 'JSON-LD',
      },
    ]);
  });

  it('fires when the owner has no sameAs', () => {
    expect(
      judge('<p>Hi</p>', ld('"@type":"Organization","name":"Acme"')).map(({ observed }) => observed),
    ).to.deep.equal(['an entity on 1 page, none with sameAs']);
  });

  it('is satisfied with one entity on any page', () => {
    expect(judge('<p>Hi</p>', ld('"@type":"Organization","sameAs":["https://a.example/acme"]'))).to.deep.equal([]);
  });

  it('knows special kinds of organizations', () => {
    expect(judge(ld('"@type":"NewsMediaOrganization","sameAs":"https://a.example/"'))).to.deep.equal([]);
  });
});
