import { colorWords, type LookWords } from './look-words.js';

export const it: LookWords = {
  kinds: { photo: 'foto', graphic: 'grafica', icon: 'icona', text: 'immagine con testo', blank: 'immagine vuota' },
  animation: 'animazione',
  in: 'in',
  and: 'e',
  colors: colorWords('nero bianco grigio beige rosso arancione marrone giallo verde turchese blu viola rosa'),
  formats: { landscape: 'formato orizzontale', portrait: 'formato verticale', square: 'formato quadrato' },
};
