import { expect } from 'chai';
import { headInvalidElement } from '../../../../../domain/seo/checks/head/invalid-element.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => headInvalidElement.judge(pageFrom(html, { url }), context());

describe('[U] head/invalid-element', () => {
  it('fires when an image stands before title and canonical', () => {
    expect(
      judge(
        '<!DOCTYPE html><html><head><img src="a.png"><title>T</title><link rel="canonical" href="/page"></head><body>Text</body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: '<img> ends the head before title, canonical',
        expected: 'only metadata in the head',
        where: 'head > img',
      },
    ]);
  });

  it('fires when a robots meta comes after a div', () => {
    expect(
      judge(
        '<!DOCTYPE html><html><head><title>T</title><div></div><meta name="robots" content="noindex"></head><body>Text</body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: '<div> ends the head before robots',
        expected: 'only metadata in the head',
        where: 'head > div',
      },
    ]);
  });

  it('fires when hreflang comes after an iframe', () => {
    expect(
      judge(
        '<!DOCTYPE html><html><head><title>T</title><iframe src="/x" title="x"></iframe><link rel="alternate" hreflang="de" href="/de"></head><body>Text</body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: '<iframe> ends the head before hreflang',
        expected: 'only metadata in the head',
        where: 'head > iframe',
      },
    ]);
  });

  it('says so when loose text ends the head', () => {
    expect(judge('<!DOCTYPE html><html><head>Oops<title>T</title></head><body>Text</body></html>')).to.deep.equal([
      { url, observed: 'text ends the head before title', expected: 'only metadata in the head', where: 'head' },
    ]);
  });

  it('leaves the element alone when nothing of weight follows', () => {
    expect(
      judge('<!DOCTYPE html><html><head><title>T</title><img src="a.png"></head><body>Text</body></html>'),
    ).to.deep.equal([]);
  });

  it('leaves scripts, styles and templates in the head alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><script>1</script><style>p{}</style><template><p>x</p></template><title>T</title></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
