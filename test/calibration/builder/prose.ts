/** Running text that is the same each time and different for each seed. */

export interface Vocabulary {
  lang: string;
  /** Things the site is about, as they stand in a sentence ("reading lamps"). */
  nouns: readonly string[];
  /** What can be said of them ("warm"). */
  traits: readonly string[];
}

const TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  en: [
    'We chose {n} because they are {a} and easy to keep for many years.',
    'Before you buy {n}, look at how they are made and what they are used for.',
    'Most people ask for {a} {n} first, and few of them are sorry for it later.',
    'With {n} it is worth the time to compare prices and to read what others say.',
    'In our experience {n} and {m} go well together when the room is small.',
    'There is no rule for {n}, but three questions help you to decide.',
    'The difference between {a} and {b} {n} can be seen after the first week.',
    'If you already have {m}, you will not need more than two {n}.',
    'Every year we test {n} again and write down what has changed.',
    'Good {n} are {a}, last for a long time and can be repaired.',
    'You can return {n} within thirty days when they do not fit.',
    'Many of the {n} that we show here were made by people whom we know.',
    'What matters with {n} is how {a} they stay under daily use.',
    'On this page you will find how to clean {n} without harming {m}.',
    'Ask us about {b} {n}: we answer on the same day.',
    'The older {n} were heavier, but their parts could be replaced one by one.',
  ],
  de: [
    'Wir haben {n} ausgesucht, weil sie {a} sind und viele Jahre halten.',
    'Bevor Sie {n} kaufen, sehen Sie sich an, wie sie gemacht sind und wozu sie dienen.',
    'Die meisten fragen zuerst nach {n}, und nur wenige bereuen es später.',
    'Bei {n} lohnt es sich, die Preise zu vergleichen und zu lesen, was andere sagen.',
    'Nach unserer Erfahrung passen {n} und {m} gut zusammen, wenn der Raum klein ist.',
    'Für {n} gibt es keine Regel, aber drei Fragen helfen bei der Entscheidung.',
    'Den Unterschied zwischen {n} und {m} sieht man nach der ersten Woche.',
    'Wenn Sie schon {m} haben, brauchen Sie nicht mehr als zwei {n}.',
    'Jedes Jahr prüfen wir {n} noch einmal und schreiben auf, was sich geändert hat.',
    'Gute {n} sind {a}, halten lange und lassen sich reparieren.',
    'Sie können {n} innerhalb von dreißig Tagen zurückgeben, wenn sie nicht passen.',
    'Viele der {n}, die wir hier zeigen, stammen von Leuten, die wir kennen.',
    'Wichtig ist bei {n}, wie {a} sie im täglichen Gebrauch bleiben.',
    'Auf dieser Seite erfahren Sie, wie man {n} reinigt, ohne {m} zu schaden.',
    'Fragen Sie uns nach {n}: Wir antworten noch am selben Tag.',
    'Die älteren {n} waren schwerer, aber man konnte ihre Teile einzeln ersetzen.',
  ],
  fr: [
    'Nous avons choisi {n} parce que ce sont des objets {a} qui durent des années.',
    'Avant de commander {n}, regardez comment ils sont faits et à quoi ils servent.',
    'La plupart des gens demandent {n} en premier, et peu le regrettent plus tard.',
    'Pour {n}, il vaut la peine de comparer les prix et de lire les avis des autres.',
    'Selon notre expérience, {n} et {m} vont bien ensemble dans une petite pièce.',
    'Il n’y a pas de règle pour {n}, mais trois questions aident à décider.',
    'La différence entre {n} et {m} se voit après la première semaine.',
    'Si vous avez déjà {m}, vous n’avez pas besoin de tout changer chez vous.',
    'Chaque année nous essayons {n} de nouveau et nous notons ce qui a changé.',
    'Vous pouvez rendre {n} dans les trente jours si la taille ne va pas.',
    'Sur cette page, vous apprendrez à nettoyer {n} sans abîmer {m}.',
    'Ce qui compte avec {n}, c’est de savoir comment ils vieillissent.',
    'Demandez-nous conseil pour {n} : nous répondons le jour même.',
    'Autrefois {n} étaient plus lourds, mais on pouvait les réparer pièce par pièce.',
  ],
  es: [
    'Hemos elegido {n} porque son {a} y duran muchos años.',
    'Antes de comprar {n}, mire cómo están hechos y para qué sirven.',
    'La mayoría de la gente pide primero {n}, y pocos se arrepienten después.',
    'Con {n} vale la pena comparar los precios y leer lo que dicen los demás.',
    'Según nuestra experiencia, {n} y {m} van bien juntos cuando el cuarto es pequeño.',
    'No hay una regla para {n}, pero tres preguntas ayudan a decidir.',
    'La diferencia entre {n} y {m} se ve después de la primera semana.',
    'Si usted ya tiene {m}, no necesita más que dos cosas para empezar.',
    'Cada año probamos {n} de nuevo y escribimos lo que ha cambiado.',
    'Puede devolver {n} en treinta días cuando no le sirven.',
    'En esta página aprenderá a limpiar {n} sin dañar {m}.',
    'Lo que importa con {n} es cómo se mantienen con el uso diario.',
    'Pregúntenos por {n}: contestamos el mismo día.',
    'Antes {n} eran más pesados, pero sus partes se podían cambiar una por una.',
  ],
  it: [
    'Abbiamo scelto {n} perché sono {a} e durano molti anni.',
    'Prima di comprare {n}, guardate come sono fatti e a che cosa servono.',
    'La maggior parte delle persone chiede prima {n}, e pochi se ne pentono.',
    'Con {n} conviene confrontare i prezzi e leggere che cosa dicono gli altri.',
    'Secondo la nostra esperienza {n} e {m} stanno bene insieme in una stanza piccola.',
    'Non esiste una regola per {n}, ma tre domande aiutano a decidere.',
    'La differenza tra {n} e {m} si vede dopo la prima settimana.',
    'Se avete già {m}, non vi serve altro per cominciare bene.',
    'Ogni anno proviamo {n} di nuovo e scriviamo che cosa è cambiato.',
    'Potete restituire {n} entro trenta giorni quando non vanno bene.',
    'In questa pagina trovate come pulire {n} senza rovinare {m}.',
    'Quello che conta con {n} è come si mantengono con l’uso di ogni giorno.',
    'Chiedeteci consigli su {n}: rispondiamo lo stesso giorno.',
  ],
};

