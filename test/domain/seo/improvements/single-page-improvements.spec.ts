import { expect } from 'chai';
import { SINGLE_PAGE_IMPROVEMENTS } from '../../../../domain/seo/improvements/single-page-improvements.js';
import { factSources } from '../../../support/fact-sources.js';
import { proposeFrom } from '../../../support/improvement-cases.js';
import { pageFrom } from '../../../support/sites/pages.js';

interface Spec {
  title?: string;
  h1?: string;
  head?: string;
  host?: string;
}
const page = (body: string, { title = 'Cuts in Leeds', h1 = 'Hello', head = '', host = 'site.example' }: Spec = {}) =>
  pageFrom(`<html lang="en"><head><title>${title}</title>${head}</head><body><h1>${h1}</h1>${body}</body></html>`, {
    url: `https://${host}/`,
    depth: 0,
  });
const propose = (name: string, body: string, spec: Spec = {}, overrides = {}) =>
  proposeFrom(SINGLE_PAGE_IMPROVEMENTS, name, factSources([page(body, spec)], {}, overrides));
const SECTIONS = '<h2>Services</h2><h2>Prices</h2><h2>About us</h2><h2>Contact</h2>';
const jsonLd =
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Dentist","name":"A"}</script>';

describe('[U] single-page improvements', () => {
  it('ask for questions where no heading is one', () => {
    expect(propose('page-questions', SECTIONS)?.sample).to.equal('none of 4 section headings asks a question');
    expect(propose('page-questions', `${SECTIONS}<h2>How long does it take?</h2>`)).to.equal(null);
    expect(propose('page-questions', '<h2>Services</h2>')).to.equal(null);
  });

  it('ask for target keywords where none were given', () => {
    expect(propose('target-searches', '')?.sample).to.contain('the title of the start page is "Cuts in Leeds"');
    const keyword = { keyword: 'cuts', status: 'well_targeted' };
    expect(propose('target-searches', '', {}, { target_keywords: [keyword] })).to.equal(null);
  });

  it('ask for a main heading that says more than the name', () => {
    const named = { title: 'Mill Lane Hair | Cuts in Leeds', h1: 'Mill Lane Hair' };
    expect(propose('heading-beyond-name', '', named)?.sample).to.equal(
      'main heading "Mill Lane Hair"; only the title adds "Cuts in Leeds"',
    );
    const offer = {
      title: 'Tom Bray – web developer for small shops in Wales',
      h1: 'Web developer for small shops in Wales',
    };
    expect(propose('heading-beyond-name', '', offer)).to.equal(null);
    expect(propose('heading-beyond-name', '', { ...offer, host: 'tom-bray.example' })).to.equal(null);
    expect(propose('heading-beyond-name', '', { title: 'Mill Lane Hair', h1: 'Mill Lane Hair' })).to.equal(null);
  });

  it('ask for headings that name the offer', () => {
    expect(propose('section-headings', SECTIONS)?.sample).to.equal(
      'none of 4 section headings uses a word of the title',
    );
    expect(propose('section-headings', `${SECTIONS}<h2>Cuts and color</h2>`)).to.equal(null);
  });

  it('ask for links to the sections where there are none', () => {
    expect(propose('section-menu', SECTIONS)?.sample).to.equal('4 section headings, no link to a section');
    expect(propose('section-menu', `<a href="#a">A</a>${SECTIONS}`)).to.equal(null);
    expect(propose('section-menu', '<h2>Services</h2>')).to.equal(null);
  });

  it('ask for profiles where neither links nor structured data name one', () => {
    expect(propose('profile-links', '<a href="https://other.example/">B</a>')?.sample).to.equal(
      '1 link to other sites, none to a profile',
    );
    expect(propose('profile-links', '<a href="https://www.instagram.com/them">B</a>')).to.equal(null);
    expect(propose('profile-links', '', { head: jsonLd })).to.equal(null);
  });

  it('ask for the name of the site beside other structured data', () => {
    expect(propose('site-name-markup', '', { head: jsonLd })?.sample).to.equal(
      'structured data of the start page: Dentist; no WebSite',
    );
    expect(propose('site-name-markup', '', { head: jsonLd.replace('Dentist', 'WebSite') })).to.equal(null);
    expect(propose('site-name-markup', '')).to.equal(null);
  });

  it('ask for images where there is text and no image', () => {
    const text = `<p>${'word '.repeat(150)}</p>`;
    expect(propose('first-images', text)?.sample).to.match(/^15\d words and no image element on the page$/);
    expect(propose('first-images', `${text}<img src="/a.jpg" alt="A">`)).to.equal(null);
    expect(propose('first-images', '<p>Short.</p>')).to.equal(null);
  });

  it('say nothing about pages of a larger site', () => {
    const other = pageFrom('<title>Other</title><h1>Other</h1>', { url: 'https://site.example/other', depth: 1 });
    const sources = factSources([page(SECTIONS), other]);
    const applying = SINGLE_PAGE_IMPROVEMENTS.filter(({ id }) => id !== 'improvement/target-searches').filter(
      ({ id }) => proposeFrom(SINGLE_PAGE_IMPROVEMENTS, id.replace('improvement/', ''), sources) !== null,
    );
    expect(applying.map(({ id }) => id)).to.deep.equal([]);
  });
});
