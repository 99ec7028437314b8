/** Words that negate what follows them, whole, in the languages of the classes. */
const NO =
  'not|no|never|nor|unable|neither|dont|doesnt|cant|wont|nicht|nichts|kein|keine|keinen|keinem|keiner|nie|niemals|pas|jamais|aucune?|nunca|jamás|non|mai più|niet|geen|nooit|não|nem|inte|inga|ingen|ej|ikke|ei|emme|не|нет|нельзя|ні|değil|nu (?:suntem|sunt|ne|mă|putem|dorim|acceptăm|publicăm|trimite\\S*)|nemáme|nemám|nejsme|nejsem|nechceme|neposílejte|nepublikujeme|nezveřejňujeme';
const DENIED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${NO})(?![\\p{L}\\p{N}])|n't(?![\\p{L}])|(?<![\\p{L}])n'\\p{L}|\\p{L}(?:mıyor|miyor|muyor|müyor|mayın|meyin)|ない|ません|不|没|沒|없|않|마세요`,
  'u',
);
/** Denials that grant: "don't hesitate to send it". */
const GRANTED =
  /(?:do not|don't|dont) (?:hesitate|worry|mind)(?: to)?|(?:wouldn't|would not) mind|no (?:problem|worries|rush|objections?|issues?|doubt)|not (?:only|just|a problem)|why not|(?:can't|cannot|can not) wait|zögern sie nicht|keine? (?:problem|thema|einwände)|warum nicht|n'hésitez pas|(?:pas de|sans) (?:problème|souci)s?|pourquoi pas|no (?:duden?|dudes|hay problema)|por qué no|non esit\p{L}+|nessun problema|perché no|aarzel niet|geen probleem|waarom niet|não hesitem?|tveka inte|inga problem|tøv ikke|ikke noget problem|не стесняйтесь|不客气|不错|問題ありません|没问题/gu;

/** Whether a part of a sentence denies. @param text Lower case. */
export function isDenied(text: string): boolean {
  return DENIED.test(text.replace(GRANTED, ' '));
}
