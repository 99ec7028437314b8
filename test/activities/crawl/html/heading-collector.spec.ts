import { expect } from 'chai';
import { pageFacts } from './page-facts.js';

const headings = (html: string) => pageFacts(html).headings.map(({ level, text, alt_only }) => [level, text, alt_only]);

describe('[U] heading-collector', () => {
  it('reads levels and text in order', () => {
    expect(headings('<h2>Two\n  <em>x</em></h2><h1>One</h1><h6></h6>')).to.deep.equal([
      [2, 'Two x', false],
      [1, 'One', false],
      [6, '', false],
    ]);
  });

  it('counts the alternatives of images', () => {
    expect(headings('<h1><img src=a alt="Logo"></h1><h2><img src=a alt="A">b</h2><h3><img src=a></h3>')).to.deep.equal([
      [1, 'Logo', true],
      [2, 'A b', false],
      [3, '', false],
    ]);
  });

  it('ends one that is not closed at the next', () => {
    expect(headings('<h1>a<h2>b</h2>c')).to.deep.equal([
      [1, 'a', false],
      [2, 'b', false],
    ]);
  });

  it('ends at the end tag of another level, as in browsers', () => {
    expect(headings('<h1>a</h2>b<p>c</p>')).to.deep.equal([[1, 'a', false]]);
  });

  it('keeps words apart where lines end', () => {
    expect(headings('<h1>Development Kit<br>Version 17</h1><h2><div>a</div><div>b</div></h2>')).to.deep.equal([
      [1, 'Development Kit Version 17', false],
      [2, 'a b', false],
    ]);
  });

  it('leaves permalink marks out', () => {
    const marks = ['¶', ' § ', '#', '🔗', '⚓\ufe0f', '\u200b'];
    for (const mark of marks) {
      expect(headings(`<h2>Title<a href="#title">${mark}</a></h2>`), mark).to.deep.equal([[2, 'Title', false]]);
    }
    expect(headings('<h3><a href="#x">#</a> Title</h3>')).to.deep.equal([[3, 'Title', false]]);
    expect(headings('<h3><img src=a alt="Logo"><a href="#x">¶</a></h3>')).to.deep.equal([[3, 'Logo', true]]);
  });

  it('keeps signs that are text, and links that lead elsewhere', () => {
    expect(headings('<h2>C#</h2><h2>The <a href="/pilcrow">¶</a></h2><h2><a href="#a">Title</a></h2>')).to.deep.equal([
      [2, 'C#', false],
      [2, 'The ¶', false],
      [2, 'Title', false],
    ]);
  });

  it('tells what part of the page a heading belongs to', () => {
    const html =
      '<nav><h2>a</h2></nav><main><h1>b</h1><article><h1>c</h1></article><section><div><h2>d</h2></div></section></main><footer><h2>e</h2></footer>';
    expect(pageFacts(html).headings.map(({ text, region, section }) => [text, region, section])).to.deep.equal([
      ['a', 'nav', 1],
      ['b', 'main', 0],
      ['c', 'main', 2],
      ['d', 'main', 3],
      ['e', 'footer', 0],
    ]);
  });

  it('leaves out what is in template, noscript and svg', () => {
    expect(
      headings('<template><h1>a</h1></template><noscript><h1>b</h1></noscript><svg><title>c</title></svg>'),
    ).to.deep.equal([]);
  });
});
