import type { Wording } from './wording.js';

export const pt: Wording = {
  and: 'e',
  bodies: {
    informational: [
      '{k} em palavras simples: do que se trata, o que importa e por onde começar[. Também: {m}].',
      'Dúvidas sobre {k}? Respostas claras, os termos que importam e o próximo passo[, também sobre {m}].',
      'O que saber sobre {k} antes de decidir: bases, perguntas frequentes e pontos a comparar[, com {m}].',
      'Guia para entender {k}: contexto, pontos principais e dicas práticas[, também sobre {m}].',
    ],
    commercial: [
      'Comparar {k}: as diferenças que contam, pontos fortes, limites e como escolher[. Também: {m}].',
      '{k}: que critérios ver, que perguntas fazer e como decidir[, com um olhar sobre {m}].',
      'Como escolher {k}? Critérios, limites e pontos a verificar antes de decidir[, além de {m}].',
      'Escolher bem {k}: o que observar, o que evitar e em que as opções diferem[, com {m}].',
    ],
    transactional: [
      'Procura {k}? Veja a seleção, confira os detalhes e encomende quando quiser[. Também: {m}].',
      '{k}: veja o que existe, compare os detalhes e escolha o que lhe serve[, com {m}].',
      'Encontre aqui {k}: veja as opções, leia os detalhes e faça o seu pedido[, também de {m}].',
      'Quer começar com {k}? Veja o que está disponível, tire dúvidas e avance[, também com {m}].',
    ],
    navigational: [
      'Procura {k}? Este é o caminho para as páginas, respostas e contactos de que precisa[, com {m}].',
      '{k} num relance: apresentação, contacto e páginas principais num só lugar[, com {m}].',
      'A página sobre {k}: chegue à informação, ao contacto e à ajuda[, também sobre {m}].',
      'Tudo sobre {k} num só lugar[, com {m}]. Vá direto à página de que precisa.',
    ],
  },
  closings: {
    General: ['Saiba mais.', 'Veja aqui os detalhes.', 'Continue a ler.'],
    Professional: ['Consulte a apresentação completa.', 'Informe-se em detalhe.', 'Conheça primeiro os factos.'],
    Friendly: ['Venha dar uma olhada!', 'Ajudamos com gosto.', 'Dê uma volta!'],
    Engaging: ['Descubra mais agora!', 'Veja por si!', 'Comece hoje!'],
    Persuasive: ['Decida com confiança.', 'Faça agora a sua escolha.', 'Dê o próximo passo.'],
    Playful: ['Curioso? Entre!', 'Vá, espreite!', 'É a sua vez!'],
  },
  pointing: (
    'este esta estes estas isto esse essa esses essas isso ele ela eles elas seu sua seus suas aqui ali então também mas e ' +
    'ou assim além porém contudo portanto depois aquele aquela'
  ).split(' '),
};
