import { expect } from 'chai';
import { metaLabel } from '../../../../activities/mail/parsing/meta-label.js';

const label = (html: string) => metaLabel(Buffer.from(html, 'latin1'));

describe('[U] metaLabel', () => {
  it('reads both forms of the element', () => {
    expect(label('<meta http-equiv="Content-Type" content="text/html; charset=ISO-8859-2">')).to.equal('iso-8859-2');
    expect(label("<html><head>\n<META charset='koi8-r'/>")).to.equal('koi8-r');
  });

  it('believes no comment, and no UTF-16 that it could read', () => {
    expect(label('<!-- <meta charset="koi8-r"> --><meta charset="iso-8859-2">')).to.equal('iso-8859-2');
    expect(label('<meta charset="utf-16le">')).to.equal('utf-8');
    expect(label('<p>charset=koi8-r</p>')).to.equal(null);
  });
});
