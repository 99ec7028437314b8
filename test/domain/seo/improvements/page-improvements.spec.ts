import { expect } from 'chai';
import { PAGE_IMPROVEMENTS } from '../../../../domain/seo/improvements/page-improvements.js';
import type { FactSources } from '../../../../domain/seo/improvements/site-facts.js';
import { factSources } from '../../../support/fact-sources.js';
import { proposeFrom } from '../../../support/improvement-cases.js';
import { searchData } from '../../../support/samples/search-figures.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
const page = (path: string, body = '', head = '') =>
  pageFrom(htmlPage(`<main><p>${words(600)} ${body}</p></main>`, head), { url: `https://site.example${path}` });
const three = (body = '', head = '') => ['/', '/a', '/b'].map((path) => page(path, body, head));
const propose = (name: string, sources: FactSources) => proposeFrom(PAGE_IMPROVEMENTS, name, sources);

describe('[U] page-improvements', () => {
  it('asks for links in texts that have none', () => {
    expect(propose('links-in-text', factSources(three()))?.sample).to.equal(
      '3 of 3 pages have 300 words or more and no link to another page in their text',
    );
    expect(propose('links-in-text', factSources(three('<a href="/c">C</a>')))).to.equal(null);
  });

  it('asks for images of their own where most pages share one', () => {
    const image = (name: string) => `<meta property="og:image" content="https://site.example/${name}">`;
    expect(propose('share-images', factSources(three('', image('all.png'))))?.sample).to.equal(
      '3 of 3 pages have the same og:image (https://site.example/all.png)',
    );
    const own = ['/', '/a', '/b'].map((path) => page(path, '', image(`${path.slice(1)}.png`)));
    expect(propose('share-images', factSources(own))).to.equal(null);
  });

  it('asks for sources and images on long pages that have none', () => {
    expect(propose('sources', factSources(three()))?.count).to.equal(3);
    expect(propose('sources', factSources(three('<a href="https://source.example/">S</a>')))).to.equal(null);
    expect(propose('page-images', factSources(three()))?.count).to.equal(3);
    expect(propose('page-images', factSources(three('<img src="/a.png" alt="A">')))).to.equal(null);
  });

  it('asks for a contact page where the whole crawl met none', () => {
    expect(propose('contact-page', factSources(three()))?.sample).to.match(/^none of 3 pages/);
    expect(propose('contact-page', factSources([...three(), page('/contact')]))).to.equal(null);
    expect(propose('contact-page', factSources(three(), { crawl_incomplete: true }))).to.equal(null);
  });

  it('asks for Search Console where its data are missing', () => {
    expect(propose('search-data', factSources(three()))?.sample).to.match(/3 indexable pages are not known/);
    expect(propose('search-data', factSources(three(), { search_data: searchData() }))).to.equal(null);
  });
});
