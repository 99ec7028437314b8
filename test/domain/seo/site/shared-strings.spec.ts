import { expect } from 'chai';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { SharedStrings } from '../../../../domain/seo/site/shared-strings.js';
import { pageFrom } from '../../../support/sites/pages.js';

const HTML = `<title>t</title><body><nav><a href="/a#part" rel="nofollow">menu</a><a href="https://other.example/">other</a></nav>
<p id="part">x</p><img src="/i.png"><script src="/s.js"></script><link rel="stylesheet" href="/c.css"></body>`;

/** As it comes from the store. */
const summary = (path: string) =>
  structuredClone(summarizePage(pageFrom(HTML, { url: `https://site.example/${path}`, headers: { server: 'nginx' } })));

describe('[U] shared strings', () => {
  it('changes nothing that can be seen', () => {
    const strings = new SharedStrings();
    for (const path of ['one', 'other']) expect(strings.share(summary(path))).to.deep.equal(summary(path));
  });

  it('makes no copy: of a large site that would be as much again', () => {
    const given = summary('one');
    expect(new SharedStrings().share(given)).to.equal(given);
  });

  it('lets pages have one link, and one term, where theirs are equal', () => {
    const strings = new SharedStrings();
    const [one, other] = [summary('one'), summary('other')].map((page) => strings.share(page));
    expect(one?.links.length).to.be.greaterThan(0);
    for (const [at, link] of (one?.links ?? []).entries()) expect(other?.links[at]).to.equal(link);
    for (const [at, link] of (one?.external_links ?? []).entries()) expect(other?.external_links[at]).to.equal(link);
    for (const [at, term] of (one?.top_terms ?? []).entries()) expect(other?.top_terms[at]).to.equal(term);
    const nofollow = summary('third');
    for (const link of nofollow.links) link.nofollow = !link.nofollow;
    const changed = structuredClone(nofollow);
    expect(strings.share(nofollow)).to.deep.equal(changed);
    expect(nofollow.links[0]).to.not.equal(one?.links[0]);
  });

  it('keeps apart what says the same in many words', () => {
    const strings = new SharedStrings();
    for (let at = 0; at < 20; at++) {
      const page = summary(String(at));
      for (const link of page.links) link.text = `called ${at}`;
      const before = structuredClone(page);
      expect(strings.share(page)).to.deep.equal(before);
    }
  });
});
