import { expect } from 'chai';
import type { ResourceResult } from '../../../../domain/seo/artifacts/resource.js';
import { imageTags } from '../../../../domain/seo/fixes/image-tags.js';
import { issueOn, parseMarkup, write } from '../../../support/fix-cases.js';
import { pageFrom } from '../../../support/sites/pages.js';

const url = 'https://site.example/shop/boots';
const resource: ResourceResult = {
  url: 'https://site.example/img/red-boots_2.jpg?v=3',
  kinds: ['image'],
  used_by: [url],
  use_count: 1,
  allowed_by_robots: true,
  status: 200,
  error: null,
  verdict: 'ok',
  redirect_url: null,
  media_type: 'image/jpeg',
  bytes: 1000,
  cache_control: null,
  has_validator: true,
  fresh_s: null,
  image: { format: 'jpg', width: 800, height: 600 },
  svg_error: null,
};
const tags = (observed: string, resources: ResourceResult[] | null = null) =>
  write(imageTags, [pageFrom('Hi', { url })], { resources }, [issueOn('image/alt-missing', [url], { observed })]);

describe('[U] image tags', () => {
  it('have the size of the file and words of its name, to be made a sentence of', () => {
    expect(tags('/img/red-boots_2.jpg?v=3', [resource])).to.deep.equal([
      {
        title:
          'The tag of the image; alt is a guess from its name: say what it shows; leave loading="lazy" out in the first view',
        language: 'html',
        code: '<img src="/img/red-boots_2.jpg?v=3" alt="red boots" width="800" height="600" loading="lazy">',
        url,
        check_ids: ['image/alt-missing'],
      },
    ]);
  });

  it('promise nothing on a page that has more such images', () => {
    const issue = issueOn('image/alt-missing', [url], { observed: 'a.png; b.png; c.png', count: 4 });
    const [snippet] = write(imageTags, [pageFrom('Hi', { url })], {}, [issue]);
    expect(snippet?.check_ids).to.deep.equal([]);
  });

  it('name the image alone where the finding counts them first', () => {
    const issue = issueOn('image/not-lazy', [url], { observed: '5: https://site.example/a-boot.png; /b-boot.png' });
    const snippets = write(imageTags, [pageFrom('Hi', { url })], {}, [issue]);
    expect(snippets.map(({ code }) => parseMarkup(code).attributes[0]?.['src'])).to.deep.equal([
      'https://site.example/a-boot.png',
      '/b-boot.png',
    ]);
    expect(snippets.map(({ check_ids }) => check_ids)).to.deep.equal([[], []]);
  });

  it('leave open what is not known', () => {
    const [snippet] = tags('/img/DSC_0042.JPG');
    expect(snippet?.code).to.equal('<img src="/img/DSC_0042.JPG" alt="…" loading="lazy">');
    expect(snippet?.title).to.match(/say in alt what it shows; add the width and height of the file/);
    expect(tags('/3f2a9c0b1d4e5f60.webp')[0]?.code).to.match(/alt="…"/);
  });

  it('take the folded cases apart, each image once, and leave out what cannot be pasted', () => {
    const seen = 'a-boot.png; b-boot.png; a-boot.png; img without src; data:image/png;base64,x; long-name…';
    expect(tags(seen).map(({ code }) => parseMarkup(code).attributes[0]?.['src'])).to.deep.equal([
      'a-boot.png',
      'b-boot.png',
    ]);
  });

  it('cannot be broken out of by a source', () => {
    const { tags: found, attributes } = parseMarkup(tags(`x"onerror=alert(1)><script>.png`)[0]?.code ?? '');
    expect(found).to.deep.equal(['img']);
    expect(Object.keys(attributes[0] ?? {}).sort()).to.deep.equal(['alt', 'loading', 'src']);
  });
});
