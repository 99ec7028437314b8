import { expect } from 'chai';
import { firstH1, headDescription, headTitle } from '../../../../domain/seo/page/head-texts.js';
import { pageFrom } from '../../../support/sites/pages.js';

const parse = (html: string) => pageFrom(html).html;

describe('[U] head texts', () => {
  it('takes the first title of the head that is not blank', () => {
    const html = parse('<head><title> </title><title>Oak\n tables</title></head><body>Text</body>');
    expect(headTitle(html)).to.equal('Oak tables');
  });

  it('does not take a title or description of the body', () => {
    const html = parse('<head></head><body><p>A</p><title>B</title><meta name="description" content="C"></body>');
    expect(headTitle(html)).to.equal('');
    expect(headDescription(html)).to.equal('');
  });

  it('takes the description by name, not og:description', () => {
    const html = parse(
      '<head><meta property="og:description" content="A"><meta name="description" content=" B  C "></head>',
    );
    expect(headDescription(html)).to.equal('B C');
  });

  it('takes the first h1 with text', () => {
    expect(firstH1(parse('<body><h2>A</h2><h1></h1><h1>B</h1><h1>C</h1></body>'))).to.equal('B');
  });

  it('finds nothing where there is no HTML', () => {
    expect([headTitle(null), headDescription(null), firstH1(null)]).to.deep.equal(['', '', '']);
  });
});
