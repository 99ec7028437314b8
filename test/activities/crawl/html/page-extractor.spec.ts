import { expect } from 'chai';
import type { HtmlFacts } from '../../../../domain/seo/artifacts/html.js';
import { pageFacts } from './page-facts.js';

describe('[U] page-extractor', () => {
  const doctypes: [html: string, doctype: HtmlFacts['doctype']][] = [
    ['<!doctype html><p>x', 'html'],
    ['<!DOCTYPE HTML><p>x', 'html'],
    ['\n<!-- c --><!doctype html ><p>x', 'html'],
    ['<!doctype html SYSTEM "about:legacy-compat"><p>x', 'html'],
    ['<!doctype html public "-//W3C//DTD HTML 4.01//EN"><p>x', 'legacy'],
    ['<p>x<!doctype html>', 'none'],
    ['<!doctype html><!doctype html public "x">', 'html'],
    ['<?xml version="1.0"?><p>x', 'none'],
  ];
  for (const [html, doctype] of doctypes)
    it(`${JSON.stringify(html)}: ${doctype}`, () => expect(pageFacts(html).doctype).to.equal(doctype));

  it('reads what is not seen for what it is, and not as text', () => {
    const { text, titles, inline_style_chars } = pageFacts(
      '<title>T</title><style>p{}</style><script>one</script><textarea>two</textarea><select><option>three</select>' +
        '<svg><title>four</title><text>five</text></svg><template>six</template><noscript>seven</noscript><p>eight',
    );
    expect([text.total_word_count, text.excerpt]).to.deep.equal([1, 'eight']);
    expect([titles, inline_style_chars]).to.deep.equal([[{ text: 'T', in_head: true }], 3]);
  });

  it('lets the title of an svg name the button around it', () => {
    expect(
      pageFacts('<button><svg><title>Search</title></svg></button><button><svg></svg></button>').unnamed_buttons,
    ).to.equal(1);
  });

  it('continues with HTML in the islands of an svg', () => {
    const html = '<svg><a href=/no>x</a><foreignObject><a href=/yes>y</a></foreignObject></svg>';
    expect(pageFacts(html).anchors.map(({ href }) => href)).to.deep.equal(['/yes']);
  });

  it('takes header, navigation, aside and footer out of the main text', () => {
    const { text } = pageFacts(
      '<header>a</header><nav>b b</nav><main>c c c<aside>d</aside></main><div role=contentinfo>e</div><p>f',
    );
    expect([text.word_count, text.total_word_count]).to.deep.equal([3, 9]);
  });

  it('takes banners that scripts put around the main landmark for no text of the page', () => {
    const main = '<main><h1>Projects</h1><p>Three roofs in Leeds.</p></main>';
    const banners =
      '<section><h2>Ready?</h2><a href=/call>Call</a></section><div id=cookies>We use cookies. <button>OK</button></div>';
    const [source, rendered] = [main, main + banners].map((body) => pageFacts(body).text);
    expect(rendered?.word_count).to.equal(source?.word_count);
    expect(rendered?.hash).to.equal(source?.hash);
  });

  it('takes all text outside of header and the like for main without a landmark, or with one around a part', () => {
    expect(pageFacts('<p>a b<div>c</div>').text.word_count).to.equal(3);
    const around = `<p>${'word '.repeat(200)}`;
    expect(pageFacts(`<main><h1>Start</h1></main>${around}`).text.word_count).to.equal(201);
  });

  it('closes what the page leaves open', () => {
    const facts = pageFacts('<h1>Head<a href=/x>link<button>');
    expect([facts.headings[0]?.text, facts.anchors[0]?.text, facts.unnamed_buttons]).to.deep.equal([
      'Headlink',
      'link',
      1,
    ]);
  });

  it('does not end a heading in the page at an end tag in a template', () => {
    expect(pageFacts('<h1>a<template></h2></template>b</h1>').headings[0]?.text).to.equal('ab');
  });

  it('counts the elements of a template, and nothing else of them', () => {
    const { dom } = pageFacts('<body><template><i id=a></i><i id=a></i></template>');
    expect([dom.nodes, dom.ids, dom.duplicate_ids]).to.deep.equal([4, [], []]);
  });
});
