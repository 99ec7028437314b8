import { expect } from 'chai';
import { findZeroClick } from '../../../../../domain/search/analysis/signals/find-zero-click.js';
import { figures } from '../../../../support/samples/search-figures.js';

describe('[U] zero-click page', () => {
  it('is shown often and never clicked, those shown most first', () => {
    const pages = [
      { url: 'a', figures: figures(0, 500) },
      { url: 'b', figures: figures(0, 900) },
      { url: 'c', figures: figures(0, 499) },
      { url: 'd', figures: figures(1, 900) },
    ];
    expect(findZeroClick(pages, 500).map(({ url }) => url)).to.deep.equal(['b', 'a']);
    expect(findZeroClick([{ figures: figures(0, 0) }], 0)).to.deep.equal([]);
  });
});
