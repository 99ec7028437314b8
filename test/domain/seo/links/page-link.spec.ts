import { expect } from 'chai';
import { isHyperlink, LINK_KINDS } from '../../../../domain/seo/links/page-link.js';

describe('[U] page link', () => {
  it('is clicked by visitors only as a link or an image', () => {
    expect(LINK_KINDS.filter((kind) => isHyperlink({ kind }))).to.deep.equal(['link', 'image_link']);
  });
});
