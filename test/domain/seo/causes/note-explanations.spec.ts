import { expect } from 'chai';
import { noteExplanations } from '../../../../domain/seo/causes/note-explanations.js';
import { stubCause } from '../../../support/samples/stub-cause.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';

describe('[U] note explanations', () => {
  it('says how many findings of an issue follow from which cause', () => {
    const symptoms = [{ check_id: 'c/d', title: 'C', findings: 7 }];
    const cause = stubCause({
      id: 'canonical/x',
      check_ids: ['a/b', 'c/d'],
      findings: 3,
      explains: { findings: 7, symptoms },
    });
    const noted = noteExplanations([stubIssue('a/b'), stubIssue('c/d'), stubIssue('e/f')], [cause]);
    expect(noted.map(({ explained_by: by }) => by)).to.deep.equal([
      [{ cause_id: 'canonical/x', findings: 3 }],
      [{ cause_id: 'canonical/x', findings: 7 }],
      undefined,
    ]);
  });
});
