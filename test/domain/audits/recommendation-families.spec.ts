import { expect } from 'chai';
import { FAMILIES, groupFamilies } from '../../../domain/audits/recommendation-families.js';
import { ALL_CHECKS } from '../../../domain/seo/checks/index.js';
import { stubIssue } from '../../support/samples/stub-issue.js';

describe('[U] recommendation families', () => {
  const members = FAMILIES.flatMap(({ check_ids: ids }) => [...ids]);

  it('name checks that exist, each in one family', () => {
    const known = new Set(ALL_CHECKS.map(({ id }) => id));
    expect(members.filter((id) => !known.has(id))).to.deep.equal([]);
    expect(new Set(members).size).to.equal(members.length);
    expect(FAMILIES.filter(({ check_ids: ids }) => ids.length < 2)).to.deep.equal([]);
  });

  it('join issues under the worst of them, wherever it stands', () => {
    const groups = groupFamilies([
      stubIssue('title/pixel-wide', { severity: 'low' }),
      stubIssue('a/b', { severity: 'low' }),
      stubIssue('title/long'),
    ]);
    expect(
      groups.map(({ lead, others, family }) => [lead.check_id, others.map((one) => one.check_id), family?.name]),
    ).to.deep.equal([
      ['title/long', ['title/pixel-wide'], 'title-length'],
      ['a/b', [], undefined],
    ]);
  });

  it('join what one lack sets off: no structured data names no owner, one head on all pages repeats all its parts', () => {
    const groups = groupFamilies(
      [
        'schema/none-on-site',
        'ai/no-author-entity',
        'sec/hsts-missing',
        'sec/csp-missing',
        'title/duplicate',
        'desc/duplicate',
      ].map((id) => stubIssue(id)),
    );
    expect(groups.map(({ family }) => family?.name)).to.have.members([
      'structured-data',
      'security-headers',
      'shared-heads',
    ]);
  });

  it('leave a single member of a family its own title', () => {
    expect(groupFamilies([stubIssue('title/long')])[0]?.family).to.equal(null);
  });

  it('come in the order of severity, then of reach', () => {
    const groups = groupFamilies([
      stubIssue('a/low', { severity: 'low' }),
      stubIssue('a/few', { affected_count: 1 }),
      stubIssue('a/many', { affected_count: 9 }),
    ]);
    expect(groups.map(({ lead }) => lead.check_id)).to.deep.equal(['a/many', 'a/few', 'a/low']);
  });
});
