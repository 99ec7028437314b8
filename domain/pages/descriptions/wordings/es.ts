import type { Wording } from './wording.js';

export const es: Wording = {
  and: 'y',
  bodies: {
    informational: [
      '{k}, explicado con palabras claras: de qué se trata, qué importa y por dónde empezar[. También: {m}].',
      '¿Dudas sobre {k}? Respuestas claras, los términos que importan y el siguiente paso[, también sobre {m}].',
      'Lo que conviene saber sobre {k} antes de decidir: bases, preguntas y puntos que comparar[, con {m}].',
      'Guía para entender {k}: contexto, puntos clave y consejos prácticos[, también sobre {m}].',
    ],
    commercial: [
      'Comparar {k}: las diferencias que cuentan, ventajas, límites y cómo elegir[. También: {m}].',
      '{k}: qué criterios mirar, qué preguntas hacer y cómo decidirse[, con una mirada a {m}].',
      '¿Qué conviene al elegir {k}? Criterios, límites y puntos que revisar antes de decidir[, además de {m}].',
      'Elegir bien {k}: en qué fijarse, qué evitar y en qué se distinguen las opciones[, con {m}].',
    ],
    transactional: [
      '¿Buscas {k}? Mira la selección, revisa los detalles y pide cuando quieras[. También: {m}].',
      '{k}: mira lo que hay, compara los detalles y elige lo que te conviene[, con {m}].',
      'Encuentra aquí {k}: mira las opciones, lee los detalles y haz tu pedido[, también de {m}].',
      '¿Listo para {k}? Mira lo disponible, pregunta lo que necesites y empieza[, también con {m}].',
    ],
    navigational: [
      '¿Buscas {k}? Este es el camino a las páginas, respuestas y contactos que necesitas[, con {m}].',
      '{k} de un vistazo: presentación, contacto y páginas principales en un solo lugar[, con {m}].',
      'La página sobre {k}: llega a la información, el contacto y la ayuda[, también sobre {m}].',
      'Todo sobre {k} en un solo lugar[, con {m}]. Ve directo a la página que necesitas.',
    ],
  },
  closings: {
    General: ['Más información aquí.', 'Mira los detalles.', 'Sigue leyendo.'],
    Professional: ['Consulta la información completa.', 'Infórmate en detalle.', 'Conoce los datos primero.'],
    Friendly: ['¡Ven y echa un vistazo!', 'Te ayudamos con gusto.', '¡Date una vuelta!'],
    Engaging: ['¡Descubre más ahora!', '¡Compruébalo!', '¡Empieza hoy!'],
    Persuasive: ['Decide con seguridad.', 'Elige ahora lo que te conviene.', 'Da el siguiente paso.'],
    Playful: ['¿Curiosidad? ¡Pasa!', '¡Venga, asómate!', '¡Te toca!'],
  },
  pointing: (
    'este esta estos estas esto ese esa esos esas eso él ella ellos ellas su sus aquí allí entonces también pero y o ' +
    'así además sin por ello luego después aquel aquella'
  ).split(' '),
};
