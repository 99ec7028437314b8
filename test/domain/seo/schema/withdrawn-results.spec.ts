import { expect } from 'chai';
import { WITHDRAWN_RESULTS } from '../../../../domain/seo/schema/withdrawn-results.js';
import { jsonLdNodes } from '../../../support/sites/json-ld-page.js';

const withdrawn = (block: object): string[] => {
  const nodes = jsonLdNodes(block);
  return WITHDRAWN_RESULTS.filter(({ isMeant }) => nodes.some(isMeant)).map(({ name }) => name);
};

describe('[U] withdrawn results', () => {
  const cases: [name: string, meant: object, other: object][] = [
    ['How-to', { '@type': 'HowTo' }, { '@type': 'Recipe', recipeInstructions: [{ '@type': 'HowToStep' }] }],
    ['FAQ', { '@type': ['WebPage', 'FAQPage'] }, { '@type': 'QAPage' }],
    [
      'Sitelinks search box',
      { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction', 'query-input': 'required name=q' } },
      { '@type': 'WebSite', potentialAction: { '@type': 'ReadAction', target: '/' } },
    ],
    ['Fact check', { '@type': 'ClaimReview' }, { '@type': 'Review' }],
    ['Course info', { '@type': 'Course', hasCourseInstance: { '@type': 'CourseInstance' } }, { '@type': 'Course' }],
    ['Estimated salary', { '@type': 'Occupation', estimatedSalary: [1] }, { '@type': 'Occupation', name: 'Baker' }],
    ['Learning video', { '@type': ['VideoObject', 'LearningResource'] }, { '@type': 'VideoObject' }],
    ['Special announcement', { '@type': 'SpecialAnnouncement' }, { '@type': 'Article' }],
    [
      'Vehicle listing',
      { '@type': 'Car', vehicleIdentificationNumber: 'x1' },
      { '@type': ['Product', 'Car'], vehicleIdentificationNumber: 'x1' },
    ],
    [
      'Book actions',
      { '@type': 'Book', potentialAction: { '@type': 'BorrowAction', target: '/' } },
      { '@type': 'Book' },
    ],
    [
      'Practice problems',
      { '@type': 'Question', eduQuestionType: 'Checkbox' },
      { '@type': 'Question', eduQuestionType: 'Flashcard' },
    ],
  ];
  for (const [name, meant, other] of cases) {
    it(`${name} is told from what is like it`, () => {
      expect(withdrawn(meant)).to.deep.equal([name]);
      expect(withdrawn(other)).to.deep.equal([]);
    });
  }

  it('are all tried above', () => {
    expect(cases.map(([name]) => name)).to.deep.equal(WITHDRAWN_RESULTS.map(({ name }) => name));
  });

  it('leaves the steps alone that another thing has', () => {
    expect(
      withdrawn({ '@type': 'Product', name: 'Mug', isSimilarTo: { '@type': 'HowTo', name: 'Knots' } }),
    ).to.deep.equal([]);
  });
});
