import { expect } from 'chai';
import { PageParts } from '../../../../activities/crawl/html/page-facts.js';

describe('[U] page-parts', () => {
  it('ends a line for all who are reading it', () => {
    const page = new PageParts('https://site.example/');
    page.headings.open('h1', 'main', 0);
    page.anchors.open({ href: '/x' }, 'main');
    for (const word of ['one', 'two']) {
      page.text.add(word, 'main', false);
      page.headings.text(word);
      page.anchors.text(word);
      page.breakText();
    }
    page.headings.close();
    page.anchors.close();
    expect(page.text.mainText).to.equal('one\u2029two\u2029');
    expect(page.headings.headings[0]?.text).to.equal('one two');
    expect(page.anchors.anchors[0]?.text).to.equal('one two');
  });

  it('lets one base element count for all that resolve', () => {
    const page = new PageParts('https://site.example/');
    page.headElements.baseElement({ href: '/base/' });
    page.images.image({ src: 'a.png' }, false);
    page.frames.open('iframe', { src: 'f' });
    page.forms.openForm({ action: 'send' });
    const { url } = page.images.images[0] ?? { url: null };
    expect([url, page.frames.iframes[0]?.url, page.forms.forms[0]?.url]).to.deep.equal([
      'https://site.example/base/a.png',
      'https://site.example/base/f',
      'https://site.example/base/send',
    ]);
  });
});
