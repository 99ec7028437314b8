import { expect } from 'chai';
import { mapStructure, STRUCTURE_BOUNDS } from '../../../../domain/reports/structure/map-structure.js';
import { exploredPage } from '../../../support/samples/explored-page.js';

const HOME = 'https://shop.example/';
const page = (path: string, change: Parameters<typeof exploredPage>[0] = {}) =>
  exploredPage({ url: new URL(path, HOME).href, depth: 1, ...change });

const PAGES = [
  page('/', { depth: 0, unique_inlinks: 9 }),
  page('/about', { depth: 1, unique_inlinks: 5 }),
  page('/blog', { depth: 1, unique_inlinks: 7, clicks: 3, impressions: 40 }),
  page('/blog/lamps', { depth: 2, unique_inlinks: 2, words: 300, issues: 2, clicks: 5, impressions: 60 }),
  page('/blog/2026/may?page=2', { depth: 3, unique_inlinks: 1, words: 100 }),
  page('/blog/2026/gone', { depth: 2, status: 404, indexable: false }),
  page('/old/x', { depth: null, status: 301, indexable: false }),
  page('/old/y', { depth: null, status: 0, indexable: false }),
];

describe('[U] structure of a crawl', () => {
  it('counts folders with all that is in them, a page by the path of its folder included', () => {
    const whole = mapStructure(PAGES, null);
    expect(whole).to.include({ folder: HOME, folders_left_out: 0, pages_left_out: 0 });
    expect(whole?.parents).to.deep.equal([]);
    expect(whole?.folders.map(({ url, name, pages, folders }) => [url, name, pages, folders])).to.deep.equal([
      [`${HOME}blog/`, 'blog', 4, 1],
      [`${HOME}old/`, 'old', 2, 0],
    ]);
    expect(whole?.pages.map(({ url }) => url)).to.deep.equal([HOME, `${HOME}about`]);
    const [blog, old] = whole?.folders ?? [];
    expect(blog?.largest_folders.map(({ url, pages }) => [url, pages])).to.deep.equal([[`${HOME}blog/2026/`, 2]]);
    expect(blog).to.include({ clicks: 8, impressions: 100, issues: 2, pages_with_issues: 1, indexable: 3 });
    expect([blog?.depth_min, blog?.depth_max, blog?.statuses['4xx']]).to.deep.equal([1, 3, 1]);
    expect(old).to.include({ unlinked: 2, depth_min: null, words_per_page: null, clicks: null });
    expect(old?.statuses).to.include({ '3xx': 1, no_response: 1 });
  });

  it('goes into a folder, with the way back', () => {
    const blog = mapStructure(PAGES, `${HOME}blog/`);
    expect(blog?.total).to.include({ pages: 4, unlinked: 0 });
    expect(blog?.parents).to.deep.equal([{ url: HOME, name: 'shop.example' }]);
    expect(blog?.folders.map(({ name, pages }) => [name, pages])).to.deep.equal([['2026', 2]]);
    expect(blog?.pages.map(({ url }) => url)).to.deep.equal([`${HOME}blog`, `${HOME}blog/lamps`]);
    const year = mapStructure(PAGES, `${HOME}blog/2026/`);
    expect(year?.parents.map(({ name }) => name)).to.deep.equal(['shop.example', 'blog']);
    expect(mapStructure(PAGES, `${HOME}shop/`)).to.equal(null);
    expect(mapStructure([], null)).to.equal(null);
  });

  it('counts pages by depth, unlinked ones last, and names those that most pages link to', () => {
    const whole = mapStructure(PAGES, null);
    expect(whole?.depths.map(({ depth, pages }) => [depth, pages])).to.deep.equal([
      [0, 1],
      [1, 2],
      [2, 2],
      [3, 1],
      [null, 2],
    ]);
    expect(whole?.depths[1]?.clicks).to.equal(3);
    expect(whole?.most_linked.slice(0, 3).map(({ url }) => url)).to.deep.equal([HOME, `${HOME}blog`, `${HOME}about`]);
    expect(whole?.most_linked.every(({ unique_inlinks }) => unique_inlinks > 0)).to.equal(true);
  });

  it('lists hosts where there are several, names in letters, and counts what it leaves out', () => {
    const shop = exploredPage({ url: 'http://www.shop.example/gr%C3%BCn/a' });
    const hosts = mapStructure([...PAGES, shop], null);
    expect(hosts?.folder).to.equal(null);
    expect(hosts?.folders.map(({ url, name }) => [url, name])).to.deep.equal([
      [HOME, 'shop.example'],
      ['http://www.shop.example/', 'www.shop.example'],
    ]);
    const green = mapStructure([shop], null)?.folders[0];
    expect([green?.url, green?.name]).to.deep.equal(['http://www.shop.example/gr%C3%BCn/', 'grün']);
    const many = Array.from({ length: 300 }, (_, index) => page(`/f${index}/x`));
    const flat = Array.from({ length: 60 }, (_, index) => page(`/p${index}`, { unique_inlinks: 1 }));
    const cut = mapStructure([...many, ...flat], null);
    expect(cut?.folders.length).to.equal(STRUCTURE_BOUNDS.folders);
    expect([cut?.folders_left_out, cut?.pages.length, cut?.pages_left_out]).to.deep.equal([100, 50, 10]);
  });
});
