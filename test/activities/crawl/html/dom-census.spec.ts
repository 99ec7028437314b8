import { expect } from 'chai';
import type { HtmlFacts } from '../../../../domain/seo/artifacts/html.js';
import { pageFacts as parse } from './page-facts.js';

describe('[U] dom-census', () => {
  const doctypes: [html: string, doctype: HtmlFacts['doctype']][] = [
    ['<!DOCTYPE HTML>', 'html'],
    ['<!-- x --><!doctype html SYSTEM "about:legacy-compat">', 'html'],
    [
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">',
      'legacy',
    ],
    ['<html><!doctype html>', 'none'],
    ['<p>x', 'none'],
  ];
  for (const [html, doctype] of doctypes) {
    it(`${html} is ${doctype}`, () => expect(parse(html).doctype).to.equal(doctype));
  }

  it('lists deprecated elements, frames and plug-ins', () => {
    const facts = parse(
      '<center><font>x</font><font>y</font></center><frameset><frame><frame></frameset>' +
        '<embed src="a.swf?x"><object type="application/x-java-applet"></object><object data="a.pdf"></object><applet></applet>',
    );
    expect(facts.dom.deprecated_elements).to.deep.equal(['center', 'font', 'frameset', 'frame', 'applet']);
    expect(facts.dom.frames).to.equal(3);
    expect(facts.plugins).to.deep.equal(['a.swf?x', 'application/x-java-applet', 'applet']);
  });

  it('lists media, times, landmarks and types', () => {
    const facts = parse(
      '<main><video><source src=a></video><audio></audio><time datetime="2025-01-02">Jan</time><time>3 May 2025</time></main>' +
        '<div role=main></div><main hidden></main><div itemscope itemtype="https://schema.org/A https://schema.org/B">' +
        '<p typeof="Person">',
    );
    expect(facts.media).to.deep.equal({ videos: 1, audios: 1 });
    expect(facts.times).to.deep.equal(['2025-01-02', '3 May 2025']);
    expect(facts.main_landmarks).to.equal(2);
    expect(facts.microdata_types).to.deep.equal(['https://schema.org/A', 'https://schema.org/B']);
    expect(facts.rdfa_types).to.deep.equal(['Person']);
  });

  it('lists ids and named anchors once, and ids that come twice', () => {
    const { dom } = parse(
      '<p id=a><a name=b></a><a id=c name=c></a><p id=a><p id=a><svg id=d></svg><template><p id=e></template>',
    );
    expect(dom.ids).to.deep.equal(['a', 'b', 'c', 'd']);
    expect(dom.duplicate_ids).to.deep.equal(['a']);
  });

  it('caps ids at 2,000', () => {
    const many = Array.from({ length: 2500 }, (_, index) => `<p id=i${index}>`).join('');
    expect(parse(many).dom.ids).to.have.lengthOf(2000);
  });
});
