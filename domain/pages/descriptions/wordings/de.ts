import type { Wording } from './wording.js';

export const de: Wording = {
  and: 'und',
  bodies: {
    informational: [
      '{k} verständlich erklärt: worum es geht, was wirklich zählt und wo man am besten beginnt[. Auch: {m}].',
      'Fragen rund um {k}? Klare Antworten, wichtige Begriffe und die nächsten Schritte[. Auch: {m}].',
      'Gut zu wissen vor der Entscheidung für {k}: Grundlagen, häufige Fragen und Vergleichspunkte[. Auch: {m}].',
      'Der Leitfaden für {k}: Hintergrund, die wichtigsten Punkte und praktische Hinweise[. Auch: {m}].',
    ],
    commercial: [
      '{k} im Vergleich: welche Unterschiede zählen, was wofür spricht und wie die Wahl gelingt[. Auch: {m}].',
      'Welche Wahl passt? {k}: Kriterien, Stärken und Grenzen auf einen Blick[, dazu {m}].',
      '{k} richtig auswählen: worauf es ankommt, was sich unterscheidet und welche Fragen helfen[. Auch: {m}].',
      'Entscheidungshilfe für {k}: Merkmale, Abwägungen und offene Fragen vorab[, mit Blick auf {m}].',
    ],
    transactional: [
      '{k} gesucht? Auswahl ansehen, Details prüfen und in Ruhe bestellen[. Auch: {m}].',
      '{k}: Angebot ansehen, Einzelheiten vergleichen und das Passende wählen[, dazu {m}].',
      'Hier gibt es {k}: Möglichkeiten ansehen, Details lesen und direkt anfragen[, ebenso {m}].',
      'Bereit für {k}? Verfügbares ansehen, offene Fragen klären und loslegen[. Auch: {m}].',
    ],
    navigational: [
      '{k} gesucht? Hier geht es zu den richtigen Seiten, Antworten und Ansprechpartnern[. Auch: {m}].',
      '{k} auf einen Blick: Überblick, Kontakt und die wichtigsten Seiten an einem Ort[, dazu {m}].',
      'Die Seite rund um {k}: der Weg zu Informationen, Kontakt und Hilfe[. Auch: {m}].',
      'Alles rund um {k} an einem Ort[, dazu {m}]. Direkt zur passenden Seite.',
    ],
  },
  closings: {
    General: ['Mehr erfahren.', 'Hier stehen die Details.', 'Jetzt weiterlesen.'],
    Professional: ['Zur vollständigen Übersicht.', 'Erfahren Sie mehr im Detail.', 'Informieren Sie sich jetzt.'],
    Friendly: ['Schauen Sie gern vorbei!', 'Wir helfen gern weiter.', 'Sehen Sie sich um!'],
    Engaging: ['Jetzt entdecken!', 'Überzeugen Sie sich selbst!', 'Heute noch loslegen!'],
    Persuasive: ['Sicher entscheiden.', 'Jetzt die richtige Wahl treffen.', 'Machen Sie den nächsten Schritt.'],
    Playful: ['Neugierig? Nur herein!', 'Einfach mal reinschauen!', 'Na, Lust bekommen?'],
  },
  pointing: (
    'dies diese dieser dieses diesem diesen das er sie es ihr ihre sein seine hier dort dann auch aber und oder denn doch ' +
    'jedoch deshalb daher darum damit dabei dafür dazu zudem außerdem stattdessen trotzdem so dadurch solche'
  ).split(' '),
};
