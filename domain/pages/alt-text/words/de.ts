import { colorWords, type LookWords } from './look-words.js';

export const de: LookWords = {
  kinds: { photo: 'Foto', graphic: 'Grafik', icon: 'Symbol', text: 'Bild mit Schrift', blank: 'leeres Bild' },
  animation: 'Animation',
  in: 'in',
  and: 'und',
  colors: colorWords('Schwarz Weiß Grau Beige Rot Orange Braun Gelb Grün Türkis Blau Violett Rosa'),
  formats: { landscape: 'Querformat', portrait: 'Hochformat', square: 'quadratisches Format' },
};
