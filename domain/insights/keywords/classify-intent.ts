import type { SearchIntent } from '../../search/search-intent.js';

const word = (words: string): RegExp => new RegExp(`(?:^|[^\\p{L}])(?:${words})(?:$|[^\\p{L}])`, 'iu');

/** The first that fits holds. In the languages of MODIFIERS. */
const SIGNS: readonly [SearchIntent, RegExp][] = [
  ['navigational', word('log ?in|sign in|official|anmelden|connexion|offiziell|oficial|website von')],
  [
    'transactional',
    word(
      'buy|order|price|prices|cost|costs|cheap|discount|coupon|deal|near me|for sale|hire|kaufen|preis|preise|kosten|' +
        'günstig|bestellen|in der nähe|acheter|prix|coût|pas cher|près de moi|comprar|precio|coste|cerca de mí|' +
        'comprare|prezzo|costo|vicino a me|kopen|prijs|in de buurt|preço|custo|perto de mim|pris|köp|kostnad|nära mig|' +
        'køb|omkostninger|i nærheden|kjøp|kostnader|i nærheten|cena|koszt|sklep|w pobliżu|価格|通販|費用|近く',
    ),
  ],
  [
    'commercial',
    word(
      'best|top|review|reviews|comparison|compare|vs|versus|alternative|alternatives|beste|bester|test|vergleich|' +
        'alternativen|erfahrungen|meilleur|meilleure|avis|comparatif|mejor|opiniones|comparativa|alternativas|miglior|' +
        'migliore|recensioni|confronto|ervaringen|vergelijken|alternatieven|melhor|avaliações|comparação|bästa|recension|' +
        'jämförelse|alternativ|bedste|anmeldelse|sammenligning|alternativer|ranking|opinie|porównanie|alternatywy|' +
        'おすすめ|口コミ|比較|ランキング',
    ),
  ],
];

/** The intent of a search, by words that show it; informational if there are none. */
export function classifyIntent(keyword: string): SearchIntent {
  return SIGNS.find(([, sign]) => sign.test(keyword))?.[0] ?? 'informational';
}
