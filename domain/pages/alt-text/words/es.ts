import { colorWords, type LookWords } from './look-words.js';

export const es: LookWords = {
  kinds: { photo: 'foto', graphic: 'gráfico', icon: 'icono', text: 'imagen con texto', blank: 'imagen vacía' },
  animation: 'animación',
  in: 'en',
  and: 'y',
  colors: colorWords('negro blanco gris beige rojo naranja marrón amarillo verde turquesa azul morado rosa'),
  formats: { landscape: 'formato horizontal', portrait: 'formato vertical', square: 'formato cuadrado' },
};
