import { expect } from 'chai';
import { showSearchValue } from '../../../../web/report/facts/show-search-value.js';
import { openLanguage } from '../../../../web/report/parts/report-language.js';

describe('[U] show search value', () => {
  it('never shows as nothing what is little', () => {
    const shown = (language: 'en' | 'de') =>
      [0, 0.03, 0.1, 66.12].map((percent) => showSearchValue(percent, openLanguage(language)));
    expect(shown('en')).to.deep.equal(['0%', 'under 0.1%', '0.1%', '66.1%']);
    expect(shown('de')).to.deep.equal(['0\u00a0%', 'unter 0,1\u00a0%', '0,1\u00a0%', '66,1\u00a0%']);
  });
});
