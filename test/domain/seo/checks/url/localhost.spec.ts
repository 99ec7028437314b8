import { expect } from 'chai';
import { urlLocalhost } from '../../../../../domain/seo/checks/url/localhost.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) => urlLocalhost.judge(pageFrom(html, overrides), context());

describe('[U] url/localhost', () => {
  it('fires once for all that points to a private machine', () => {
    const head =
      '<link rel="canonical" href="http://localhost:3000/page"><script src="http://192.168.0.4/app.js"></script>';
    const body = '<a href="https://shop.local/">Shop</a><img src="http://[::1]/a.png" alt="">';
    expect(judge(htmlPage(body, head))).to.deep.equal([
      {
        url,
        observed: 'a https://shop.local/; link[rel=canonical] http://localhost:3000/page; img http://[::1]/a.png',
        expected: 'a public host',
        count: 4,
      },
    ]);
  });

  it('leaves the own links of a site under test on a loopback port alone', () => {
    const body = '<a href="/a">A</a> <a href="http://127.0.0.1:4000/b">B</a>';
    expect(judge(htmlPage(body), { url: 'http://127.0.0.1:4000/' })).to.deep.equal([]);
  });

  it('fires for another port of the same machine', () => {
    const body = '<a href="http://127.0.0.1:5000/b">B</a>';
    expect(judge(htmlPage(body), { url: 'http://127.0.0.1:4000/' })).to.have.length(1);
  });

  it('leaves public hosts alone', () => {
    const body =
      '<a href="https://localhost.example/">A</a> <a href="http://8.8.8.8/">B</a> <a href="https://10.example/">C</a>';
    expect(judge(htmlPage(body))).to.deep.equal([]);
  });

  it('leaves an address alone that the text tells its readers to open', () => {
    const shown = '<a href="http://localhost:631/help">http://localhost:631/help</a>';
    const hidden = '<a href="http://localhost:631/help">Help of localhost</a>';
    expect([judge(htmlPage(shown)).length, judge(htmlPage(hidden)).length]).to.deep.equal([0, 1]);
  });
});
