import { expect } from 'chai';
import type { PageArtifact } from '../../../../domain/seo/artifacts/page.js';
import { linkLoss } from '../../../../domain/seo/links/link-loss.js';
import { figures, pageDays, searchData } from '../../../support/samples/search-figures.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const ORIGIN = 'https://site.example';
const anchors = (paths: readonly string[]) => paths.map((path) => `<a href="${path}">to ${path}</a>`).join('');
const page = (path: string, body: string) => pageFrom(htmlPage(body), { url: ORIGIN + path });
const numbered = (count: number, prefix: string) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);
const lossOf = (pages: PageArtifact[], ...dead: string[]) =>
  linkLoss(siteFrom(pages), new Set(dead.map((path) => ORIGIN + path)));

/** Pages that all have the same frame, and a start page. */
function framed(count: number, frame: string, main: (path: string) => string = () => ''): PageArtifact[] {
  return ['/', ...numbered(count, '/page-')].map((path) => page(path, `${frame}<main>${main(path)}</main>`));
}

describe('[U] linkLoss', () => {
  const menu = `<nav>${anchors(numbered(10, '/menu-'))}</nav>`;

  it('does not grow with the pages on which a template repeats a link', () => {
    const [few, many] = [10, 200].map((count) => lossOf(framed(count, menu), '/menu-0'));
    expect(few).to.be.closeTo(0.1, 0.001);
    expect(many).to.be.closeTo(few ?? 0, 0.001);
  });

  it('grows with the share of links that are affected, to the whole', () => {
    const losses = [1, 5, 10].map((dead) => lossOf(framed(20, menu), ...numbered(dead, '/menu-')));
    expect(losses.map((loss) => Math.round(loss * 100))).to.deep.equal([10, 50, 100]);
  });

  it('weighs a link by where it is on the page', () => {
    const inMain = lossOf(
      framed(20, menu, () => anchors(['/dead'])),
      '/dead',
    );
    const inFooter = lossOf(framed(20, `${menu}<footer>${anchors(['/dead'])}</footer>`), '/dead');
    expect(inMain).to.be.above(inFooter * 1.2);
  });

  it('weighs many different targets more than one that is linked as often', () => {
    const own = framed(40, menu, (path) => anchors([`/gone${path}`]));
    const same = framed(40, menu, () => anchors(['/gone']));
    const gone = ['/', ...numbered(40, '/page-')].map((path) => `/gone${path}`);
    expect(lossOf(own, ...gone)).to.be.above(2 * lossOf(same, '/gone'));
  });

  it('is much for dead links in the text of a page whose menu works', () => {
    const texts = framed(20, `<nav>${anchors(['/a', '/b', '/c'])}</nav>`, (path) =>
      anchors(numbered(9, `/dead${path}-`)),
    );
    const dead = ['/', ...numbered(20, '/page-')].flatMap((path) => numbered(9, `/dead${path}-`));
    expect(lossOf(texts, ...dead)).to.be.above(0.8);
  });

  it('weighs pages by their clicks where they are known', () => {
    const pages = [page('/', anchors(['/dead', '/good'])), page('/quiet', anchors(['/good', '/fine']))];
    const loss = (start: number, quiet: number) => {
      const day = (path: string, clicks: number) => ({
        ...pageDays('', figures(clicks, 90), figures(0, 90)),
        url: ORIGIN + path,
      });
      const search_data = searchData({ page_days: [day('/', start), day('/quiet', quiet)] });
      return linkLoss({ ...siteFrom(pages), search_data }, new Set([`${ORIGIN}/dead`]));
    };
    expect(loss(999, 0)).to.be.above(loss(0, 999) + 0.2);
  });

  it('reads places on pages and links to other sites', () => {
    const pages = [
      page('/', `${anchors(['/a#here', '/a#gone'])}<a href="https://other.example/x">x</a>`),
      page('/a', ''),
    ];
    expect(lossOf(pages, '/a#gone')).to.be.within(0.3, 0.9);
    const other = new Set(['https://other.example/x']);
    expect(linkLoss(siteFrom(pages), other)).to.equal(0);
    expect(linkLoss(siteFrom(pages), other, 'external')).to.be.within(0.5, 0.7);
  });

  it('is nothing where no page links to a target', () => {
    expect(lossOf(framed(5, menu), '/elsewhere')).to.equal(0);
    expect(lossOf([page('/', '')], '/elsewhere')).to.equal(0);
  });
});
