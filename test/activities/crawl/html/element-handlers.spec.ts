import { expect } from 'chai';
import type { Attributes } from '../../../../activities/crawl/html/attributes.js';
import { CLOSE_HANDLERS, OPEN_HANDLERS } from '../../../../activities/crawl/html/element-handlers.js';
import { PageParts } from '../../../../activities/crawl/html/page-facts.js';

/** A page on which these elements have opened, in order. */
function opened(...elements: [name: string, attributes: Attributes][]): PageParts {
  const page = new PageParts('https://site.example/');
  for (const [name, attributes] of elements) OPEN_HANDLERS.get(name)?.(page, attributes, name);
  return page;
}

describe('[U] element-handlers', () => {
  it('closes nothing that does not open', () => {
    expect([...CLOSE_HANDLERS.keys()].filter((name) => !OPEN_HANDLERS.has(name))).to.deep.equal([]);
  });

  const langs: [what: string, attributes: Attributes[], lang: string | null][] = [
    ['lang before xml:lang', [{ lang: 'de', 'xml:lang': 'en' }], 'de'],
    ['xml:lang alone', [{ 'xml:lang': 'en' }], 'en'],
    ['the first html element that says', [{}, { lang: 'fr' }, { lang: 'it' }], 'fr'],
    ['an empty one as it stands', [{ lang: '' }, { lang: 'it' }], ''],
    ['none', [{}], null],
  ];
  for (const [what, attributes, lang] of langs) {
    it(`language: ${what}`, () => {
      expect(opened(...attributes.map((each): [string, Attributes] => ['html', each])).lang).to.equal(lang);
    });
  }

  it('gives the alternative of an image to link, heading and button around it', () => {
    const page = opened(['h2', {}], ['a', { href: '/' }], ['button', {}], ['img', { src: 'x', alt: 'Logo' }]);
    for (const name of ['button', 'a', 'h2']) CLOSE_HANDLERS.get(name)?.(page);
    expect(page.headings.headings[0]?.text).to.equal('Logo');
    expect(page.anchors.anchors[0]?.text).to.equal('Logo');
    expect(page.forms.unnamedButtons).to.equal(0);
  });

  it('counts media, which make a link more than its image', () => {
    const page = opened(
      ['a', { href: '/' }],
      ['img', { src: 'x', alt: '' }],
      ['video', {}],
      ['audio', {}],
      ['audio', {}],
    );
    CLOSE_HANDLERS.get('a')?.(page);
    expect([page.census.videos, page.census.audios, page.images.images[0]?.only_in_link]).to.deep.equal([1, 2, false]);
  });

  it('asks each control for its name by its element', () => {
    const page = opened(['input', { id: 'a' }], ['select', { name: 'b' }], ['textarea', {}], ['button', {}]);
    CLOSE_HANDLERS.get('button')?.(page);
    expect(page.forms.unlabeledInputs()).to.deep.equal(['input#a', 'select[name="b"]', 'textarea']);
    expect(page.forms.unnamedButtons).to.equal(1);
  });

  it('finds plug-ins in object, embed and applet', () => {
    const page = opened(['object', { data: 'a.swf' }], ['embed', { src: 'b.mp4' }], ['applet', { code: 'C' }]);
    expect(page.census.plugins).to.deep.equal(['a.swf', 'applet']);
  });
});
