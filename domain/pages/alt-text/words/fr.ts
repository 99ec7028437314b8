import { colorWords, type LookWords } from './look-words.js';

export const fr: LookWords = {
  kinds: { photo: 'photo', graphic: 'graphique', icon: 'icône', text: 'image avec du texte', blank: 'image vide' },
  animation: 'animation',
  in: 'en',
  and: 'et',
  colors: colorWords('noir blanc gris beige rouge orange brun jaune vert turquoise bleu violet rose'),
  formats: { landscape: 'format paysage', portrait: 'format portrait', square: 'format carré' },
};
