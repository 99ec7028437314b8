import { expect } from 'chai';
import { seeCauses } from '../../../domain/audits/root-cause-key.js';
import { stubFinding } from '../../support/samples/stub-checks.js';

const page = { id: 'a/page', scope: 'page' } as const;
const keys = (...args: Parameters<typeof seeCauses>) => seeCauses(...args).causes.map(({ key }) => key);

describe('[U] root cause key', () => {
  it('is the same for what was seen in the same place, on whatever page', () => {
    const seen = { observed: 'logo.png', where: 'img' };
    expect(keys(page, stubFinding('a/page', '/1', seen))).to.deep.equal(keys(page, stubFinding('a/page', '/2', seen)));
    expect(keys(page, stubFinding('a/page', '/1', seen))).to.not.deep.equal(
      keys(page, stubFinding('a/page', '/1', { ...seen, where: 'picture' })),
    );
  });

  it('takes the cases apart that a check folded, and knows how many it did not show', () => {
    const { causes, hidden } = seeCauses(
      page,
      stubFinding('a/page', '/1', { observed: 'a; b; c', count: 10, where: 'img' }),
    );
    expect(causes.map(({ observed, count, pages }) => [observed, count, pages])).to.deep.equal([
      ['a', 1, 1],
      ['b', 1, 1],
      ['c', 1, 1],
    ]);
    expect(hidden?.count).to.equal(7);
  });

  it('leaves a text with a semicolon whole when it is one case', () => {
    expect(seeCauses(page, stubFinding('a/page', '/1', { observed: 'Boots; shoes' })).causes.length).to.equal(1);
    expect(seeCauses(page, stubFinding('a/page', '/1', { observed: 'no name', count: 3 })).causes).to.deep.include({
      key: '\n\n\n'.replace(/^/, 'no name'),
      observed: 'no name',
      where: null,
      target: null,
      count: 3,
      pages: 1,
      urls: ['https://site.example/1'],
    });
  });

  it('keeps what each page has to write itself apart', () => {
    const title = { id: 'title/missing', scope: 'page' } as const;
    expect(keys(title, stubFinding('title/missing', '/1'))).to.not.deep.equal(
      keys(title, stubFinding('title/missing', '/2')),
    );
  });

  it('takes the same figure on two pages for a coincidence', () => {
    const seen = (id: string, path: string, observed: string) =>
      keys({ id, scope: 'page' }, stubFinding(id, path, { observed })).join();
    for (const [id, observed] of [
      ['head/dom-large', '4611 elements'],
      ['content/hard-to-read', 'Flesch reading ease 49.1'],
      ['content/low-text-ratio', '7.7% (285 of 3686 bytes)'],
    ] as const)
      expect(seen(id, '/1', observed), id).to.not.equal(seen(id, '/2', observed));
    expect(seen('a/page', '/1', 'main landmarks: 0')).to.equal(seen('a/page', '/2', 'main landmarks: 0'));
    expect(seen('content/no-date', '/1', 'no date')).to.equal(seen('content/no-date', '/2', 'no date'));
  });

  it('knows the page’s own path in an address, and steps up in front of one', () => {
    const seen = (id: string, path: string, observed: string) =>
      keys({ id, scope: 'page' }, stubFinding(id, path, { observed })).join();
    expect(seen('canonical/invalid', '/docs/a', 'file:///srv/docs/a')).to.equal(
      seen('canonical/invalid', '/docs/b', 'file:///srv/docs/b'),
    );
    expect(seen('title/long', '/a', 'from /a')).to.not.equal(seen('title/long', '/b', 'from /b'));
    expect(seen('speed/render-blocking', '/', 'a.js')).to.equal(seen('speed/render-blocking', '/b/', '../a.js'));
  });

  it('names a resource that is not the page as the target', () => {
    const finding = stubFinding('a/page', '/1', { url: 'https://cdn.example/a.js' });
    expect(seeCauses(page, finding).causes[0]).to.include({ target: 'https://cdn.example/a.js' });
    expect(seeCauses(page, finding).subject).to.equal('https://site.example/1');
  });

  it('takes a header for one, whatever numbers differ in it', () => {
    const header = (observed: string, where: string) => keys(page, stubFinding('a/page', '/1', { observed, where }));
    expect(header('none, 120 bytes', 'Content-Encoding header')).to.deep.equal(
      header('none, 97 bytes', 'Content-Encoding header'),
    );
    expect(header('120 words', 'main text')).to.not.deep.equal(header('97 words', 'main text'));
  });

  it('takes a link target for the cause and the pages that link to it for where it is seen', () => {
    const sources = ['/a', '/b'].map((path) => `https://site.example${path}`);
    const finding = stubFinding('link/broken-internal', '/gone', { page_url: null, count: 300, related_urls: sources });
    const { causes } = seeCauses({ id: 'link/broken-internal', scope: 'site' }, finding);
    expect(causes).to.deep.equal([
      {
        key: 'a fault\n\nhttps://site.example/gone\n',
        observed: 'a fault',
        where: null,
        target: 'https://site.example/gone',
        count: 300,
        pages: 300,
        urls: sources,
      },
    ]);
  });

  it('takes a group of pages for one cause with all its members', () => {
    const finding = stubFinding('title/duplicate', '/a', {
      page_url: null,
      count: 2,
      related_urls: ['https://site.example/b'],
    });
    const [cause] = seeCauses({ id: 'title/duplicate', scope: 'site' }, finding).causes;
    expect([cause?.target, cause?.pages, cause?.urls]).to.deep.equal([
      null,
      2,
      ['https://site.example/a', 'https://site.example/b'],
    ]);
  });
});
