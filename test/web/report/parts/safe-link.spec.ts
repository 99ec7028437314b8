import { expect } from 'chai';
import { SafeLink } from '../../../../web/report/parts/safe-link.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const render = (url: string, options: { whole?: boolean; label?: string } = {}) =>
  renderPart(SafeLink, { url, ...options });

describe('[U] safe link', () => {
  it('links what is http(s), and passes nothing on', () => {
    expect(render('https://other.example/a?b=1&c=2')).to.equal(
      '<a href="https://other.example/a?b=1&amp;c=2" rel="noopener nofollow noreferrer">https://other.example/a?b=1&amp;c=2</a>',
    );
  });

  it('shows addresses of the audited site without its origin, unless asked for the whole', () => {
    expect(readText(render('https://site.example/shop'))).to.equal('/shop');
    expect(readText(render('https://site.example/shop', { whole: true }))).to.equal('https://site.example/shop');
    expect(readText(render('https://site.example.evil.example/'))).to.equal('https://site.example.evil.example/');
    expect(readText(render('https://site.example/', { label: 'the site' }))).to.equal('the site');
  });

  for (const url of [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example/',
    'https://',
    'http://[::1',
    '/relative',
    '" onmouseover="alert(1)',
    `https://site.example/${'x'.repeat(5000)}`,
  ]) {
    it(`shows ${JSON.stringify(url.slice(0, 40))} as text alone`, () => {
      expect(render(url)).to.match(/^<bdi>[^<]*<\/bdi>$/);
    });
  }

  it('cuts what it shows, not where it leads', () => {
    const url = `https://other.example/${'x'.repeat(300)}`;
    expect(render(url)).to.contain(`href="${url}"`);
    expect(readText(render(url))).to.have.length(121);
  });

  it('keeps an address inside of its attribute', () => {
    const html = render('https://other.example/?"><script>alert(1)</script>');
    expect(html).to.contain('href="https://other.example/?&quot;>&lt;script>').and.not.contain('<script');
  });
});
