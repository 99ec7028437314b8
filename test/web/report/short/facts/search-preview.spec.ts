import { expect } from 'chai';
import { measureTextPx } from '../../../../../domain/seo/checks/text-width.js';
import { cutToWidth, previewResult, TITLE_PX } from '../../../../../web/report/short/facts/search-preview.js';

const page = { url: 'https://www.example.com/', title: 'Lamps', description: 'All lamps.', site_name: null };

describe('[U] search preview', () => {
  it('shows title, text, and the address as breadcrumbs', () => {
    expect(
      previewResult({ ...page, url: 'https://www.example.com/de/w%C3%A4rme/a/b', site_name: 'Lamp House' }),
    ).to.deep.equal({
      site: 'Lamp House',
      crumbs: 'https://www.example.com › de › wärme › a',
      title: 'Lamps',
      description: 'All lamps.',
    });
    expect(previewResult(page)).to.include({ site: 'example.com', crumbs: 'https://www.example.com' });
  });

  it('cuts by width, at a word, and keeps what fits', () => {
    const wide = 'WWWW '.repeat(20).trim();
    const narrow = 'ill '.repeat(60).trim();
    for (const text of [wide, narrow, 'x'.repeat(300), '日本語'.repeat(40)]) {
      const cut = cutToWidth(text, 20, TITLE_PX);
      expect(measureTextPx(cut, 20), text).to.be.at.most(TITLE_PX);
      expect(cut.endsWith(' ...'), text).to.equal(true);
      expect(measureTextPx(cut, 20), text).to.be.greaterThan(TITLE_PX * 0.8);
    }
    expect(cutToWidth(wide, 20, TITLE_PX)).to.match(/^(?:WWWW )+\.\.\.$/);
    expect(cutToWidth('short', 20, TITLE_PX)).to.equal('short');
  });

  it('says null where the page has no title or text', () => {
    expect(previewResult({ ...page, title: '', description: '' })).to.include({ title: null, description: null });
  });
});
