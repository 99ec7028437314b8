import type { MailFindingCode } from './mail-finding.js';

/** Words that filters or readers hold against a mail, in the languages that mails are written in. */
export interface PhraseRule {
  code: Extract<MailFindingCode, 'spam_phrase' | 'promise' | 'link_trade'>;
  pattern: RegExp;
  why: string;
  change: string;
  source: string;
}

const SPAMASSASSIN = 'https://github.com/apache/spamassassin/blob/trunk/rules/20_phrases.cf';
const GOOGLE_LINK_SPAM = 'https://developers.google.com/search/docs/essentials/spam-policies#link-spam';
const FTC_ADVERTISING = 'https://www.ftc.gov/business-guidance/advertising-marketing/advertising-marketing-basics';

const pattern = (...parts: string[]) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
/** Scripts without blanks between words. */
const anywhere = (...parts: string[]) => new RegExp(parts.join('|'), 'u');

const spam = (found: RegExp, what: string): PhraseRule => ({
  code: 'spam_phrase',
  pattern: found,
  why: `Spam filters count ${what} against a mail.`,
  change: 'Say it in your own words, or leave it out.',
  source: SPAMASSASSIN,
});
const promise = (found: RegExp): PhraseRule => ({
  code: 'promise',
  pattern: found,
  why: 'It promises a result that depends on others. A claim needs evidence, and editors know that there is none.',
  change: 'Say what you will do, not what will come of it.',
  source: FTC_ADVERTISING,
});
const trade = (found: RegExp): PhraseRule => ({
  code: 'link_trade',
  pattern: found,
  why: 'Google counts links that are bought, traded or asked for by their attributes as link spam. It puts the site you write to at risk.',
  change: 'Offer something for its readers, and leave the link to the editor.',
  source: GOOGLE_LINK_SPAM,
});

export const PHRASE_RULES: readonly PhraseRule[] = [
  spam(
    pattern(
      '100\\s?% (?:guaranteed|free|satisf\\p{L}+)|100\\s?% (?:garantiert|kostenlos)|garanti à 100\\s?%|100\\s?% (?:gratuit|gratis|garantizado|garantito|garantido|gegarandeerd|gratuito|grátis)|100\\s?% gwarancji',
    ),
    '“100 %” with a guarantee or “free”',
  ),
  spam(
    pattern(
      'money[- ]back guarantee|geld-zurück-garantie|satisfait ou remboursé|garantía de devolución|soddisfatti o rimborsati|garantia de devolução|niet[- ]goed[- ]geld[- ]terug|gwarancja zwrotu pieniędzy',
    ),
    'a money-back guarantee',
  ),
  spam(
    pattern(
      'urgent (?:business|request|reply|response|proposal|notice)|dringende (?:anfrage|antwort)|réponse urgente|respuesta urgente|risposta urgente|resposta urgente|dringend verzoek|pilna (?:odpowiedź|prośba)',
    ),
    'claims of urgency',
  ),
  spam(
    pattern(
      'act now|one[- ]time (?:offer|promotion|charge|investment)|limited[- ]time offer|jetzt zugreifen|einmaliges angebot|nur für kurze zeit|offre à durée limitée|agissez maintenant|oferta (?:única|por tiempo limitado)|actúa ahora|offerta (?:unica|a tempo limitato)|oferta por tempo limitado|eenmalige aanbieding|grijp je kans|oferta ograniczona czasowo',
    ),
    'pressure such as “act now” or a one-time offer',
  ),
  spam(
    /^\s*dear (?:friends?|sirs?|madam)(?: or (?:sirs?|madam))?(?!\p{L})/imu,
    '“Dear Friend” and “Dear Sir or Madam”',
  ),
  spam(
    pattern(
      'lowest prices?|affordable prices?|unbeatable prices?|join (?:millions|thousands)|niedrigste preise|unschlagbare preise|prix imbattables?|precios? (?:imbatibles?|más bajos?)|prezzi imbattibili|preços? imbatíve(?:l|is)|laagste prijs|najniższe ceny',
    ),
    'talk of low prices or of thousands who joined',
  ),
  spam(anywhere('今すぐ(?:お申し込み|クリック)', '完全無料', '期間限定', '限定オファー'), 'pressure and “free”'),
  promise(
    pattern(
      '(?:we|i) (?:can )?(?:guarantee|promise)|guaranteed (?:results?|traffic|rankings?|placements?|growth|backlinks?)|(?:first page|top|number one|#1) (?:of|on|in) google|(?:double|triple|boost|skyrocket|explode) your (?:traffic|rankings?|sales|revenue)',
      '(?:wir|ich) garantier\\p{L}+|garantierte\\p{L}* (?:ergebnisse?|platzierung\\p{L}*|rankings?|besucher)|(?:erste seite|platz 1|platz eins) (?:bei|von|auf) google',
      '(?:nous|je) (?:vous )?garanti\\p{L}+|(?:résultats?|trafic) garantis?|première page (?:de|sur) google',
      'garantizamos|garantizo|(?:resultados|tráfico) garantizad\\p{L}+|primera página de google',
      'garantiamo|garantisco|(?:risultati|traffico) garantit\\p{L}+|prima pagina (?:di|su) google',
      'garantimos|garanto|(?:resultados|tráfego) garantid\\p{L}+|primeira página d[oe] google',
      '(?:wij|we|ik) garander\\p{L}+|gegarandeerde? (?:resultaat|resultaten|bezoekers|posities)|eerste pagina van google',
      'gwarantuj(?:ę|emy)|gwarantowan\\p{L}+ (?:wynik\\p{L}*|efekt\\p{L}*|ruch)|pierwsz\\p{L}+ stron\\p{L}+ google',
    ),
  ),
  promise(
    anywhere(
      '保証(?:します|いたします)',
      '必ず(?:上位|増え|上がり)',
      '検索(?:結果)?(?:で)?[1１]位',
      '上位表示を(?:お)?約束',
    ),
  ),
  trade(
    pattern(
      'do-?follow|link (?:exchange|swap|insertion)|(?:buy|sell|paid|sponsored) (?:back)?links?|(?:pay|paying) (?:you )?for (?:a|the) (?:back)?links?|three-way links?|DA ?\\d{2}\\+?|DR ?\\d{2}\\+?',
      'linktausch|links? (?:kaufen|verkaufen)|bezahlte[rns]? (?:back)?links?',
      'échange de liens|(?:achat|achet\\p{L}+|vente) de liens?|liens? (?:payants?|sponsorisés?)',
      'intercambio de enlaces|comprar enlaces|enlaces? (?:pagados?|de pago|patrocinados?)',
      'scambio (?:di )?link|acquist\\p{L}+ (?:di )?link|link a pagamento',
      'troca de links|comprar links|links? pagos?',
      'linkruil|links? (?:kopen|verkopen)|betaalde (?:back)?links?',
      'wymian[aęy] link\\p{L}+|kup\\p{L}+ link\\p{L}+|płatn\\p{L}+ link\\p{L}+',
    ),
  ),
  trade(anywhere('相互リンク', '被リンク(?:購入|販売)', 'リンク(?:の)?(?:購入|売買)')),
];
