import { expect } from 'chai';
import { gatherTrust } from '../../../../domain/seo/trust/trust-facts.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const url = (path: string) => `https://site.example${path}`;
const start = (body: string, headers: Record<string, string> = {}, head = '') =>
  pageFrom(htmlPage(body, head), { url: url('/'), depth: 0, headers });

describe('[U] trust facts', () => {
  it('find pages by what they are called, in several languages, also when they were only linked to', () => {
    const body =
      '<a href="/de/kontakt.html">k</a><a href="/datenschutz">d</a><a href="/impressum/">i</a><a href="/ueber-uns">u</a>';
    expect(
      gatherTrust(siteFrom([start(body), pageFrom('<h1>K</h1>', { url: url('/de/kontakt.html') })])),
    ).to.deep.include({
      contact_url: url('/de/kontakt.html'),
      privacy_url: url('/datenschutz'),
      legal_url: url('/impressum/'),
      about_url: url('/ueber-uns'),
    });
  });

  it('take no page that is gone, nor one that only sounds alike', () => {
    const site = siteFrom([
      start('<a href="/contact">c</a><a href="/contact-lenses">l</a><a href="/terms-of-art">t</a>'),
      pageFrom('', { url: url('/contact'), status: 404 }),
    ]);
    expect(gatherTrust(site)).to.deep.include({
      contact_url: null,
      legal_url: null,
      about_url: null,
      privacy_url: null,
    });
  });

  it('see headers of the start page, and a policy in its head', () => {
    const head = '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'">';
    const { security_headers } = gatherTrust(siteFrom([start('', { 'x-frame-options': 'DENY' }, head)]));
    expect(security_headers?.filter(({ present }) => present).map(({ name }) => name)).to.deep.equal([
      'content-security-policy',
      'x-frame-options',
    ]);
    expect(gatherTrust(siteFrom([pageFrom('', { url: url('/'), status: 500 })])).security_headers).to.equal(null);
  });

  it('see who publishes, and where else', () => {
    const data =
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness","sameAs":["https://s.example/a"]}</script>';
    expect(gatherTrust(siteFrom([start('', {}, data)]))).to.deep.include({
      organization: [{ type: 'LocalBusiness', url: url('/') }],
      same_as_urls: [url('/')],
    });
  });

  it('tell http from https', () => {
    expect(gatherTrust(siteFrom([pageFrom('<h1>x</h1>', { url: 'http://site.example/' })])).https).to.equal(false);
    expect(gatherTrust(siteFrom([start('')])).https).to.equal(true);
  });

  it('say nothing of encryption on a copy, whichever scheme it is served by', () => {
    for (const copy of ['http://127.0.0.1:8080/', 'https://staging.example/']) {
      const page = pageFrom('<h1>x</h1>', { url: copy, headers: { 'x-frame-options': 'DENY' } });
      const { https, security_headers } = gatherTrust(siteFrom([page], { copy_of: 'https://www.example.com' }));
      expect(https).to.equal(null);
      expect(security_headers?.map(({ name }) => name)).to.have.length(5);
      expect(security_headers?.map(({ name }) => name)).to.not.include('strict-transport-security');
    }
  });
});
