import { expect } from 'chai';
import { HtmlScanner } from '../../../../activities/crawl/html/html-scanner.js';

describe('[U] html-scanner', () => {
  const scan = (html: string, isForeign = false) => {
    const found: string[] = [];
    new HtmlScanner({
      isForeign,
      onText: (text) => found.push(`text ${text}`),
      onCdata: (text) => found.push(`cdata ${text}`),
      onDoctype: (text) => found.push(text),
      onTagStart: (name, start) => found.push(`${name} at ${start}`),
      onAttribute: (name, value) => found.push(`${name}=${value}`),
      onTagEnd: (isSelfClosing) => found.push(isSelfClosing ? '/>' : '>'),
      onEndTag: (name, end) => found.push(`/${name} to ${end}`),
    }).scan(html);
    return found;
  };

  it('reports tags with the attributes that are read, texts and references', () => {
    expect(scan('<!doctype html><A class=x HREF="/?a&amp;b" id = c>1 &lt; 2</a >')).to.deep.equal([
      'doctype html',
      'a at 15',
      'href=/?a&b',
      'id=c',
      '>',
      'text 1 ',
      'text <',
      'text  2',
      '/a to 61',
    ]);
  });

  it('holds content of scripts and titles for text, of the latter with references, but not in svg', () => {
    const script = scan('<script/>a<b>&amp;</scripts></script>');
    expect(script).to.deep.equal(['script at 0', '/>', 'text a<b>&amp;</scripts>', '/script to 36']);
    expect(scan('<title>&amp;<b></title>')).to.deep.equal(['title at 0', '>', 'text &', 'text <b>', '/title to 22']);
    expect(scan('<title><b>', true)).to.deep.equal(['title at 0', '>', 'b at 7', '>']);
  });

  it('passes over comments, whatever ends them, and tags in which the page ends', () => {
    expect(scan('<!-->a<!--->b<!-- -- --!>c<!x>d<?e>f</ g>h<!-- i')).to.deep.equal(
      ['a', 'b', 'c', 'd', 'f', 'h'].map((text) => `text ${text}`),
    );
    expect(scan('a<b c="d')).to.deep.equal(['text a', 'b at 1']);
  });
});