/** A small generator of numbers (mulberry32), so that a site is the same in every run. */
export function seededNumbers(seed: string): () => number {
  let state = 0x9e37_79b9;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x85eb_ca6b) ^ (state >>> 13);
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Sentences of at least this many words in all, about the topic first of all. */
export function writeProse(vocabulary: Vocabulary, seed: string, words: number, topic?: string): string[] {
  const next = seededNumbers(seed);
  const templates = TEMPLATES[vocabulary.lang] ?? TEMPLATES['en'] ?? [];
  const pick = (list: readonly string[]) => list[Math.floor(next() * list.length)] ?? '';
  const sentences: string[] = [];
  let count = 0;
  let last = '';
  while (count < words) {
    const template = pick(templates);
    if (template === last && templates.length > 1) continue;
    last = template;
    const noun = topic !== undefined && next() < 0.3 ? topic : pick(vocabulary.nouns);
    const sentence = template
      .replaceAll('{n}', noun)
      .replaceAll('{m}', pick(vocabulary.nouns))
      .replaceAll('{a}', pick(vocabulary.traits))
      .replaceAll('{b}', pick(vocabulary.traits));
    sentences.push(sentence.charAt(0).toUpperCase() + sentence.slice(1));
    count += sentence.split(/\s+/).length;
  }
  return sentences;
}
