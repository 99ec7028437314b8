import { colorWords, type LookWords } from './look-words.js';

export const pt: LookWords = {
  kinds: { photo: 'foto', graphic: 'gráfico', icon: 'ícone', text: 'imagem com texto', blank: 'imagem vazia' },
  animation: 'animação',
  in: 'em',
  and: 'e',
  colors: colorWords('preto branco cinzento bege vermelho laranja castanho amarelo verde turquesa azul roxo rosa'),
  formats: { landscape: 'formato horizontal', portrait: 'formato vertical', square: 'formato quadrado' },
};
