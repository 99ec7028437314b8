import { expect } from 'chai';
import { ALL_CHECKS } from '../../../../domain/seo/checks/index.js';
import { ALL_FIXES } from '../../../../domain/seo/fixes/all-fixes.js';
import { ALL_IMPROVEMENTS } from '../../../../domain/seo/improvements/all-improvements.js';

describe('[U] all fixes', () => {
  it('fix checks and improvements that exist', () => {
    const known = new Set<string>([...ALL_CHECKS, ...ALL_IMPROVEMENTS].map(({ id }) => id));
    const named = ALL_FIXES.flatMap(({ check_ids: ids }) => [...ids]);
    expect(named.filter((id) => !known.has(id))).to.deep.equal([]);
  });

  it('fix at least seventy checks', () => {
    expect(new Set(ALL_FIXES.flatMap(({ check_ids: ids }) => [...ids])).size).to.be.at.least(70);
  });
});
