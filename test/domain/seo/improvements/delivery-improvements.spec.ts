import { expect } from 'chai';
import { DELIVERY_IMPROVEMENTS } from '../../../../domain/seo/improvements/delivery-improvements.js';
import { factSources } from '../../../support/fact-sources.js';
import { proposeFrom } from '../../../support/improvement-cases.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

const pages = (headers: Record<string, string> = {}, body = '<p>Text.</p>') =>
  ['/', '/a', '/b'].map((path) => pageFrom(htmlPage(body), { url: `https://site.example${path}`, headers }));
const propose = (name: string, ...sources: Parameters<typeof factSources>) =>
  proposeFrom(DELIVERY_IMPROVEMENTS, name, factSources(...sources));
const probes = (title: string | null, status = 404) => ({
  probes: {
    http_form: null,
    https_form: null,
    www_form: null,
    random_path: { url: 'https://site.example/lw-1', status, redirect_url: null, title, simhash: null },
    favicon: null,
    llms_txt: null,
  },
});

describe('[U] delivery-improvements', () => {
  it('asks for Brotli where pages are sent with gzip', () => {
    expect(propose('brotli', pages({ 'content-encoding': 'gzip' }))?.sample).to.equal(
      '3 of 3 pages are sent with gzip',
    );
    expect(propose('brotli', pages({ 'content-encoding': 'br' }))).to.equal(null);
    expect(propose('brotli', pages())).to.equal(null);
  });

  it('asks for HTTP/3 where no page announces it', () => {
    expect(propose('http3', pages())?.sample).to.equal('0 of 3 pages announce HTTP/3 (Alt-Svc: h3)');
    expect(propose('http3', pages({ 'alt-svc': 'h3=":443"; ma=86400' }))).to.equal(null);
  });

  it('asks for an error page where the server sends its own', () => {
    expect(propose('not-found-page', pages(), probes('404 Not Found'))?.sample).to.equal(
      'https://site.example/lw-1: 404, titled "404 Not Found"',
    );
    expect(propose('not-found-page', pages(), probes('We cannot find this page | Lamps'))).to.equal(null);
    expect(propose('not-found-page', pages(), probes('Not found', 200))).to.equal(null);
    expect(propose('not-found-page', pages())).to.equal(null);
  });

  it('asks for sizes of images where a page offers none', () => {
    expect(propose('responsive-images', pages({}, '<img src="/a.jpg" alt="A lamp">'))?.count).to.equal(3);
    expect(propose('responsive-images', pages({}, '<img src="/a.jpg" srcset="/b.jpg 2x" alt="A lamp">'))).to.equal(
      null,
    );
    expect(propose('responsive-images', pages({}, '<img src="/logo.svg" alt="Lamps">'))).to.equal(null);
  });
});
