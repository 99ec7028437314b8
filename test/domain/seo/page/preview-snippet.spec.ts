import { expect } from 'chai';
import { measureTextPx } from '../../../../domain/seo/checks/text-width.js';
import { previewSnippet } from '../../../../domain/seo/page/preview-snippet.js';
import { DEFAULT_THRESHOLDS } from '../../../../domain/seo/thresholds.js';

const preview = (title: string, description = '', url = 'https://shop.example/lamps/desk%20lamps?a=1') =>
  previewSnippet({ url, title, description }, DEFAULT_THRESHOLDS);

describe('[U] snippet preview', () => {
  it('shows texts that fit as they are, collapsed, and where the page is', () => {
    const { title, breadcrumb, description } = preview('  Desk \n lamps ', 'Lamps for desks.');
    expect(title).to.deep.include({ shown: 'Desk lamps', is_cut: false, width_px: measureTextPx('Desk lamps', 20) });
    expect(description).to.deep.include({ shown: 'Lamps for desks.', is_cut: false });
    expect(breadcrumb).to.equal('shop.example › lamps › desk lamps');
  });

  it('cuts what is too wide between words, so that it fits with its ellipsis', () => {
    for (const text of ['Lamps for every desk '.repeat(20), 'W'.repeat(400), '灯'.repeat(300)]) {
      const { title, description } = preview(text, text.repeat(3));
      expect(title.is_cut && description.is_cut).to.equal(true);
      expect(title.shown).to.match(/. …$/);
      expect(measureTextPx(title.shown, 20)).to.be.at.most(DEFAULT_THRESHOLDS.title_max_px).and.greaterThan(400);
      expect(measureTextPx(description.shown, 14)).to.be.at.most(DEFAULT_THRESHOLDS.description_max_px);
      expect(title.width_px).to.be.greaterThan(title.most_px);
    }
    expect(preview('Lamps for every desk '.repeat(20)).title.shown).to.match(/^(?:Lamps|for|every|desk| )+ …$/);
  });

  it('leaves empty what a page lacks, and an address as it is that cannot be parsed', () => {
    expect(preview('').title).to.deep.include({ shown: '', width_px: 0, is_cut: false });
    expect(preview('x', '', 'not an address').breadcrumb).to.equal('not an address');
    expect(preview('x', '', 'https://shop.example/%ff').breadcrumb).to.equal('shop.example › %ff');
  });
});
