import { expect } from 'chai';
import { UrlTraps } from '../../../../domain/base/url/url-traps.js';

const at = 'https://a.example';
const NOW = '2026-06-15T00:00:00Z';

/** Queues what is let through, as the crawl does. */
function crawl(urls: readonly string[], queued: string[] = []) {
  const known = new Set(queued);
  const traps = new UrlTraps({ now: NOW, maxVariants: 5, isKnown: (url) => known.has(url) });
  for (const url of queued) traps.add(url);
  const followed = urls.filter((url) => {
    if (known.has(url) || traps.refuses(url, 'link')) return false;
    known.add(url);
    traps.add(url);
    return true;
  });
  return { traps, followed, known };
}

const months = (first: number, count: number) =>
  Array.from({ length: count }, (_, n) => `${at}/events/${first + Math.floor(n / 12)}/${(n % 12) + 1}`);

describe('[U] UrlTraps', () => {
  it('refuses paths that repeat themselves', () => {
    const { followed } = crawl([`${at}/x/x/x/`, `${at}/x/x/x/x/`]);
    expect(followed).to.deep.equal([`${at}/x/x/x/`]);
  });

  it('follows a calendar to two years from now', () => {
    const { followed } = crawl(months(2026, 60));
    expect(followed).to.deep.equal(months(2026, 30));
  });

  it('follows a page with a far date that is of no calendar', () => {
    const single = [`${at}/goals/2035-12/`, `${at}/2040/01/report`, ...months(2030, 11)];
    expect(crawl(single).followed).to.deep.equal(single);
  });

  it('asks for a page under one session id, and never for one it knows without', () => {
    const visits = [`${at}/a?sid=8f14e45fceea167a`, `${at}/b?PHPSESSID=1`, `${at}/b?PHPSESSID=2`, `${at}/b`];
    const { followed, traps } = crawl(visits, [`${at}/a`]);
    expect(followed).to.deep.equal([`${at}/b?PHPSESSID=1`, `${at}/b`]);
    expect(traps.refuses(`${at}/a?PHPSESSID=3`, 'redirect')).to.equal(false);
    expect(traps.refuses(`${at}/b?PHPSESSID=3`, 'redirect')).to.equal(true);
  });

  it('stops where a path combines the same values again, but takes new values and further pages', () => {
    const facets = ['a', 'b', 'c'].flatMap((color) =>
      ['s', 'm', 'l'].map((size) => `${at}/l?color=${color}&size=${size}`),
    );
    const { followed, traps } = crawl(facets);
    expect(followed).to.deep.equal(facets.slice(0, 7));
    expect(traps.refuses(`${at}/l?color=a&size=s&page=2`, 'link')).to.equal(false);
    expect(traps.refuses(`${at}/l?color=d&size=s`, 'link')).to.equal(false);
    expect(traps.refuses(`${at}/l?size=s`, 'link')).to.equal(true);
    expect(traps.refuses(`${at}/other?color=a&size=l`, 'link')).to.equal(false);
  });

  it('lets pages of a list pass', () => {
    const pages = Array.from({ length: 200 }, (_, n) => `${at}/list?page=${n + 1}`);
    expect(crawl(pages).followed).to.deep.equal(pages);
  });

  it('refuses for good: begun again at any point, it lets the same pass', () => {
    const urls = [
      ...months(2026, 40),
      ...['a', 'b', 'c', 'd'].flatMap((one) => ['x', 'y', 'x,y,z'].map((two) => `${at}/l?p=${one}&q=${two}`)),
      ...['1', '2', '3'].map((id) => `${at}/s?PHPSESSID=${id}`),
    ];
    const whole = crawl(urls).followed;
    for (let cut = 0; cut < whole.length; cut += 5) {
      const before = whole.slice(0, cut);
      expect([...before, ...crawl(urls, before).followed], `cut at ${cut}`).to.deep.equal(whole);
    }
    expect(crawl(urls, whole).followed).to.deep.equal([]);
  });

  it('says which URLs are worth noting', () => {
    const worth = ['/?a=1', '/b;jsessionid=1', '/(S(lit3py55t21z5v55vlm25s55))/', '/2026/01'].map((path) => at + path);
    expect(worth.every(UrlTraps.mayCount)).to.equal(true);
    expect([`${at}/`, `${at}/about/2026`].some(UrlTraps.mayCount)).to.equal(false);
  });
});
