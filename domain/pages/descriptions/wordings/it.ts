import type { Wording } from './wording.js';

export const it: Wording = {
  and: 'e',
  bodies: {
    informational: [
      '{k} in parole semplici: di cosa si tratta, che cosa conta davvero e da dove iniziare[. Anche: {m}].',
      'Domande su {k}? Risposte chiare, i termini che contano e il passo successivo[, anche su {m}].',
      'Che cosa sapere su {k} prima di decidere: basi, domande frequenti e punti da confrontare[, con {m}].',
      'Guida per capire {k}: contesto, punti chiave e consigli pratici[, anche su {m}].',
    ],
    commercial: [
      '{k} a confronto: le differenze che contano, punti forti, limiti e come scegliere[. Anche: {m}].',
      '{k}: quali criteri guardare, quali domande porre e come decidere[, con uno sguardo a {m}].',
      'Come scegliere {k}? Criteri, compromessi e punti da verificare prima di decidere[, oltre a {m}].',
      'Scegliere bene {k}: che cosa guardare, che cosa evitare e in che cosa si distingue[, con {m}].',
    ],
    transactional: [
      'Cerchi {k}? Guarda la selezione, controlla i dettagli e ordina quando vuoi[. Anche: {m}].',
      '{k}: guarda la proposta, confronta i dettagli e scegli ciò che fa per te[, con {m}].',
      'Trova qui {k}: guarda le opzioni, leggi i dettagli e fai la tua richiesta[, anche per {m}].',
      'Vuoi iniziare con {k}? Guarda che cosa è disponibile, chiedi e parti[, anche con {m}].',
    ],
    navigational: [
      'Cerchi {k}? Ecco la strada verso le pagine, le risposte e i contatti che ti servono[, con {m}].',
      '{k} in breve: presentazione, contatti e pagine principali in un solo posto[, con {m}].',
      'La pagina su {k}: trova informazioni, contatti e assistenza[, anche su {m}].',
      'Tutto su {k} in un solo posto[, con {m}]. Vai subito alla pagina che ti serve.',
    ],
  },
  closings: {
    General: ['Scopri di più.', 'Tutti i dettagli qui.', 'Continua a leggere.'],
    Professional: ['Consulta la presentazione completa.', 'Informati nei dettagli.', 'Conosci prima i fatti.'],
    Friendly: ['Vieni a dare un’occhiata!', 'Ti aiutiamo volentieri.', 'Fai un giro!'],
    Engaging: ['Scoprilo ora!', 'Guarda tu stesso!', 'Inizia oggi!'],
    Persuasive: ['Decidi con sicurezza.', 'Fai ora la tua scelta.', 'Fai il passo successivo.'],
    Playful: ['Curioso? Entra pure!', 'Dai, una sbirciatina!', 'Tocca a te!'],
  },
  pointing: (
    'questo questa questi queste quello quella ciò esso essa essi egli lui lei loro suo sua suoi sue qui lì allora anche ma ' +
    'e o così inoltre tuttavia però quindi poi infine dunque'
  ).split(' '),
};
