import { expect } from 'chai';
import type { CheckFinding } from '../../../../domain/seo/judge.js';
import { ReachTally } from '../../../../domain/seo/scoring/reach-tally.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const ORIGIN = 'https://site.example';
const urlOf = (at: number) => `${ORIGIN}/${at}`;
const site = (pages: number) =>
  siteFrom(Array.from({ length: pages }, (_, at) => pageFrom(htmlPage(`<a href="/gone">x</a>`), { url: urlOf(at) })));

const found = (check_id: string, page: string | null, observed: string, url = page ?? ''): CheckFinding => ({
  check_id,
  component: 'on_page_seo',
  severity: 'medium',
  page_url: page,
  url,
  observed,
});

/** What the check sees on each page; null for nothing. */
function shareOf(check: string, seen: readonly (string | null)[]): number | undefined {
  const tally = new ReachTally();
  seen.forEach((observed, at) => {
    if (observed !== null) tally.add(found(check, urlOf(at), observed));
  });
  return tally.shares(site(seen.length))[check];
}

const repeat = <Item>(count: number, item: (at: number) => Item) => Array.from({ length: count }, (_, at) => item(at));

describe('[U] ReachTally', () => {
  it('takes what a template prints on each page for one mistake and a quarter of each repeat', () => {
    expect(
      shareOf(
        'image/alt-missing',
        repeat(100, () => 'logo.svg'),
      ),
    ).to.be.closeTo((1 + 99 / 4) / 100, 1e-9);
    expect(
      shareOf(
        'image/alt-missing',
        repeat(4, () => 'logo.svg'),
      ),
    ).to.be.closeTo((1 + 3 / 4) / 4, 1e-9);
  });

  it('counts pages that show something of their own in full, with or without the slip of the template', () => {
    const own = repeat(50, (at) => `logo.svg; picture-${at}.webp`);
    const mixed = [...own, ...repeat(50, () => 'logo.svg')];
    expect(shareOf('image/alt-missing', mixed)).to.be.closeTo((50 + 1 + 49 / 4) / 100, 1e-9);
    expect(shareOf('image/alt-missing', own), 'no template explains any').to.equal(undefined);
  });

  it('leaves what few pages share to the number of pages', () => {
    const few = [...repeat(10, () => 'logo.svg'), ...repeat(90, () => null)];
    expect(shareOf('image/alt-missing', few)).to.equal(undefined);
  });

  it('leaves checks alone that are about pages as a whole', () => {
    expect(
      shareOf(
        'title/missing',
        repeat(100, () => 'no title'),
      ),
    ).to.equal(undefined);
  });

  it('reads several findings of one page as one', () => {
    const tally = new ReachTally();
    for (const at of repeat(20, (index) => index))
      for (const name of ['menu', `own ${at}`]) tally.add(found('a11y/button-name', urlOf(at), name));
    expect(tally.shares(site(20))['a11y/button-name']).to.equal(undefined);
  });

  it('asks of link targets how much of the links leads to them', () => {
    const tally = new ReachTally();
    tally.add(found('link/broken-internal', null, '404', `${ORIGIN}/gone`));
    tally.add(found('link/to-redirect', null, '301', `${ORIGIN}/not-linked`));
    expect(tally.shares(site(10))).to.deep.equal({ 'link/broken-internal': 1, 'link/to-redirect': 0 });
  });
});
