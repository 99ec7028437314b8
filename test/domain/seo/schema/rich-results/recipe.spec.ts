import { expect } from 'chai';
import { recipe } from '../../../../../domain/seo/schema/rich-results/recipe.js';
import { lacks } from '../../../../support/sites/json-ld-page.js';

const sound = {
  '@type': 'Recipe',
  name: 'Bread',
  image: '/b.png',
  aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 2 },
  author: 'A baker',
  datePublished: '2026-01-01',
  description: 'Good',
  totalTime: 'PT1H',
  keywords: 'bread',
  nutrition: { '@type': 'NutritionInformation', calories: '9' },
  recipeCategory: 'bread',
  recipeCuisine: 'plain',
  recipeIngredient: ['flour'],
  recipeInstructions: 'Bake',
  recipeYield: '1',
  video: {
    '@type': 'VideoObject',
    name: 'Bread',
    thumbnailUrl: '/t.png',
    uploadDate: '2026-01-01',
    description: 'How',
    duration: 'PT1M',
    contentUrl: '/v.mp4',
  },
};

describe('[U] rich result: recipe', () => {
  it('misses nothing in markup that is complete', () => {
    expect(lacks(sound)).to.deep.equal({ required: [], recommended: [] });
  });

  it('names what a bare one lacks', () => {
    expect(
      lacks({ '@type': 'Recipe', name: 'Bread', author: 'A baker', keywords: 'bread', video: 'none' }),
    ).to.deep.equal({
      required: ['image'],
      recommended: [
        'aggregateRating',
        'datePublished',
        'description',
        'totalTime or prepTime or cookTime',
        'nutrition',
        'recipeCategory',
        'recipeCuisine',
        'recipeIngredient',
        'recipeInstructions',
        'recipeYield',
      ],
    });
  });

  it('points to the documentation of Google', () => {
    expect(recipe.reference).to.match(/^https:\/\/developers\.google\.com\/search\/docs\//);
  });
});
