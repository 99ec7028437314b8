import { expect } from 'chai';
import { metaContents } from '../../../../domain/seo/checks/meta-contents.js';
import { pageFrom } from '../../../support/sites/pages.js';

const { html } = pageFrom(
  '<head><meta property="og:image" content=" /a.png "><meta name="og:image" content="/b.png">' +
    '<meta property="og:image" content=" "><meta http-equiv="og:image" content="/c.png">' +
    '<meta property="og:image:url" content="/d.png"></head>',
);

describe('[U] meta contents', () => {
  it('reads name and property alike, blank ones left out', () => {
    expect(metaContents(html, 'og:image')).to.deep.equal(['/a.png', '/b.png']);
  });

  it('reads several keys in document order', () => {
    expect(metaContents(html, 'og:image:url', 'og:image')).to.deep.equal(['/a.png', '/b.png', '/d.png']);
  });

  it('finds nothing where there is no HTML', () => {
    expect(metaContents(null, 'og:image')).to.deep.equal([]);
  });
});
