import { expect } from 'chai';
import { linkRawOnlyRendered } from '../../../../../domain/seo/checks/link/raw-only-rendered.js';
import { context } from '../../../../support/check-context.js';
import { renderedPage, RENDERED_URL as url } from '../../../../support/sites/rendered-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (raw: string, rendered: string, more: Parameters<typeof renderedPage>[0] = {}) =>
  linkRawOnlyRendered.judge(siteFrom([], { rendered: [renderedPage({ raw, rendered, ...more })] }), context());
const links = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `<a href="/p${from + at}">p</a>`).join('');

describe('[U] link/raw-only-rendered', () => {
  it('tells when most links are made by scripts', () => {
    expect(judge(links(0, 2), links(0, 5))).to.deep.equal([
      {
        url,
        observed: '3 of 5 internal links, such as https://site.example/p2',
        expected: 'the links in the source',
        where: 'links',
      },
    ]);
  });

  it('tells a menu that scripts make beside links in the text', () => {
    expect(judge(links(0, 9), `<nav>${links(6, 12)}</nav>${links(0, 9)}`)).to.deep.equal([
      {
        url,
        observed: '3 of 6 links of the menu, such as https://site.example/p9',
        expected: 'the links in the source',
        where: 'links',
      },
    ]);
  });

  it('accepts half of them, and a page with few links', () => {
    expect([judge(links(0, 3), links(0, 6)), judge('', links(0, 4))]).to.deep.equal([[], []]);
  });

  it('counts a target once and leaves other sites out', () => {
    expect(
      judge(links(0, 5), `${links(0, 5)}${'<a href="/p9">x</a>'.repeat(9)}<a href="https://b.example/">b</a>`),
    ).to.deep.equal([]);
  });
});
