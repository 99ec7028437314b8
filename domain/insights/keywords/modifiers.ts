/**
 * What searchers add to a subject, by language; `{k}` is the subject. Each fits any noun and changes what is wanted, so
 * that a page of its own may answer it.
 */
export const MODIFIERS: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...['best {k}', '{k} reviews', '{k} comparison', '{k} alternatives', '{k} price', 'buy {k}', '{k} near me'],
    ...['how to choose {k}', '{k} guide', 'types of {k}', '{k} for beginners', '{k} tips', '{k} ideas', '{k} examples'],
    ...['{k} mistakes', '{k} checklist', '{k} benefits', '{k} cost', 'what is {k}', '{k} questions'],
  ],
  de: [
    ...['beste {k}', '{k} test', '{k} vergleich', '{k} alternativen', '{k} preis', '{k} kaufen', '{k} in der nähe'],
    ...[
      '{k} kaufberatung',
      '{k} anleitung',
      '{k} arten',
      '{k} für anfänger',
      '{k} tipps',
      '{k} ideen',
      '{k} beispiele',
    ],
    ...['{k} fehler', '{k} checkliste', '{k} vorteile', '{k} kosten', 'was ist {k}', '{k} erfahrungen'],
  ],
  fr: [
    ...['meilleur {k}', 'avis {k}', 'comparatif {k}', 'alternatives {k}', 'prix {k}', 'acheter {k}', '{k} près de moi'],
    ...['comment choisir {k}', 'guide {k}', 'types de {k}', '{k} pour débutants', 'conseils {k}', 'idées {k}'],
    ...['exemples {k}', 'erreurs {k}', 'checklist {k}', 'avantages {k}', 'coût {k}', '{k} définition', '{k} questions'],
  ],
  es: [
    ...['mejor {k}', 'opiniones {k}', 'comparativa {k}', 'alternativas {k}', 'precio {k}', 'comprar {k}'],
    ...['{k} cerca de mí', 'cómo elegir {k}', 'guía {k}', 'tipos de {k}', '{k} para principiantes', 'consejos {k}'],
    ...[
      'ideas {k}',
      'ejemplos {k}',
      'errores {k}',
      'lista {k}',
      'ventajas {k}',
      'coste {k}',
      'qué es {k}',
      '{k} preguntas',
    ],
  ],
  it: [
    ...['miglior {k}', 'recensioni {k}', 'confronto {k}', 'alternative {k}', 'prezzo {k}', 'comprare {k}'],
    ...['{k} vicino a me', 'come scegliere {k}', 'guida {k}', 'tipi di {k}', '{k} per principianti', 'consigli {k}'],
    ...[
      'idee {k}',
      'esempi {k}',
      'errori {k}',
      'checklist {k}',
      'vantaggi {k}',
      'costo {k}',
      'cos è {k}',
      '{k} domande',
    ],
  ],
  nl: [
    ...['beste {k}', '{k} ervaringen', '{k} vergelijken', '{k} alternatieven', '{k} prijs', '{k} kopen'],
    ...[
      '{k} in de buurt',
      '{k} kiezen',
      '{k} handleiding',
      'soorten {k}',
      '{k} voor beginners',
      '{k} tips',
      '{k} ideeën',
    ],
    ...['{k} voorbeelden', '{k} fouten', '{k} checklist', '{k} voordelen', '{k} kosten', 'wat is {k}', '{k} vragen'],
  ],
  pt: [
    ...['melhor {k}', 'avaliações {k}', 'comparação {k}', 'alternativas {k}', 'preço {k}', 'comprar {k}'],
    ...['{k} perto de mim', 'como escolher {k}', 'guia {k}', 'tipos de {k}', '{k} para iniciantes', 'dicas {k}'],
    ...['ideias {k}', 'exemplos {k}', 'erros {k}', 'checklist {k}', 'vantagens {k}', 'custo {k}', 'o que é {k}'],
    '{k} perguntas',
  ],
  sv: [
    ...['bästa {k}', '{k} recension', '{k} jämförelse', '{k} alternativ', '{k} pris', 'köp {k}', '{k} nära mig'],
    ...['välja {k}', '{k} guide', 'typer av {k}', '{k} för nybörjare', '{k} tips', '{k} idéer', '{k} exempel'],
    ...['{k} misstag', '{k} checklista', '{k} fördelar', '{k} kostnad', 'vad är {k}', '{k} frågor'],
  ],
  da: [
    ...['bedste {k}', '{k} anmeldelse', '{k} sammenligning', '{k} alternativer', '{k} pris', 'køb {k}'],
    ...['{k} i nærheden', 'valg af {k}', '{k} guide', 'typer af {k}', '{k} for begyndere', '{k} tips', '{k} ideer'],
    ...['{k} eksempler', '{k} fejl', '{k} tjekliste', '{k} fordele', '{k} omkostninger', 'hvad er {k}'],
    '{k} spørgsmål',
  ],
  no: [
    ...['beste {k}', '{k} test', '{k} sammenligning', '{k} alternativer', '{k} pris', 'kjøp {k}', '{k} i nærheten'],
    ...['velge {k}', '{k} guide', 'typer {k}', '{k} for nybegynnere', '{k} tips', '{k} ideer', '{k} eksempler'],
    ...['{k} feil', '{k} sjekkliste', '{k} fordeler', '{k} kostnader', 'hva er {k}', '{k} spørsmål'],
  ],
  // Behind the subject, so that it need not be declined.
  pl: [
    ...['{k} ranking', '{k} opinie', '{k} porównanie', '{k} alternatywy', '{k} cena', '{k} sklep', '{k} w pobliżu'],
    ...['{k} jak wybrać', '{k} poradnik', '{k} rodzaje', '{k} dla początkujących', '{k} porady', '{k} pomysły'],
    ...['{k} przykłady', '{k} błędy', '{k} lista', '{k} zalety', '{k} koszt', '{k} co to jest', '{k} pytania'],
  ],
  ja: [
    ...['{k} おすすめ', '{k} 口コミ', '{k} 比較', '{k} 違い', '{k} 価格', '{k} 通販', '{k} 近く', '{k} 選び方'],
    ...['{k} 使い方', '{k} 種類', '{k} 初心者', '{k} コツ', '{k} アイデア', '{k} 例', '{k} 注意点', '{k} ランキング'],
    ...['{k} メリット', '{k} 費用', '{k} とは', '{k} 質問'],
  ],
};

/** Words that searchers add in most languages. */
const NEUTRAL: readonly string[] = [
  ...['{k} online', '{k} video', '{k} test', '{k} forum', '{k} blog', '{k} design', '{k} info', '{k} faq', '{k} diy'],
  ...['{k} pdf', '{k} app', '{k} tutorial', '{k} trend', '{k} podcast', '{k} wiki'],
];
/** Both ways to write Norwegian share these words. */
const WRITTEN_AS: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };

/** Ways to ask in a language, those that need none last. */
export function modifiersFor(language: string): readonly string[] {
  return [...(ownModifiers(language) ?? []), ...NEUTRAL];
}

export function hasModifiers(language: string): boolean {
  return ownModifiers(language) !== undefined;
}

function ownModifiers(language: string): readonly string[] | undefined {
  const code = Object.hasOwn(WRITTEN_AS, language) ? (WRITTEN_AS[language] ?? language) : language;
  return Object.hasOwn(MODIFIERS, code) ? MODIFIERS[code] : undefined;
}
