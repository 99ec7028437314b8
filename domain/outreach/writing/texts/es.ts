import type { FollowUpTexts, MailTexts } from './mail-texts.js';

const USTED: FollowUpTexts = {
  about: 'Retomo mi mensaje {subject}, por si no tuvo ocasión de verlo.',
  again: 'Retomo mi mensaje anterior, por si no tuvo ocasión de verlo.',
  outline:
    'Si la propuesta le encaja, basta con una palabra y le envío el esquema. Si no es el caso, con un breve «no» es suficiente y no volveré a escribirle sobre ello.',
  details:
    'Si la propuesta le encaja, basta con una palabra y le envío los detalles. Si no es el caso, con un breve «no» es suficiente y no volveré a escribirle sobre ello.',
};
const TU: FollowUpTexts = {
  about: 'Te recuerdo mi mensaje {subject}, por si se quedó enterrado en la bandeja de entrada.',
  again: 'Te recuerdo mi último mensaje, por si se quedó enterrado en la bandeja de entrada.',
  outline: 'Si te interesa, dime que sí y te envío el esquema. Si no, un «no» rápido también me sirve y lo dejo ahí.',
  details: 'Si te interesa, dime que sí y te envío los detalles. Si no, un «no» rápido también me sirve y lo dejo ahí.',
};

