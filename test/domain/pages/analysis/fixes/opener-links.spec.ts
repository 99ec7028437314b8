import { expect } from 'chai';
import { openerLinks } from '../../../../../domain/pages/analysis/fixes/opener-links.js';
import { writeFixes } from '../../../../support/samples/analyzed-page.js';

describe('[U] fix of links that hand the page over', () => {
  it('takes opener away and keeps the rest', () =>
    expect(
      writeFixes(openerLinks, '<a href="https://o.example/" target="_blank" rel="opener">An example</a>')[0]?.code,
    ).to.equal('<a href="https://o.example/" target="_blank" rel="noopener">An example</a>'));
  it('leaves links alone that hand over nothing', () =>
    expect(writeFixes(openerLinks, '<a href="https://o.example/" target="_blank">An example</a>')).to.deep.equal([]));
});
