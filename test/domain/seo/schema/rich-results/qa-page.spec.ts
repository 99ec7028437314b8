import { expect } from 'chai';
import { qaPage } from '../../../../../domain/seo/schema/rich-results/qa-page.js';
import { lacks } from '../../../../support/sites/json-ld-page.js';

const sound = {
  '@type': 'QAPage',
  mainEntity: {
    '@type': 'Question',
    name: 'Why?',
    text: 'Why so?',
    answerCount: 1,
    upvoteCount: 2,
    datePublished: '2026-01-01',
    author: 'A member',
    acceptedAnswer: { '@type': 'Answer', text: 'So', upvoteCount: 1, url: '/q#1' },
  },
};

describe('[U] rich result: qa-page', () => {
  it('misses nothing in markup that is complete', () => {
    expect(lacks(sound)).to.deep.equal({ required: [], recommended: [] });
  });

  it('names what a bare one lacks', () => {
    expect(
      lacks({
        '@type': 'QAPage',
        mainEntity: { '@type': 'Question', name: 'Why?', suggestedAnswer: [{ '@type': 'Answer', url: '/q#1' }] },
      }),
    ).to.deep.equal({
      required: ['mainEntity.answerCount', 'mainEntity.suggestedAnswer.text'],
      recommended: [
        'mainEntity.author',
        'mainEntity.datePublished',
        'mainEntity.text',
        'mainEntity.upvoteCount',
        'mainEntity.suggestedAnswer.upvoteCount',
      ],
    });
  });

  it('points to the documentation of Google', () => {
    expect(qaPage.reference).to.match(/^https:\/\/developers\.google\.com\/search\/docs\//);
  });
});
