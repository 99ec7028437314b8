import { colorWords, type LookWords } from './look-words.js';

export const en: LookWords = {
  kinds: { photo: 'photo', graphic: 'graphic', icon: 'icon', text: 'image with writing', blank: 'blank image' },
  animation: 'animation',
  in: 'in',
  and: 'and',
  colors: colorWords('black white gray beige red orange brown yellow green turquoise blue purple pink'),
  formats: { landscape: 'landscape format', portrait: 'upright format', square: 'square format' },
};
