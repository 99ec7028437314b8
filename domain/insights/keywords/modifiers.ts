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
};