export const es: MailTexts = {
  any_topic: 'un tema que importa a sus lectores',
  quotes: ['«', '»', '“', '”'],
  quote_names: 'with_article',
  quote_topics: true,
  small_after_greeting: false,
  registers: {
    polite: {
      article_first: [
        'En {site} he visto su artículo {title}.',
        'He visto que en {site} publicaron hace poco {title}.',
        'Entre los artículos recientes de {site} está {title} ({url}).',
      ],
      article_then: [
        'Me dirijo a {site} en particular por artículos recientes como {title}.',
        'El artículo {title}, publicado en {site}, me ha dado una idea de lo que publican.',
      ],
      site_first: [
        'Le escribo en relación con su sitio web {site}.',
        'Mi mensaje es para la persona que se encarga de los artículos en {site}.',
      ],
      offer_first: [
        'Me gustaría proponerle un artículo para {site} sobre el tema {topic}.',
        'Me gustaría proponerle un artículo sobre el tema {topic}.',
      ],
      offer_after: [
        'Me gustaría ofrecerle un artículo sobre el tema {topic}.',
        'Mi propuesta sería un artículo de invitado sobre el tema {topic}.',
        'Quisiera plantearle un nuevo artículo, sobre el tema {topic}.',
      ],
      question: [
        '¿Tendría cabida en {site} un artículo sobre el tema {topic}?',
        '¿Podría interesar a los lectores de {site} un artículo sobre el tema {topic}?',
        '¿Podría interesar a sus lectores un artículo sobre el tema {topic}?',
      ],
      how: [
        'Escribiría el texto en exclusiva para ustedes y citaría las fuentes, para que su equipo pueda comprobarlo todo.',
        'Redactaría el texto expresamente para sus lectores y, si prefieren otro enfoque, lo adapto con mucho gusto.',
        'Recibirían un texto terminado que no se ha publicado en ningún otro sitio, y ustedes deciden qué se cambia o se suprime.',
        'La extensión, el enfoque y los ejemplos pueden ajustarse a lo que prefieran.',
      ],
      guidelines: [
        'Seguiría sus normas para colaboradores ({guidelines}).',
        'En la forma y el tono me atendría a sus normas: {guidelines}.',
        'Tomaría como referencia las normas que publican en {guidelines}.',
      ],
      ask_after_question: [
        'Si es así, le envío con gusto un breve esquema. Si no aceptan colaboraciones externas, con un breve «no» es suficiente.',
        'Basta con una línea: si la respuesta es sí, le envío un esquema; si es no, no volveré a escribirle sobre ello.',
      ],
      subjects: {
        topic_and_site: ['Propuesta de artículo para {site}: {topic}', '{site}: ¿un artículo sobre {topic}?'],
        topic: [
          'Propuesta de artículo: {topic}',
          'Propuesta de colaboración: {topic}',
          'Un artículo sobre el tema {topic}',
          'Sugerencia de tema: {topic}',
          'Artículo de invitado: {topic}',
        ],
        site: ['Propuesta de artículo para {site}', '¿Un artículo de invitado en {site}?'],
        plain: [
          'Propuesta de artículo',
          'Un artículo para sus lectores',
          'Una colaboración con su sitio web',
          '¿Puedo enviarle un esquema?',
          'Sugerencia de tema para su redacción',
        ],
      },
    },
    relaxed: {
      article_first: [
        'Acabo de ver {title} en {site}.',
        'En {site} he encontrado tu artículo {title}.',
        'Hace poco salió en {site} el artículo {title} ({url}).',
      ],
      article_then: [
        'Pensé en {site} al ver allí {title}.',
        'He visto {title} en {site}, así que tengo una idea de lo que se publica ahí.',
      ],
      site_first: ['Te escribo porque tengo una idea para {site}.', 'Te escribo por tu web {site}.'],
      offer_first: ['Tengo una idea de artículo para {site}: {topic}.', 'Tengo una idea de artículo: {topic}.'],
      offer_after: [
        '¿Qué te parecería un artículo sobre el tema {topic}?',
        'Podría escribirte algo sobre el tema {topic}.',
        'Tengo en mente un artículo sobre el tema {topic}.',
      ],
      question: [
        '¿Te vendría bien para {site} un artículo sobre el tema {topic}?',
        '¿Habría sitio en {site} para algo sobre el tema {topic}?',
        '¿Te vendría bien un artículo sobre el tema {topic}?',
      ],
      how: [
        'Escribiría el texto solo para ti, con ánimo de ser útil y no de hacer publicidad.',
        'Sería un texto nuevo, con fuentes que se pueden comprobar, y puedes cambiar lo que quieras.',
        'Si prefieres otro enfoque, dímelo sin problema.',
        'La extensión y el estilo los decides tú.',
      ],
      guidelines: [
        'Seguiría las normas que tienes publicadas ({guidelines}).',
        'Partiría de las normas que hay en {guidelines}.',
        'He encontrado las normas aquí y me ceñiría a ellas: {guidelines}.',
      ],
      ask_after_question: [
        'Si te interesa, te envío un esquema breve. Si no, no pasa nada.',
        'Con un sí o un no me basta: si es sí, te envío un esquema; si es no, lo dejo ahí.',
      ],
      subjects: {
        topic_and_site: ['Una idea para {site}: {topic}', '¿{topic}, para {site}?'],
        topic: [
          'Una idea para ti: {topic}',
          '¿Un artículo sobre {topic}?',
          'Idea rápida: {topic}',
          'Idea de artículo: {topic}',
          '¿Qué tal algo sobre {topic}?',
        ],
        site: ['Una idea para {site}', 'Una pregunta rápida sobre {site}'],
        plain: [
          'Una idea para tu web',
          '¿Un artículo para ti?',
          'Una idea rápida de artículo',
          '¿Algo para tus lectores?',
          '¿Te envío un esquema?',
        ],
      },
    },
  },
  tones: {
    professional: {
      greet: { named: ['Buenos días, {name}:'], plain: ['Buenos días:'] },
      offer_first: ['Le escribo con una propuesta para {site}: un artículo sobre el tema {topic}.'],
      ask: [
        '¿Puedo enviarle un breve esquema? Si no aceptan colaboraciones externas, basta con una línea y no volveré a preguntar.',
        'Si le parece bien, le envío primero un breve esquema. Si no encaja, dígamelo sin más, por favor.',
        '¿Le ayudaría un breve esquema a decidir? Si el tema no es para ustedes, con un breve «no» es suficiente.',
      ],
      close: ['Un cordial saludo', 'Saludos cordiales'],
      follow_up: USTED,
    },
    formal: {
      greet: { named: ['A la atención de {name}:'], plain: ['Estimado equipo de redacción:', 'A quien corresponda:'] },
      offer_first: ['Por la presente quisiera proponerles para {site} un artículo sobre el tema {topic}.'],
      ask: [
        '¿Me permitirían presentarles un breve esquema? Si la propuesta no fuera de su interés, bastará con una breve respuesta y no volveré a escribirles.',
        'Si lo desean, les presentaré primero un esquema. Si el tema no fuera adecuado, les agradecería que me lo indicaran brevemente.',
        'Les agradecería una breve respuesta, sea cual sea su decisión. Con su conformidad, les presentaría después un esquema.',
      ],
      close: ['Atentamente', 'Reciban un cordial saludo'],
      follow_up: USTED,
    },
    friendly: {
      greet: { named: ['Hola, {name}:'], plain: ['Hola:'] },
      offer_first: ['Me encantaría escribir para {site} un artículo sobre el tema {topic}.'],
      ask: [
        '¿Te envío un esquema breve? Un «no» rápido también me sirve.',
        'Si te gusta la idea, te envío un esquema y en un minuto ves si te compensa. Si no, dime simplemente que no.',
        '¿Te pica la curiosidad? Entonces te envío los puntos principales. Y si no es para ti, dímelo sin problema.',
      ],
      close: ['Un saludo', 'Saludos'],
      follow_up: TU,
    },
    casual: {
      greet: { named: ['¡Hola, {name}!', 'Hola, {name}:'], plain: ['¡Hola!', '¡Buenas!'] },
      offer_first: ['Una idea rápida para {site}: un artículo sobre el tema {topic}.'],
      ask: [
        '¿Le echas un vistazo? Puedo enviarte un esquema rápido. Si no te va, dímelo y lo dejo ahí.',
        '¿Quieres ver un esquema rápido? Un «no» sin más también me vale.',
        '¿Te animas? Dime que sí y te envío los puntos principales. Y si es que no, sin problema.',
      ],
      close: ['Un saludo', '¡Saludos!'],
      follow_up: TU,
    },
  },
  personal: {
    site_and_topic: 'Escribo por {site}, y el tema en el que pienso es {topic}.',
    site: 'Escribo por {site}.',
    topic: 'El tema en el que pienso es {topic}.',
  },
  footer: { opt_out: 'Si prefiere no recibir más mensajes míos: ', unsubscribe: 'darse de baja' },
};
