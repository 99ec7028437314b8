import type { FollowUpTexts, MailTexts } from './mail-texts.js';

const POLITE: FollowUpTexts = {
  about: 'Je me permets de revenir vers vous au sujet de mon message {subject}.',
  again: 'Je me permets de revenir vers vous au sujet de mon précédent message.',
  outline:
    'Si la proposition peut vous convenir, une réponse d’un mot suffit et je vous envoie le plan. Dans le cas contraire, un simple non suffit et je ne vous en reparlerai pas.',
  details:
    'Si la proposition peut vous convenir, une réponse d’un mot suffit et je vous envoie les détails. Dans le cas contraire, un simple non suffit et je ne vous en reparlerai pas.',
};
const RELAXED: FollowUpTexts = {
  about: 'Petit rappel de mon message {subject}.',
  again: 'Petit rappel de mon dernier message.',
  outline:
    'Si l’idée vous plaît, dites-moi oui et je vous envoie le plan. Sinon, un petit non me va très bien aussi, et j’en resterai là.',
  details:
    'Si l’idée vous plaît, dites-moi oui et je vous envoie les détails. Sinon, un petit non me va très bien aussi, et j’en resterai là.',
};

export const fr: MailTexts = {
  any_topic: 'un sujet qui compte pour vos lecteurs',
  quotes: ['«\u00a0', '\u00a0»', '“', '”'],
  quote_names: 'with_article',
  quote_topics: true,
  small_after_greeting: false,
  registers: {
    polite: {
      article_first: [
        'Sur {site}, j’ai remarqué votre article {title}.',
        'J’ai vu que vous aviez récemment publié {title} sur {site}.',
        'Parmi les articles récents publiés sur {site} figure {title} ({url}).',
      ],
      article_then: [
        'Si mon choix s’est porté sur {site}, c’est en raison d’articles récents comme {title}.',
        'L’article {title}, paru sur {site}, m’a donné une idée de ce que vous publiez.',
      ],
      site_first: [
        'Je vous écris au sujet de votre site {site}.',
        'Mon message s’adresse à la personne qui s’occupe des articles sur {site}.',
      ],
      offer_first: [
        'Je souhaite vous proposer, pour {site}, un article sur le thème suivant : {topic}.',
        'Je souhaite vous proposer un article sur le thème suivant : {topic}.',
      ],
      offer_after: [
        'Je souhaiterais vous proposer un article sur le thème {topic}.',
        'Ma proposition serait un article invité sur le thème {topic}.',
        'J’aurais une suggestion d’article à vous faire, sur le thème {topic}.',
      ],
      question: [
        'Un article sur le thème {topic} pourrait-il trouver sa place sur {site} ?',
        'Seriez-vous d’accord pour publier sur {site} un article sur le thème {topic} ?',
        'Un article sur le thème {topic} pourrait-il intéresser vos lecteurs ?',
      ],
      how: [
        'Le texte serait rédigé exclusivement pour vous et citerait ses sources, afin que votre équipe puisse tout vérifier.',
        'Je rédigerais le texte spécialement pour vos lecteurs, et j’adopterais volontiers un autre angle si vous le préférez.',
        'Vous recevriez un texte achevé, jamais publié ailleurs, et vous décideriez de ce qui doit être modifié ou supprimé.',
        'La longueur, l’angle et les exemples peuvent suivre vos préférences.',
      ],
      guidelines: [
        'Je suivrais vos consignes aux contributeurs ({guidelines}).',
        'Pour la forme et le ton, je m’en tiendrais à vos consignes : {guidelines}.',
        'Vos consignes ({guidelines}) seraient ma référence pour le style et les sources.',
      ],
      ask_after_question: [
        'Si oui, je vous envoie volontiers un court plan. Si vous n’acceptez pas de contributions extérieures, un simple non suffit.',
        'Une ligne de réponse suffit : si c’est oui, je vous envoie un plan ; si c’est non, je ne reviendrai pas sur le sujet.',
      ],
      subjects: {
        topic_and_site: ['Proposition d’article pour {site} : {topic}', '{site} : un article sur {topic} ?'],
        topic: [
          'Proposition d’article : {topic}',
          'Un article invité : {topic}',
          'Idée d’article : {topic}',
          'Article sur le thème {topic}',
          'Suggestion de sujet : {topic}',
        ],
        site: ['Proposition d’article pour {site}', 'Un article invité sur {site} ?'],
        plain: [
          'Proposition d’article',
          'Un article pour vos lecteurs',
          'Une contribution à votre site',
          'Puis-je vous envoyer un plan ?',
          'Suggestion de sujet pour votre rédaction',
        ],
      },
    },
    relaxed: {
      article_first: [
        'Je viens de voir {title} sur {site}.',
        'Sur {site}, j’ai repéré votre article {title}.',
        'Vous avez récemment publié {title} sur {site} ({url}).',
      ],
      article_then: [
        'En voyant {title} sur {site}, j’ai pensé à vous.',
        'J’ai vu {title} sur {site}, ce qui me donne une petite idée de ce que vous publiez.',
      ],
      site_first: ['Je vous écris parce que j’ai une idée pour {site}.', 'Mon message concerne votre site {site}.'],
      offer_first: ['J’ai une idée d’article pour {site} : {topic}.', 'J’ai une idée d’article : {topic}.'],
      offer_after: [
        'Que diriez-vous d’un article sur le thème {topic} ?',
        'Je pourrais vous écrire quelque chose sur le thème {topic}.',
        'Je pense à un article sur le thème {topic}.',
      ],
      question: [
        'Un article sur le thème {topic} vous intéresserait-il pour {site} ?',
        'Auriez-vous de la place sur {site} pour un article sur le thème {topic} ?',
        'Un article sur le thème {topic} vous intéresserait-il ?',
      ],
      how: [
        'J’écrirais le texte rien que pour vous, avec l’envie d’être utile plutôt que de faire de la publicité.',
        'Le texte serait inédit, avec des sources vérifiables, et vous pourriez y changer ce que vous voulez.',
        'Si vous préférez un autre angle, dites-le-moi.',
        'La longueur et le style, c’est vous qui choisissez.',
      ],
      guidelines: [
        'Je respecterais bien sûr vos consignes ({guidelines}).',
        'Vos consignes ({guidelines}) me serviraient de point de départ.',
        'J’ai trouvé vos consignes ici et je m’y tiendrais : {guidelines}.',
      ],
      ask_after_question: [
        'Si oui, je vous envoie un petit plan. Sinon, aucun souci.',
        'Un oui ou un non me suffit : avec un oui, vous recevez un plan ; avec un non, j’en reste là.',
      ],
      subjects: {
        topic_and_site: ['Une idée pour {site} : {topic}', '{topic}, pour {site} ?'],
        topic: [
          'Une idée pour vous : {topic}',
          'Un article sur {topic} ?',
          'Petite idée : {topic}',
          'Idée d’article : {topic}',
          'Une idée à partager : {topic}',
        ],
        site: ['Une idée pour {site}', 'Une petite question sur {site}'],
        plain: [
          'Une idée pour votre site',
          'Un article pour vous ?',
          'Petite idée d’article',
          'Quelque chose pour vos lecteurs ?',
          'Je vous envoie un plan ?',
        ],
      },
    },
  },
  tones: {
    professional: {
      greet: { named: ['Bonjour {name},'], plain: ['Bonjour,'] },
      offer_first: ['Je vous contacte avec une proposition pour {site} : un article sur le thème {topic}.'],
      ask: [
        'Puis-je vous envoyer un court plan ? Si vous n’acceptez pas de contributions extérieures, une ligne suffit et je n’insisterai pas.',
        'Si cela peut vous convenir, je vous envoie d’abord un court plan. Sinon, n’hésitez pas à me le dire.',
        'Un court plan vous aiderait-il à décider ? Si le sujet n’est pas pour vous, un simple non suffit.',
      ],
      close: ['Cordialement', 'Bien cordialement'],
      follow_up: POLITE,
    },
    formal: {
      greet: { named: ['Bonjour {name},'], plain: ['Madame, Monsieur,'] },
      offer_first: ['J’ai l’honneur de vous proposer, pour {site}, un article sur le thème {topic}.'],
      ask: [
        'Me permettez-vous de vous soumettre un court plan ? Si la proposition ne retient pas votre attention, une brève réponse suffira et je ne vous solliciterai plus.',
        'Si vous le souhaitez, je vous soumettrai d’abord un plan. Si le sujet ne vous convient pas, un mot de votre part suffira.',
        'Une brève réponse me serait précieuse, quelle que soit votre décision. Avec votre accord, je vous soumettrai ensuite un plan.',
      ],
      close: [
        'Veuillez agréer mes salutations distinguées.',
        'Je vous prie d’agréer l’expression de mes salutations distinguées.',
      ],
      follow_up: POLITE,
    },
    friendly: {
      greet: { named: ['Bonjour {name},'], plain: ['Bonjour à toute l’équipe,', 'Bonjour,'] },
      offer_first: ['J’aimerais beaucoup écrire pour {site} un article sur le thème {topic}.'],
      ask: [
        'Est-ce que je vous envoie un petit plan ? Un simple non me va aussi.',
        'Si l’idée vous plaît, je vous envoie un plan : en une minute, vous verrez si cela en vaut la peine. Sinon, dites-moi simplement non.',
        'Cela vous tente ? Je vous envoie alors les points principaux. Et si ce n’est pas pour vous, dites-le-moi sans hésiter.',
      ],
      close: ['Bien à vous', 'À bientôt'],
      follow_up: RELAXED,
    },
    casual: {
      greet: { named: ['Bonjour {name},', 'Salut {name},'], plain: ['Bonjour,', 'Salut l’équipe,'] },
      offer_first: ['Petite idée pour {site} : un article sur le thème {topic}.'],
      ask: [
        'Ça vous dit ? Je peux vous envoyer un plan rapide. Si ce n’est pas votre truc, dites-le-moi et j’en reste là.',
        'Vous voulez voir un plan rapide ? Un simple non me va aussi.',
        'L’idée vous tente ? Dites oui et je vous envoie les points principaux. Et si c’est non, pas de souci.',
      ],
      close: ['À bientôt', 'Bonne journée'],
      follow_up: RELAXED,
    },
  },
  personal: {
    site_and_topic: 'Je vous écris au sujet du site {site}, et le thème auquel je pense est {topic}.',
    site: 'Je vous écris au sujet du site {site}.',
    topic: 'Le thème auquel je pense est {topic}.',
  },
  footer: { opt_out: 'Si vous ne souhaitez plus recevoir de messages de ma part : ', unsubscribe: 'se désinscrire' },
};
