import { expect } from 'chai';
import { successMeasure } from '../../../../domain/seo/plans/success-measure.js';

const evidence = { count: 1, urls: [], sample: '' };

describe('[U] success measure', () => {
  it('names every check that turns green', () => {
    const measure = (check_ids: string[], count = 1) =>
      successMeasure({ check_ids, evidence: { ...evidence, count }, steps: [] });
    expect(measure(['title/long'])).to.equal('In the next audit "title/long" finds nothing; today 1 case.');
    expect(measure(['a/b', 'c/d'], 2)).to.equal('In the next audit "a/b" and "c/d" find nothing; today 2 cases.');
    expect(measure(['a/b', 'c/d', 'e/f'])).to.equal(
      'In the next audit "a/b", "c/d" and "e/f" find nothing; today 1 case.',
    );
  });

  it('takes the last step where no check asks for the work', () => {
    expect(successMeasure({ check_ids: [], evidence, steps: ['Do it.', 'Look again.'] })).to.equal('Look again.');
  });
});
