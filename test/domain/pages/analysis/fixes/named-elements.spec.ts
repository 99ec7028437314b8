import { expect } from 'chai';
import {
  labeledFields,
  mainLandmark,
  namedLinks,
  titledFrames,
} from '../../../../../domain/pages/analysis/fixes/named-elements.js';
import { writeFixes } from '../../../../support/samples/analyzed-page.js';

const codeOf = (fixes: { code: string }[]) => fixes[0]?.code;

describe('[U] fixes of elements without a name', () => {
  it('name links by where they lead, each once', () =>
    expect(
      codeOf(
        writeFixes(
          namedLinks,
          '<a href="/shop/red-boots.html"></a><a href="/shop/red-boots.html"></a><a href="/"></a>',
        ),
      ),
    ).to.equal('<a href="/shop/red-boots.html" aria-label="red boots">\n<a href="/" aria-label="site.example">'));
  it('escape what authors wrote', () =>
    expect(codeOf(writeFixes(namedLinks, '<a href="/a?b=&quot;><script>"></a>'))).to.equal(
      '<a href="/a?b=&quot;&gt;&lt;script&gt;" aria-label="a">',
    ));
  it('title frames by their host, those without an address left out', () => {
    expect(codeOf(writeFixes(titledFrames, '<iframe src="https://v.example/1"></iframe>'))).to.equal(
      '<iframe src="https://v.example/1" title="v.example"></iframe>',
    );
    expect(writeFixes(titledFrames, '<iframe></iframe>')).to.deep.equal([]);
  });
  it('label fields by id, and by name where they have none', () =>
    expect(codeOf(writeFixes(labeledFields, '<input id="mail"><select name="size"></select><input>'))).to.equal(
      '<label for="mail">mail</label>\n<select name="size" aria-label="size">',
    ));
  it('give the content a landmark', () => {
    expect(codeOf(writeFixes(mainLandmark, '<p>x</p>'))).to.match(/^<main>[\s\S]+<\/main>$/);
    expect(writeFixes(mainLandmark, '<main><p>x</p></main>')).to.deep.equal([]);
  });
});
