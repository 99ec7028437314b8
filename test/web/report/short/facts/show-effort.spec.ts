import { expect } from 'chai';
import { showEffort } from '../../../../../web/report/short/facts/show-effort.js';
import { DE } from '../../../../../web/report/texts/de.js';
import { EN } from '../../../../../web/report/texts/en.js';

describe('[U] effort', () => {
  it('is shown in days, to a tenth, singular where it is one', () => {
    expect([1, 2.54, 12.5].map((days) => showEffort(days, EN))).to.deep.equal(['1 day', '2.5 days', '12.5 days']);
    expect([1, 2.54, 12.5].map((days) => showEffort(days, DE))).to.deep.equal(['1 Tag', '2,5 Tage', '12,5 Tage']);
  });
});
