import type { FollowUpTexts, MailTexts } from './mail-texts.js';

const POLITE: FollowUpTexts = {
  about: 'Retomo a minha mensagem {subject}, caso tenha passado despercebida.',
  again: 'Retomo a minha mensagem anterior, caso tenha passado despercebida.',
  outline:
    'Se a proposta for do seu interesse, basta uma palavra e envio o resumo. Caso contrário, um breve “não” é suficiente, e não volto a escrever sobre o assunto.',
  details:
    'Se a proposta for do seu interesse, basta uma palavra e envio os detalhes. Caso contrário, um breve “não” é suficiente, e não volto a escrever sobre o assunto.',
};
const RELAXED: FollowUpTexts = {
  about: 'É só um lembrete da minha mensagem {subject}.',
  again: 'É só um lembrete da minha última mensagem.',
  outline:
    'Se a ideia agradar, basta dizer que sim e envio o resumo. Se não, um “não” rápido também serve, e fico por aqui.',
  details:
    'Se a ideia agradar, basta dizer que sim e envio os detalhes. Se não, um “não” rápido também serve, e fico por aqui.',
};

/** Without the words and forms by which readers in Portugal and in Brazil differ. */
export const pt: MailTexts = {
  any_topic: 'um tema importante para os seus leitores',
  quotes: ['“', '”', '‘', '’'],
  quote_names: 'with_article',
  quote_topics: true,
  small_after_greeting: false,
  registers: {
    polite: {
      article_first: [
        'No site {site}, vi o artigo {title}.',
        'Vi que o site {site} publicou recentemente {title}.',
        'Entre os artigos recentes do site {site} está {title} ({url}).',
      ],
      article_then: [
        'Dirijo-me ao site {site} em particular por causa de artigos recentes como {title}.',
        'O artigo {title}, publicado no site {site}, deu-me uma ideia do que publicam.',
      ],
      site_first: [
        'Escrevo a respeito do seu site {site}.',
        'A minha mensagem é para a pessoa responsável pelos artigos do site {site}.',
      ],
      offer_first: [
        'Gostaria de propor um artigo para o site {site} sobre o tema {topic}.',
        'Gostaria de propor um artigo sobre o tema {topic}.',
      ],
      offer_after: [
        'Gostaria de oferecer um artigo sobre o tema {topic}.',
        'A minha sugestão é um artigo de autor convidado sobre o tema {topic}.',
        'Tenho uma proposta para um novo artigo, sobre o tema {topic}.',
      ],
      question: [
        'Um artigo sobre o tema {topic} teria lugar no site {site}?',
        'Um artigo sobre o tema {topic} poderia interessar aos leitores do site {site}?',
        'Um artigo sobre o tema {topic} poderia interessar aos seus leitores?',
      ],
      how: [
        'O texto seria escrito exclusivamente para o seu site e citaria as fontes, para que tudo possa ser verificado.',
        'O texto seria escrito especialmente para os seus leitores e pode seguir outro ângulo, se for mais adequado.',
        'O texto chegaria pronto, sem ter sido publicado em nenhum outro lugar, e a decisão sobre o que mudar ou cortar seria sua.',
        'A extensão, o ângulo e os exemplos podem seguir as suas preferências.',
      ],
      guidelines: [
        'Seguiria as suas orientações para colaboradores ({guidelines}).',
        'Na forma e no tom, seguiria as suas orientações: {guidelines}.',
        'Tomaria como referência as orientações publicadas em {guidelines}.',
      ],
      ask_after_question: [
        'Se sim, envio com prazer um breve resumo. Se não aceitam colaborações externas, um breve “não” é suficiente.',
        'Basta uma linha: se a resposta for sim, envio um resumo; se for não, não volto a escrever sobre o assunto.',
      ],
      subjects: {
        topic_and_site: ['Proposta de artigo para {site}: {topic}', '{site}: um artigo sobre {topic}?'],
        topic: [
          'Proposta de artigo: {topic}',
          'Proposta de colaboração: {topic}',
          'Um artigo sobre o tema {topic}',
          'Sugestão de tema: {topic}',
          'Sugestão de artigo: {topic}',
        ],
        site: ['Proposta de artigo para {site}', 'Uma colaboração com {site}?'],
        plain: [
          'Proposta de artigo',
          'Um artigo para os seus leitores',
          'Uma colaboração com o seu site',
          'Posso enviar um resumo?',
          'Sugestão de tema para o seu site',
        ],
      },
    },
    relaxed: {
      article_first: [
        'Acabei de ver {title} no site {site}.',
        'No site {site}, encontrei o artigo {title}.',
        'Há pouco tempo saiu no site {site} o artigo {title} ({url}).',
      ],
      article_then: [
        'Pensei no site {site} quando vi lá {title}.',
        'Vi {title} no site {site}, por isso já tenho uma ideia do que publicam.',
      ],
      site_first: ['Escrevo porque tenho uma ideia para o site {site}.', 'Escrevo por causa do site {site}.'],
      offer_first: ['Tenho uma ideia de artigo para o site {site}: {topic}.', 'Tenho uma ideia de artigo: {topic}.'],
      offer_after: [
        'Que tal um artigo sobre o tema {topic}?',
        'Poderia escrever algo sobre o tema {topic}.',
        'A minha ideia é um artigo sobre o tema {topic}.',
      ],
      question: [
        'Um artigo sobre o tema {topic} seria útil para o site {site}?',
        'Haveria espaço no site {site} para algo sobre o tema {topic}?',
        'Um artigo sobre o tema {topic} seria útil?',
      ],
      how: [
        'O texto seria escrito só para o seu site, para ser útil e não publicitário.',
        'Seria um texto novo, com fontes que se podem verificar, e tudo o que for preciso pode ser alterado.',
        'Se outro ângulo for melhor, é só dizer.',
        'A extensão e o estilo ficam à sua escolha.',
      ],
      guidelines: [
        'Seguiria as suas orientações ({guidelines}).',
        'O ponto de partida seriam as suas orientações: {guidelines}.',
        'Encontrei aqui as suas orientações e escreveria de acordo com elas: {guidelines}.',
      ],
      ask_after_question: [
        'Se sim, envio um breve resumo. Se não, sem problema.',
        'Basta um “sim” ou um “não”: com um “sim”, envio um resumo; com um “não”, fico por aqui.',
      ],
      subjects: {
        topic_and_site: ['Uma ideia para {site}: {topic}', '{topic}, para {site}?'],
        topic: [
          'Uma ideia de artigo: {topic}',
          'Um artigo sobre {topic}?',
          'Ideia rápida: {topic}',
          'Que tal algo sobre {topic}?',
          'Um tema para o seu site: {topic}',
        ],
        site: ['Uma ideia para {site}', 'Uma pergunta rápida sobre {site}'],
        plain: [
          'Uma ideia para o seu site',
          'Um artigo novo?',
          'Uma ideia rápida de artigo',
          'Algo para os seus leitores?',
          'Envio um resumo?',
        ],
      },
    },
  },
  tones: {
    professional: {
      greet: { named: ['Bom dia, {name},'], plain: ['Bom dia,'] },
      offer_first: ['Escrevo com uma proposta para o site {site}: um artigo sobre o tema {topic}.'],
      ask: [
        'Posso enviar um breve resumo? Se não aceitam colaborações externas, basta uma linha e não volto a perguntar.',
        'Se lhe parecer bem, envio primeiro um breve resumo. Se não for adequado, basta dizer.',
        'Um breve resumo ajudaria a decidir? Se o tema não for adequado, um breve “não” é suficiente.',
      ],
      close: ['Cordialmente', 'Com os melhores cumprimentos'],
      follow_up: POLITE,
    },
    formal: {
      greet: { named: ['À atenção de {name},'], plain: ['À redação,'] },
      offer_first: ['Venho por este meio propor, para o site {site}, um artigo sobre o tema {topic}.'],
      ask: [
        'Posso apresentar um breve resumo? Caso a proposta não seja do seu interesse, bastará uma breve resposta e não voltarei a escrever.',
        'Se assim o desejar, apresentarei primeiro um resumo. Caso o tema não seja adequado, uma breve indicação será suficiente.',
        'Agradeço desde já uma breve resposta, seja qual for a decisão. Com o seu acordo, apresentarei depois um resumo.',
      ],
      close: ['Atenciosamente'],
      follow_up: POLITE,
    },
    friendly: {
      greet: { named: ['Olá, {name},'], plain: ['Olá,'] },
      offer_first: ['Gostaria muito de escrever para o site {site} um artigo sobre o tema {topic}.'],
      ask: [
        'Envio um breve resumo? Um “não” rápido também serve.',
        'Se a ideia agradar, envio um resumo, e num minuto se vê se vale a pena. Se não, basta dizer que não.',
        'Despertou curiosidade? Então envio os pontos principais. E se não for para o seu site, é só dizer.',
      ],
      close: ['Um abraço', 'Tudo de bom'],
      follow_up: RELAXED,
    },
    casual: {
      greet: { named: ['Olá, {name}!'], plain: ['Olá!'] },
      offer_first: ['Uma ideia rápida para o site {site}: um artigo sobre o tema {topic}.'],
      ask: [
        'Vale a pena? Posso enviar um resumo rápido. Se não interessar, é só dizer e fico por aqui.',
        'Quer ver um resumo rápido? Um simples “não” também serve.',
        'Interessa? Basta um sim e envio os pontos principais. E se for não, sem problema.',
      ],
      close: ['Um abraço', 'Até breve'],
      follow_up: RELAXED,
    },
  },
  personal: {
    site_and_topic: 'Escrevo a respeito de {site}, e o tema em que penso é {topic}.',
    site: 'Escrevo a respeito de {site}.',
    topic: 'O tema em que penso é {topic}.',
  },
  footer: { opt_out: 'Se preferir não receber mais mensagens minhas: ', unsubscribe: 'não receber mais mensagens' },
};
