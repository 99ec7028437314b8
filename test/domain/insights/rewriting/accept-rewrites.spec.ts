import { expect } from 'chai';
import { acceptRewrites } from '../../../../domain/insights/rewriting/accept-rewrites.js';
import type { Rewrite } from '../../../../domain/insights/rewriting/rewritten-texts.js';
import { stubInsight } from '../../../support/samples/stub-insight.js';

const titles = stubInsight('a', {
  title: 'Write titles',
  description: 'Missing titles on 12 pages.',
  steps: ['Write a title for each page.'],
});
const speed = stubInsight('b', {
  title: 'Serve images sooner',
  description: 'Images of 12 pages load late.',
  steps: ['Shrink the images of each page.'],
});
const GOOD: Rewrite = {
  n: 1,
  title: 'Write page titles',
  description: ' Titles are missing\non 12 pages. ',
  steps: ['Write a title for every page.', ' '],
};
const accept = (...rewrites: Rewrite[]) => acceptRewrites([titles, speed], rewrites, (text) => text.includes('secret'));

describe('[U] texts that a model has written', () => {
  it('are taken over with who wrote them, and nothing else of the insight is', () => {
    const { insights, accepted, refused } = accept(GOOD);
    expect(insights).to.deep.equal([
      {
        ...titles,
        title: 'Write page titles',
        description: 'Titles are missing on 12 pages.',
        steps: ['Write a title for every page.'],
        generated_by: 'llm',
      },
      speed,
    ]);
    expect([accepted, refused]).to.deep.equal([1, []]);
  });

  it('leave every insight in its place, whatever is missing or too much', () => {
    expect(accept().insights).to.deep.equal([titles, speed]);
    expect(accept({ ...GOOD, n: 3 }).insights).to.deep.equal([titles, speed]);
    expect(accept(GOOD, GOOD)).to.deep.equal({
      insights: [titles, speed],
      accepted: 0,
      refused: ['It is written twice'],
    });
  });

  it('are refused where they are those of another insight, or repeat what was to be kept', () => {
    expect(accept({ ...GOOD, n: 2 }).insights).to.deep.equal([titles, speed]);
    const reported = accept({ ...GOOD, description: 'Titles are missing on 12 pages, the secret of titles.' });
    expect(reported.refused.join()).to.match(/repeats its instructions/);
  });
});
