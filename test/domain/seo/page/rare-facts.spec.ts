import { expect } from 'chai';
import type { HtmlFacts } from '../../../../domain/seo/artifacts/html.js';
import { rareFacts } from '../../../../domain/seo/page/rare-facts.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

function factsOf(body: string, head = ''): HtmlFacts {
  const { html } = pageFrom(htmlPage(body, head));
  if (!html) throw new Error('The page was not read');
  return html;
}

describe('[U] rare facts', () => {
  it('are left out where there are none', () => {
    const body = '<a href="/a">A</a><a href="mailto:info@acme.com">Write</a><a href="tel:+4930123456">Call</a>';
    expect(rareFacts(factsOf(body))).to.deep.equal({});
  });

  it('tell the AMP version that the head names', () => {
    expect(rareFacts(factsOf('', '<link rel="amphtml" href="/amp">'))).to.deep.equal({
      amp_url: 'https://site.example/amp',
    });
    expect(rareFacts(factsOf('<link rel="amphtml" href="/amp">'))).to.deep.equal({});
  });

  it('tell what the data of the page state about a firm', () => {
    const data = { '@context': 'https://schema.org', '@type': 'Dentist', name: 'A', telephone: '+49 30 1' };
    const head = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
    expect(rareFacts(factsOf('', head))).to.deep.equal({ business_facts: ['telephone'] });
  });

  it('tell a separate mobile version, and that the page is an AMP document', () => {
    const mobile = '<link rel="alternate" media="only screen and (max-width: 640px)" href="/m">';
    expect(rareFacts(factsOf('', mobile))).to.deep.equal({ mobile_url: 'https://site.example/m' });
    expect(rareFacts(factsOf('', mobile.replace('max-width', 'min-width')))).to.deep.equal({});
    for (const sign of ['amp', '⚡'])
      expect(rareFacts(pageFrom(`<html ${sign}><head><title>A</title></head></html>`).html as HtmlFacts)).to.deep.equal(
        {
          is_amp: true,
        },
      );
  });

  it('tell what the site calls itself, near the start page alone', () => {
    const head = '<meta property="og:site_name" content=""><meta property="og:site_name" content=" Lamp \n House ">';
    expect(rareFacts(factsOf('', head), true)).to.deep.equal({ site_name: 'Lamp House' });
    expect(rareFacts(factsOf('', head))).to.deep.equal({});
  });

  it('join contacts of texts and links, each once, with their place', () => {
    const body =
      '<main><a href="mailto:me@example.com?subject=Hi">Write</a><a href=" TEL:%2B12125550100">Call</a></main>' +
      '<footer>you@example.com <a href="mailto:you@example.com">Mail</a><a href="mailto:us@example.com">Us</a></footer>';
    expect(rareFacts(factsOf(body)).placeholder_contacts).to.deep.equal([
      { value: 'you@example.com', place: 'frame' },
      { value: 'me@example.com', place: 'main' },
      { value: '+12125550100', place: 'main' },
      { value: 'us@example.com', place: 'frame' },
    ]);
  });

  it('hand on keys', () => {
    const secret = { kind: 'npm_token' as const, masked: 'npm_…ab', place: 'script' as const };
    expect(rareFacts({ ...factsOf(''), secrets: [secret] })).to.deep.equal({ secrets: [secret] });
  });

  it('name the language of the text where none is stated, or another one', () => {
    const guess = (lang: string, times: number) => {
      const text = `<p>${'The one that is here and the other that was there. '.repeat(times)}</p>`;
      return rareFacts(pageFrom(`<html${lang}>${text}`).html ?? factsOf('')).guessed_lang;
    };
    expect([guess('', 4), guess(' lang=" "', 4), guess(' lang="xx"', 4)]).to.deep.equal(['en', 'en', 'en']);
    expect([guess(' lang="fr"', 4), guess(' lang="fr"', 5)]).to.deep.equal([undefined, 'en']);
    expect(guess(' lang="en-GB"', 5)).to.equal(undefined);
  });
});
