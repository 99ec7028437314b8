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
});
