import { topicPhrase } from './topic-phrase.js';

const NAME_CHARS = 60;
const NAME_WORDS = 6;
/** Greetings without a name, in the languages that mails are written in. */
const NO_NAME =
  /^(?:|there|all|again|everyone|everybody|team|friends?|(?:dear )?sirs?(?: or madam)?|editors?|editorial team|webmaster)$|(?<!\p{L})(?:damen|herren|zusammen|team|redaktion\p{L}*|madame|monsieur|équipe|tous|toute|toutes|equipo|redacción|todos|corresponda|redazione|tutti|tutta|redação|equipe|equipa|senhor\p{L}*|allemaal|redactie|heer|mevrouw|państwo|redakcj\p{L}*)(?!\p{L})|ご担当者|編集部|皆さん|皆様/iu;

/** The name behind a greeting word, as words for another greeting; empty where no person is named. */
export function greetedName(whom: string): string {
  const words = topicPhrase(whom).split(' ').slice(0, NAME_WORDS).join(' ');
  return NO_NAME.test(words) || words.length > NAME_CHARS ? '' : words;
}
