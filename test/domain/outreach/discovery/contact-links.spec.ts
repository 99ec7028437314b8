import { expect } from 'chai';
import { contactLinks } from '../../../../domain/outreach/discovery/contact-links.js';
import { foundPage } from '../../../support/samples/found-page.js';

const site = 'https://blog.example';
const linksOf = (...links: [path: string, text: string][]) =>
  foundPage({ url: `${site}/`, links: links.map(([path, text]) => ({ url: new URL(path, site).href, text })) });

describe('[U] contact links', () => {
  it('lead to the likeliest pages first, each once and without its fragment', () => {
    const page = linksOf(
      ['/about', 'About'],
      ['/impressum', 'Impressum'],
      ['/contact#form', 'Contact'],
      ['/contact', 'Write to us'],
      ['/write-for-us', 'Write for us'],
    );
    expect(contactLinks(page, 9)).to.deep.equal([
      `${site}/write-for-us`,
      `${site}/contact`,
      `${site}/impressum`,
      `${site}/about`,
    ]);
    expect(contactLinks(page, 2)).to.deep.equal([`${site}/write-for-us`, `${site}/contact`]);
  });

  it('are reported by their text too, in other languages', () => {
    expect(contactLinks(linksOf(['/p/7', 'Kontakt'], ['/p/8', 'Shop'], ['/p/9', 'Contacto']), 9)).to.deep.equal([
      `${site}/p/7`,
      `${site}/p/9`,
    ]);
  });

  it('lead to the site with "www." and without, as it is one', () => {
    const page = linksOf(
      ['https://www.blog.example/contact', 'Contact'],
      ['https://shop.blog.example/contact', 'Contact'],
    );
    expect(contactLinks(page, 9)).to.deep.equal(['https://www.blog.example/contact']);
  });

  it('never leave the site, nor lead back to the page', () => {
    const page = linksOf(['https://other.example/contact', 'Contact'], ['/', 'Contact'], ['/?to=contact', 'Contact']);
    expect(contactLinks(page, 9)).to.deep.equal([]);
    expect(contactLinks(foundPage({ url: 'no address' }), 9)).to.deep.equal([]);
  });
});
