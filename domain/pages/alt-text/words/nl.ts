import { colorWords, type LookWords } from './look-words.js';

export const nl: LookWords = {
  kinds: {
    photo: 'foto',
    graphic: 'afbeelding',
    icon: 'pictogram',
    text: 'afbeelding met tekst',
    blank: 'lege afbeelding',
  },
  animation: 'animatie',
  in: 'in',
  and: 'en',
  colors: colorWords('zwart wit grijs beige rood oranje bruin geel groen turquoise blauw paars roze'),
  formats: { landscape: 'liggend formaat', portrait: 'staand formaat', square: 'vierkant formaat' },
};
