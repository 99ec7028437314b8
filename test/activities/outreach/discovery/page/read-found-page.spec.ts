import { expect } from 'chai';
import { readFoundPage } from '../../../../../activities/outreach/discovery/page/read-found-page.js';
import { extractContacts } from '../../../../../domain/outreach/discovery/contacts/extract-contacts.js';
import { endsSoon } from '../../../../support/processor-time.js';
import { protect } from '../../../../support/protect-address.js';

const URL = 'https://blog.example/write-for-us';
const read = (html: string) => readFoundPage(URL, html);
const contactsOf = (html: string) => extractContacts(read(html)).map(({ email, source }) => `${source} ${email}`);

describe('[U] read a found page', () => {
  it('into what says whom to write to', () => {
    const html = `<html><head><title> Write
      for us </title><meta name="Description" content="A  blog"><style>.x{}</style></head><body>
      <h1>Hello <b>you</b></h1><p>One</p><p>two<br>three</p><script>var no = 1</script><noscript>no</noscript>
      <svg><title>no</title></svg><form></form>
      <a href="/contact">Con<i>tact</i></a> <a href="https://other.example/">Other</a> <a href="javascript:x">No</a>
      <a href="mailto:ana@blog.example">Mail</a> <time datetime="2024-05-01">May</time></body></html>`;
    expect(read(html)).to.deep.equal({
      url: URL,
      title: 'Write for us',
      description: 'A blog',
      headings: ['Hello you'],
      text: 'Hello you One two three Contact Other No Mail May',
      links: [
        { url: 'https://blog.example/contact', text: 'Contact' },
        { url: 'https://other.example/', text: 'Other' },
      ],
      mailtos: ['mailto:ana@blog.example'],
      protected_emails: [],
      structured: [],
      reversed: [],
      has_form: true,
      word_count: 10,
      outbound_links: 1,
      language: '',
      site_name: '',
      feeds: [],
      newest_year: 2024,
    });
  });

  it('counts links to other sites; "www." makes no other site', () => {
    const links = [
      'https://www.blog.example/a',
      'http://blog.example/b',
      '/c',
      'https://shop.blog.example/',
      'https://x.org',
    ];
    const html = links.map((href) => `<a href="${href}">x</a>`).join('');
    expect(readFoundPage('https://blog.example/', html).outbound_links).to.equal(2);
    expect(readFoundPage('https://www.blog.example/', html).outbound_links).to.equal(2);
  });

  for (const [what, html, contact] of [
    ['entities', '<p>ana&#64;blog.example</p>', 'text'],
    ['named and hexadecimal entities', '<p>&#x61;na&commat;blog&period;example</p>', 'text'],
    ['mailto with entities', '<a href="&#109;ailto:ana&#64;blog.example?subject=x">x</a>', 'mailto'],
    ['tags within', '<p>ana@<b>blog</b>.example</p>', 'text'],
    ['comments within', '<p>ana@<!-- no -->blog.example</p>', 'text'],
    ['JSON-LD', '<script type="application/ld+json">{"email":"ana@blog.example"}</script>', 'structured_data'],
    ['microdata', '<meta itemprop="email" content="ana@blog.example">', 'structured_data'],
    [
      'Cloudflare’s span',
      `<span data-cfemail="${protect('ana@blog.example')}">[email&#160;protected]</span>`,
      'protected',
    ],
    ['Cloudflare’s link', `<a href="/cdn-cgi/l/email-protection#${protect('ana@blog.example')}">x</a>`, 'protected'],
    ['reversed text', '<p style="unicode-bidi: bidi-override; direction: rtl">elpmaxe.<b>golb</b>@ana</p>', 'reversed'],
    ['bdo', '<bdo dir="RTL">elpmaxe.golb@ana</bdo>', 'reversed'],
    ['words over tags', '<p>ana <i>[at]</i> blog <i>[dot]</i> example</p>', 'spelled_out'],
    ['a page from right to left', '<body style="direction: rtl">ana@blog.example</body>', 'text'],
  ] as const)
    it(`an address in ${what}`, () => {
      expect(contactsOf(html)).to.deep.equal([`${contact} ana@blog.example`]);
    });

  it('no address from reversed text read forwards, images, style, scripts or comments', () => {
    const html = `<p style="unicode-bidi:bidi-override">gro.golb@ana.ofni</p><img src="logo@2x.png" alt="x">
      <style>@media print{a@b.org{}}</style><script>x("dev@lib.org")</script><!-- old@press.org -->`;
    expect(contactsOf(html)).to.deep.equal(['reversed info.ana@blog.org']);
  });

  it('the newest year that a date names', () => {
    const ld =
      '<script type="application/ld+json">{"datePublished": "2025-01-02", "dateModified":"2026-03-04"}</script>';
    expect(read(`<time datetime="2019-01-01"></time>${ld}`).newest_year).to.equal(2026);
    expect(read('<p>Since 2026</p>').newest_year).to.equal(null);
  });

  it('an empty page', () => {
    expect(read('')).to.include({ title: '', text: '', word_count: 0, newest_year: null, has_form: false });
  });

  it('in time that grows with the page alone, and no further than pages nest', () => {
    for (const part of ['<b>x', '<div>', '<p>x', '<svg>', '<a href="mailto:x">', '<h1>', '<', '<bdo dir="rtl">'])
      expect(endsSoon(() => read(part.repeat(2_000_000 / part.length))).url).to.equal(URL);
    expect(read('<a href="mailto:x">m</a>'.repeat(500)).mailtos).to.have.length(200);
    expect(read(`${'<b>'.repeat(900)}deep`).text).to.equal('deep');
  }).timeout(200_000);

  it('into what the site says of itself', () => {
    const page = read(
      '<html lang="pt-BR"><meta name="application-name" content="App"><meta property="og:site_name" content=" The  Blog ">' +
        '<link rel="alternate" type="application/atom+xml" href="/atom.xml"><link rel="alternate" hreflang="de" href="/de">' +
        '<link rel="stylesheet alternate" type="text/css" href="/x.css">',
    );
    expect(page).to.deep.include({
      language: 'pt-BR',
      site_name: 'The Blog',
      feeds: ['https://blog.example/atom.xml'],
    });
    expect(read('<meta name="application-name" content="App">').site_name).to.equal('App');
  });
});
