import { expect } from 'chai';
import { escapeMarkup } from '../../../../domain/seo/fixes/escape-markup.js';
import { parseMarkup } from '../../../support/fix-cases.js';

const HOSTILE = `"><script>alert('x')</script> & </title> ]]> --> &amp; \u0000\u0007`;

describe('[U] escape markup', () => {
  it('keeps a hostile text inside an attribute, a title and an XML element', () => {
    const shown = HOSTILE.replace(/\p{Cc}/gu, ' ');
    const attribute = parseMarkup(`<meta content="${escapeMarkup(HOSTILE)}">`);
    expect(attribute).to.deep.equal({ tags: ['meta'], attributes: [{ content: shown }], text: '' });
    expect(parseMarkup(`<title>${escapeMarkup(HOSTILE)}</title>`)).to.deep.include({ tags: ['title'], text: shown });
    expect(parseMarkup(`<loc>${escapeMarkup(HOSTILE)}</loc>`, true)).to.deep.include({ tags: ['loc'], text: shown });
  });

  it('replaces what no document may contain', () => {
    expect(escapeMarkup('a\nb\u0085c\ud800d\uffff')).to.equal('a b c\ufffdd ');
    expect(escapeMarkup('😀 é')).to.equal('😀 é');
  });
});
