import { RATING_PARTS } from './rating-parts.js';
import type { RichResult } from './rich-result.js';

export const recipe: RichResult = {
  name: 'Recipe',
  reference: 'https://developers.google.com/search/docs/appearance/structured-data/recipe',
  types: ['Recipe'],
  with_kinds: false,
  anywhere: false,
  required: ['image', 'name'],
  recommended: [
    'aggregateRating',
    'author',
    'datePublished',
    'description',
    ['totalTime', 'prepTime', 'cookTime'],
    'keywords',
    'nutrition',
    'recipeCategory',
    'recipeCuisine',
    'recipeIngredient',
    'recipeInstructions',
    'recipeYield',
    'video',
  ],
  parts: RATING_PARTS,
};
