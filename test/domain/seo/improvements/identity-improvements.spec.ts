import { expect } from 'chai';
import { IDENTITY_IMPROVEMENTS } from '../../../../domain/seo/improvements/identity-improvements.js';
import { factSources } from '../../../support/fact-sources.js';
import { proposeFrom } from '../../../support/improvement-cases.js';
import { pageFrom } from '../../../support/sites/pages.js';

interface Spec {
  title?: string;
  h1?: string;
  head?: string;
}
const page = (path: string, { title = 'Lamps', h1 = 'Light', head = '' }: Spec = {}) =>
  pageFrom(`<html lang="en"><head><title>${title}</title>${head}</head><body><h1>${h1}</h1></body></html>`, {
    url: `https://lamp-house.example${path}`,
  });
const jsonLd = (block: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...block })}</script>`;
const all = (spec: Spec) => ['/', '/a', '/b'].map((path) => page(path, spec));
const propose = (name: string, pages: ReturnType<typeof page>[]) =>
  proposeFrom(IDENTITY_IMPROVEMENTS, name, factSources(pages));

describe('[U] identity-improvements', () => {
  it('asks who runs the site where other things are marked up', () => {
    const article = all({ head: jsonLd({ '@type': 'Article', headline: 'Light' }) });
    expect(propose('organization-markup', article)?.sample).to.equal(
      'structured data on 3 of 3 pages, none of it names who runs the site',
    );
    const dentist = [...article, page('/c', { head: jsonLd({ '@type': 'Dentist', name: 'Mill Lane' }) })];
    expect(propose('organization-markup', dentist)).to.equal(null);
    expect(propose('organization-markup', all({}))).to.equal(null);
  });

  it('asks for profiles of an organization without any', () => {
    const organization = { '@type': 'Organization', name: 'Lamp House' };
    expect(propose('same-as', all({ head: jsonLd(organization) }))?.count).to.equal(3);
    const known = all({ head: jsonLd({ ...organization, sameAs: ['https://social.example/lamp-house'] }) });
    expect(propose('same-as', known)).to.equal(null);
    expect(propose('same-as', all({}))).to.equal(null);
  });

  it('asks for titles that say more than the heading', () => {
    expect(propose('title-beyond-heading', all({ title: 'Light | Lamp House', h1: 'Light' }))?.sample).to.equal(
      '3 of 3 titles repeat the main heading, such as "Light"',
    );
    expect(propose('title-beyond-heading', all({ title: 'Light for small rooms | Lamp House' }))).to.equal(null);
  });

  it('asks for the name of the site where few titles lack it', () => {
    const named = all({ title: 'Light | Lamp House' });
    expect(propose('brand-in-titles', [...named, page('/c', { title: 'Shades' })])?.sample).to.equal(
      '1 of 4 titles does not name "Lamp House"',
    );
    expect(propose('brand-in-titles', named)).to.equal(null);
    expect(propose('brand-in-titles', [page('/', { title: 'Light | Lamp House' }), page('/a'), page('/b')])).to.equal(
      null,
    );
  });

  it('asks when old articles were checked', () => {
    const dated = (extra: object) => [
      page('/', { head: jsonLd({ '@type': 'Article', datePublished: '2024-01-05', ...extra }) }),
    ];
    expect(propose('last-checked', dated({}))?.sample).to.equal(
      'https://lamp-house.example/: published 2024-01-05, no date of change',
    );
    expect(propose('last-checked', dated({ dateModified: '2026-05-01' }))).to.equal(null);
    expect(propose('last-checked', dated({ datePublished: '2026-05-01' }))).to.equal(null);
  });
});
