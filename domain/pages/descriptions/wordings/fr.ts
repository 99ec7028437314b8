import type { Wording } from './wording.js';

export const fr: Wording = {
  and: 'et',
  bodies: {
    informational: [
      '{k} : l’essentiel expliqué simplement, les points qui comptent et par où commencer[. À lire aussi : {m}].',
      '{k} : des questions ? Des réponses claires, les mots utiles et la prochaine étape[. Aussi : {m}].',
      'À savoir avant de choisir : les bases, les questions fréquentes et les points à comparer. Thème : {k}[, {m}].',
      '{k}, le guide pour comprendre : contexte, points clés et conseils pratiques[. Aussi au sommaire : {m}].',
    ],
    commercial: [
      '{k} : les différences qui comptent, les atouts, les limites et comment choisir[. À comparer aussi : {m}].',
      '{k} : quels critères retenir, quelles questions poser et comment trancher[. À voir aussi : {m}].',
      'Quel choix vous convient ? {k} : critères, compromis et points à vérifier avant de décider[. Aussi : {m}].',
      'Bien choisir, sujet {k} : ce qu’il faut regarder, ce qu’il faut éviter et ce qui change[. Aussi : {m}].',
    ],
    transactional: [
      '{k} : voyez le choix, vérifiez les détails et commandez à votre rythme[. Également : {m}].',
      'Découvrez l’offre, comparez les détails et choisissez ce qui vous convient : {k}[, {m}].',
      'À trouver ici : {k}[, {m}]. Parcourez les options, lisez les détails et faites votre demande.',
      '{k} : voyez ce qui est disponible, posez vos questions et lancez-vous[. Aussi : {m}].',
    ],
    navigational: [
      '{k} : le chemin vers les pages, les réponses et les contacts qu’il vous faut[. Aussi : {m}].',
      '{k} en un coup d’œil : présentation, contact et pages principales au même endroit[. Aussi : {m}].',
      'Par ici pour accéder aux informations, au contact et à l’aide : {k}[, {m}].',
      '{k}, tout au même endroit[, avec {m}]. Allez directement à la page qu’il vous faut.',
    ],
  },
  closings: {
    General: ['En savoir plus.', 'Tous les détails ici.', 'À lire maintenant.'],
    Professional: ['Consultez la présentation complète.', 'Informez-vous en détail.', 'Prenez connaissance des faits.'],
    Friendly: ['Venez jeter un œil !', 'Nous vous aidons volontiers.', 'Faites le tour !'],
    Engaging: ['Découvrez-en plus !', 'Voyez par vous-même !', 'Commencez dès aujourd’hui !'],
    Persuasive: ['Décidez en confiance.', 'Faites votre choix maintenant.', 'Passez à l’étape suivante.'],
    Playful: ['Curieux ? Entrez donc !', 'Allez, un petit coup d’œil !', 'À vous de jouer !'],
  },
  pointing: (
    'ce cet cette ces cela ça il elle ils elles son sa ses leur leurs ici là alors aussi mais et ou donc or car ainsi ' +
    'cependant toutefois pourtant ensuite puis enfin celui celle ceux celles'
  ).split(' '),
};
