import { expect } from 'chai';
import { categoryOfCheck, ODD_CHECKS, PAGE_CATEGORIES } from '../../../../domain/pages/analysis/page-category.js';
import { ALL_CHECKS } from '../../../../domain/seo/checks/index.js';
import { expectNone } from '../../../support/expect-none.js';

const ids = ALL_CHECKS.map(({ id }) => id);

describe('[U] categories of a page analysis', () => {
  it('each have checks that one page answers', () => {
    const used = new Set(ALL_CHECKS.flatMap(({ id, scope }) => (scope === 'page' ? [categoryOfCheck(id)] : [])));
    expect([...PAGE_CATEGORIES].filter((category) => !used.has(category))).to.deep.equal([]);
  });

  it('leave no check out', () => {
    expectNone(
      ids.filter((id) => categoryOfCheck(id) === null),
      'Checks without a category: place them in domain/pages/analysis/page-category.ts',
    );
  });

  it('name as odd only checks that are there and would be elsewhere', () => {
    expectNone(
      Object.keys(ODD_CHECKS).filter((id) => !ids.includes(id)),
      'Odd checks that are gone',
    );
    const folderOf = (id: string) => categoryOfCheck(`${id.split('/')[0]}/-`);
    expectNone(
      Object.entries(ODD_CHECKS).flatMap(([id, category]) => (folderOf(id) === category ? [id] : [])),
      'Odd checks that are not odd',
    );
  });

  it('are reported by folder, but for the odd ones', () => {
    expect(categoryOfCheck('title/missing')).to.equal('meta_data');
    expect(categoryOfCheck('title/keyword-missing')).to.equal('keywords');
    expect(categoryOfCheck('image/alt-missing')).to.equal('accessibility');
    expect(categoryOfCheck('nowhere/at-all')).to.equal(null);
  });
});
