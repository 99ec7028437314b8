import { buildSite } from '../../builder/build-site.js';
import { pickSubjects, soundSite } from '../../builder/sound-site.js';
import { RECIPES } from '../../builder/vocabularies.js';

const NAME = 'blog/pictures-without-alt';
const sound = soundSite({
  name: NAME,
  title: 'Copper Pan',
  vocabulary: RECIPES,
  topic: 'recipes for every day',
  subjects: pickSubjects(RECIPES, 32),
  page: (_, at) => ({
    images: [1, 2, 3, 4, 5].map((step) => ({
      src: `/images/dish-${at}-${step}.webp`,
      alt: null,
      sized: false,
    })),
  }),
});

export const imagesWithoutAlt = buildSite({
  ...sound,
  name: NAME,
  expected: {
    range: [76, 92],
    score: 85,
    causes: ['image/alt-missing', 'image/no-dimensions'],
    reasons:
      'Five images in each of thirty recipes, none with alternative text or size: a hundred and sixty texts to write, image search is given away, and pages jump while they load. Unlike a logo of the template, each is a loss of its own. The texts are good.',
  },
});
