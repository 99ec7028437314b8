import { expect } from 'chai';
import { redirectChain } from '../../../../domain/seo/site/redirect-chain.js';
import { linkPage } from '../../../support/sites/link-page.js';
import { redirectPage } from '../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../support/sites/site.js';

const a = 'https://site.example/a';
const b = 'https://site.example/b';
const c = 'https://site.example/c';

describe('[U] redirectChain', () => {
  it('walks to the page at the end', () => {
    const chain = redirectChain(siteFrom([redirectPage(a, b), redirectPage(b, c), linkPage(c)]), a);
    expect(chain.hops).to.deep.equal([b, c]);
    expect([chain.end_url, chain.end?.status, chain.loop]).to.deep.equal([c, 200, []]);
  });

  it('has no hops for a page that does not redirect', () => {
    const chain = redirectChain(siteFrom([linkPage(a)]), a);
    expect([chain.hops, chain.end_url, chain.end?.url]).to.deep.equal([[], a, a]);
  });

  it('ends with null where the crawl did not go', () => {
    expect(redirectChain(siteFrom([redirectPage(a, b)]), a)).to.deep.equal({
      hops: [b],
      end_url: b,
      end: null,
      loop: [],
    });
    expect(redirectChain(siteFrom([]), a).end).to.equal(null);
  });

  it('stops in a circle and names its members only', () => {
    const site = siteFrom([redirectPage(a, b), redirectPage(b, c), redirectPage(c, b)]);
    expect(redirectChain(site, a)).to.deep.equal({ hops: [b, c, b], end_url: b, end: null, loop: [b, c] });
  });

  it('takes a page that redirects to itself for a circle of one', () => {
    expect(redirectChain(siteFrom([redirectPage(a, a)]), a).loop).to.deep.equal([a]);
  });

  it('gives up where browsers do', () => {
    const endless = Array.from({ length: 30 }, (_, at) => redirectPage(`${a}${at}`, `${a}${at + 1}`));
    expect(redirectChain(siteFrom(endless), `${a}0`).hops).to.have.length(20);
  });
});
