import { expect } from 'chai';
import { SVG_NAMES } from '../../../../activities/crawl/html/svg-names.js';

describe('[U] svg-names', () => {
  it('gives the elements of svg their capital letters, and no others', () => {
    expect([SVG_NAMES.get('foreignobject'), SVG_NAMES.get('lineargradient')]).to.deep.equal([
      'foreignObject',
      'linearGradient',
    ]);
    expect([SVG_NAMES.get('circle'), SVG_NAMES.size]).to.deep.equal([undefined, 37]);
  });
});
