import { DISTINCTIVE_WORDS } from './distinctive-words.js';

/** Languages that the classifier has learned. */
export const LEARNED_LANGUAGES = ['en', 'de', 'nl', 'fr', 'es', 'it', 'pt', 'pl', 'ja'] as const;
export type LearnedLanguage = (typeof LEARNED_LANGUAGES)[number];

/** Common short words, without marks; those of languages that were not learned are under `other`. */
const COMMON: Record<Exclude<LearnedLanguage, 'ja'> | 'other', string> = {
  en: 'the and to of you your we our is are for this that have it not but with if on at in please thanks thank my be will do can was from as an or so yes what would just i me us hi hello sorry about here there no when back stop',
  de: 'der die das und ich wir sie ihr ist sind nicht ein eine einen mit von zu den dem im auf fur fuer bei auch aber wenn danke bitte haben habe hat werden wird kann mich uns ihre ihren nur noch mir es sich als wie bin aus keine kein schon gern gerne ja nein zum zur bis ab',
  nl: 'de het een en ik wij we van niet is zijn voor op met dat die u je jullie ons onze mijn maar als naar bij ook nog wel heb hebben kan kunt bedankt dank graag wordt worden geen er aan te om tot ben jij dit hier nee ja mij me uw',
  fr: 'le la les des du de un une et je nous vous est sont pas ne pour avec dans sur que qui ce cette mais votre vos notre nos mon ma mes si au aux merci bonjour ai avez avons suis plus se en il oui non c j l d qu y sera',
  es: 'el la los las de un una y yo nosotros que en es son no para con por se su sus mi nuestro nuestra pero si al del lo le les gracias hola esta estoy estamos muy como mas ya os me te nos vuestro tu hay este eso ser',
  it: 'il la lo gli le di un una e io noi che in e sono non per con si su mio nostro nostra ma se al del della dei ci vi mi grazie ciao buongiorno ho abbiamo sia come piu da questo questa vostro vostra anche ed nel alla il vi ti lei',
  pt: 'o a os as de um uma e eu nos que em no na nao para com por se seu sua meu nosso nossa mas ao do da dos das obrigado obrigada ola bom dia esta estou estamos muito como mais ja voce voces isso este esta tem ser foi pelo pela lhe vossa te ate',
  pl: 'i w na z nie to jest sa sie do dla od po ze za ale jesli my ja pan pani panstwo nasz nasza moj prosze dziekuje dzien dobry jak czy juz tylko jestem mam mamy o u tak bo przez oraz ten ta te co bedzie byc mi nam mnie nas was wam',
  other:
    'jag och att det som en ar inte med vi ni pa har av tack hej kan om oss vara vill jeg og det er ikke til vi har av med for pa deg dig tak hilsen ja minä en ei on ja se olen kiitos teidän meille että mutta nam nem es a az hogy vagyok koszonom egy nu si sunt este pentru cu multumesc va ne bir ve bu için degil tesekkurler yok ben biz a na se je to že jsem jsme dekuji pro ktery bych',
};
const WORDS = Object.entries(COMMON).flatMap(([language, words]) =>
  [...new Set(words.split(' '))].map((word) => ({ language, word })),
);
const LANGUAGES_OF = new Map<string, string[]>();
for (const { language, word } of WORDS) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);
for (const [language, words] of Object.entries(DISTINCTIVE_WORDS))
  for (const word of words.split(' '))
    if (!LANGUAGES_OF.get(word)?.includes('other')) LANGUAGES_OF.set(word, [language]);

/**
 * The learned language of a folded text; `other` for one that was not learned; null if its words are not conclusive.
 * @param tokens As replyTokens returns them.
 */
export function guessLanguage(folded: string, tokens: readonly string[]): LearnedLanguage | 'other' | null {
  if (/[\u3040-\u30ff]/.test(folded)) return 'ja';
  if (/[\u0370-\u03ff\u0400-\u04ff\u0590-\u06ff\u3400-\u9fff\uac00-\ud7af]/.test(folded)) return 'other';
  const scores = new Map<string, number>();
  for (const token of tokens) {
    const languages = LANGUAGES_OF.get(token) ?? [];
    for (const language of languages) scores.set(language, (scores.get(language) ?? 0) + 1 / languages.length);
  }
  const [best, second] = [...scores].toSorted((one, other) => other[1] - one[1]);
  if (!best || (second && best[1] - second[1] < 0.3)) return null;
  return best[0] as LearnedLanguage | 'other';
}
