import { expect } from 'chai';
import { CAUSE_RULES, JOINED_CHECK_IDS } from '../../../../domain/seo/causes/all-causes.js';
import { ALL_CHECKS } from '../../../../domain/seo/checks/index.js';
import { expectNone } from '../../../support/expect-none.js';

const LEVELS = ['index', 'canonical', 'hreflang', 'sitemap', 'links', 'content', 'speed'];

describe('[U] all causes', () => {
  it('are in the order in which causes work, each named once', () => {
    const places = CAUSE_RULES.map(({ level }) => LEVELS.indexOf(level));
    expect(places).to.deep.equal([...places].sort((one, other) => one - other));
    expect(new Set(CAUSE_RULES.map(({ id }) => id)).size).to.equal(CAUSE_RULES.length);
  });

  it('explain checks of the catalog only, their own leading checks among them', () => {
    const known = new Set(ALL_CHECKS.map(({ id }) => id));
    const strange = [...JOINED_CHECK_IDS].filter((id) => !known.has(id));
    expectNone(strange, 'Checks that are not in the catalog');
    const missing = CAUSE_RULES.flatMap(({ id, lead_check_ids: leads, check_ids: all }) =>
      leads.filter((lead) => !all.includes(lead)).map((lead) => `${id}: ${lead}`),
    );
    expectNone(missing, 'Leading checks that a rule cannot explain');
  });
});
