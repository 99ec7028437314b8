import type { ClassFacts, ClassFinding } from './class-facts.js';
import { splitClauses } from './clauses.js';
import { isDenied } from './negation.js';
import { phrases } from './phrases.js';

const CONSENT = phrases([
  "(?:i am|i'm|we are|we're|am|are|would be|i'd be|we'd be|very|definitely|always|certainly|also|quite) (?:\\S+ )?(?:interested|keen)|interested in|this interests|sounds? (?:\\S+ )?(?:good|great|interesting|like a plan|perfect|fine|lovely|fantastic|awesome|wonderful|amazing|nice)",
  "(?:i'd|we'd|would|i would|we would) (?:\\S+ )?(?:love|be (?:happy|glad|delighted|open)|like) (?:to|it|that)(?: \\S+){0,3}|(?:happy|glad|pleased|open|willing) to (?:\\S+ ){0,2}?(?:publish|consider|review|read|look|accept|discuss|feature|collaborate|work|host|include|post|add|see|have|help|do|hear|chat|explore)",
  '(?:please|pls|feel free to|go ahead and|you (?:can|may)|kindly|do|just|could you|can you) (?:\\S+ )?(?:send|share|submit|forward|shoot|e-?mail|pass)(?: \\S+){0,5}? ?(?:draft|article|post|topics?|ideas?|outline|pitch|proposal|samples?|details|it|over|along|through|more|me|us|link|copy|content|text|piece)',
  '^(?:ok(?:ay)?,? )?(?:yes|yep|yeah|sure|absolutely|certainly|of course|definitely|great|perfect|okay|ok|deal|agreed)(?:[,.!]|$| please| sure| sounds| we| i| go| send| let| that)',
  "send (?:it|them|me|us|over|your|the|a) ?(?:over|draft|article|along|through|topics?|ideas?|on)?|let's (?:do|go|talk|discuss|chat|proceed|make|work|start|try|move|set|schedule|hop)|(?:we|i) (?:can|could|will|do|are able to|would) (?:\\S+ )?(?:publish|accept|run|host|post|feature|place|add|include|offer)(?: \\S+){0,4}|(?:we|i) (?:do )?accept (?:guest|sponsored|contributions|submissions)|go (?:ahead|for it)|(?:good|ready|happy) to go|fine (?:by|with|for) (?:me|us)|looking forward to (?:\\S+ )?(?:article|draft|post|it|reading|your|working|hearing|seeing)|count (?:me|us) in|i'm in|we're in|works for (?:me|us)|good idea|great idea|love (?:it|the idea|this|to)|(?:i|we) like (?:it|the idea|the topic|your|this)",
  '(?:our|the|my) (?:\\S+ )?(?:rate|price|fee|cost|pricing)s? (?:is|are|starts?|for|would be)|(?:we|i) charge|it costs|(?:\\$|€|£|usd|eur|gbp) ?\\d+ (?:per|for|each)|\\d+ ?(?:\\$|€|£|usd|eur|gbp|dollars|euros) (?:per|for|each)',
  '(?<=[.!\\n] ?)(?:yes|yep|yeah|sure|absolutely|certainly|definitely)(?:[,.!]|$| please)',
  // German
  '(?:habe|haben|hätten|hätte|besteht|großes) (?:\\S+ ){0,2}?interesse|(?:bin|sind|wären|sehr|gerne) (?:\\S+ ){0,2}?interessiert|klingt (?:\\S+ )?(?:gut|interessant|spannend|super|toll)|(?:gerne|gern)[,.!]? ?(?:\\S+ ){0,3}?(?:schicken|senden|zusenden|veröffentlichen|her|her damit)?|(?:schicken|senden) sie (?:\\S+ ){0,6}?(?:gerne|bitte|zu|artikel|text|entwurf|themen|vorschl\\S+)?|(?:können|würden|veröffentlichen) (?:wir|ich) (?:\\S+ ){0,4}?(?:gerne|gern|veröffentlichen)|freuen uns auf|freue mich auf|einverstanden',
  // French
  "(?:je suis|nous sommes|serais|serions|suis|sommes|très) (?:\\S+ ){0,2}?intéressée?s?|(?:m'|nous )intéresse|(?:avec|volontiers|avec grand) (?:plaisir)|volontiers|(?:pouvez-vous|vous pouvez|envoyez|n'hésitez pas à)(?:[- ]\\S+){0,4}? ?(?:envoyer|envoyez|article|sujets?|texte|brouillon|proposition)|d'accord|(?:nous|on|je) (?:pouvons|peut|peux|pourrions) (?:\\S+ )?(?:publier|accepter)|(?:bonne|excellente|très bonne) idée|ça (?:me|nous) (?:va|convient|plaît)|au plaisir",
  // Spanish
  '(?:estoy|estamos|estaríamos|estaría|muy) (?:\\S+ ){0,2}?interesad[oa]s?|(?:me|nos) interesa(?:ría)?|(?:me|nos) (?:encanta(?:ría)?|parece (?:\\S+ )?(?:bien|interesante|genial|perfecto))|(?:puedes|pueden|puede|envía|envíe|envíen|mándanos|envíanos|envíame|manda)(?:me|nos)? (?:\\S+ ){0,3}?(?:enviar\\S*|mandar\\S*|artículo|propuesta|borrador|temas?|texto)|claro que sí|de acuerdo|adelante|suena (?:\\S+ )?(?:bien|genial|interesante)|con (?:mucho )?gusto|podemos publicar\\S*',
  // Italian
  "(?:sono|siamo|sarei|saremmo|molto) (?:\\S+ ){0,2}?interessat[oiae]|(?:mi|ci) interessa|volentieri|con piacere|(?:mi|ci) (?:piacerebbe|piace|sembra (?:\\S+ )?(?:interessante|ottimo|buono))|(?:invia|invii|inviate|manda|mandi|mandate|inviateci|mandaci|inviami)(?:mi|ci)? (?:\\S+ ){0,4}?(?:articolo|bozza|proposta|argomenti|testo|pure)|(?:possiamo|potremmo) pubblicar\\S*|d'accordo|va bene|ottima idea",
  // Dutch
  '(?:ben|zijn|zeker|heel|wel) (?:\\S+ ){0,2}?geïnteresseerd|(?:heb|hebben) (?:\\S+ ){0,2}?interesse|klinkt (?:\\S+ )?(?:goed|leuk|interessant|prima)|(?:stuur|mail) (?:\\S+ ){0,4}?(?:maar|gerust|door|op|toe|artikel|concept|voorstel)|(?:graag|leuk idee|goed idee|prima|akkoord)|(?:kunnen|willen) (?:we|wij|ik) (?:\\S+ ){0,4}?(?:plaatsen|publiceren)',
  // Portuguese
  '(?:estou|estamos|tenho|temos|muito) (?:\\S+ ){0,2}?(?:interessad[oa]s?|interesse)|(?:me|nos) interessa|(?:pode|podem|envie|enviem|mande|manda)(?:-me|-nos)? (?:\\S+ ){0,3}?(?:enviar|mandar|artigo|proposta|rascunho|temas?|texto)|com (?:todo o )?prazer|claro que sim|(?:parece|soa) (?:\\S+ )?(?:bom|ótimo|interessante|bem)|de acordo|(?:podemos|gostaríamos de|gostaria de) publicar|ótima ideia|boa ideia',
  // Polish, Czech
  '(?:jestem|jesteśmy|byłbym|bylibyśmy) (?:\\S+ ){0,2}?zainteresowan[iya]|chętnie|brzmi (?:\\S+ )?(?:dobrze|ciekawie|świetnie)|(?:proszę (?:o )?(?:przesła\\S+|wysła\\S+|podesła\\S+))|(?:możemy|moglibyśmy) opublikować|zgoda|świetny pomysł',
  '(?:mám|máme|měli bychom) (?:\\S+ ){0,2}?zájem|rádi|rád|zní (?:\\S+ )?(?:dobře|zajímavě|skvěle)|(?:pošlete|zašlete) (?:\\S+ ){0,4}?(?:článek|návrh|text|témata)?|souhlasím|můžeme (?:\\S+ )?(?:publikovat|zveřejnit)',
  // Nordic
  '(?:jag är|vi är|är) (?:\\S+ ){0,2}?intressera\\S*|låter (?:\\S+ )?(?:bra|intressant|spännande|kul)|(?:skicka|mejla|maila) (?:\\S+ ){0,4}?(?:gärna|över|artikel\\S*|utkast|förslag)|gärna|(?:kan|vill) (?:\\S+ )?(?:vi|jag)? ?publicera',
  '(?:jeg er|vi er|er) (?:\\S+ ){0,2}?interesser(?:et|ede|t)|lyder (?:\\S+ )?(?:godt|spændende|interessant)|høres (?:\\S+ )?(?:bra|spennende|interessant)(?: ut)?|(?:send) (?:\\S+ ){0,4}?(?:gerne|gjerne|over|artikl\\S*|udkast|utkast|forslag)|(?:gerne|gjerne)|(?:kan|vil) (?:\\S+ )?(?:vi|jeg)? ?(?:publicere|publisere|udgive)',
  '(?:olen|olemme|kyllä) (?:\\S+ ){0,2}?kiinnostun\\S+|kiinnostaa|kuulostaa (?:\\S+ )?(?:hyvältä|kiinnostavalta|mielenkiintoiselta)|(?:lähetä|lähettäkää|laita) (?:\\S+ ){0,4}?(?:artikkeli\\S*|luonno\\S*|ehdotu\\S*)|mielellään|mielelläni',
  // Russian, Ukrainian, Turkish, Hungarian, Romanian
  '(?:нам|мне|это|очень) (?:\\S+ )?(?:интересно|интересна|интересен)|(?:мы|я) (?:\\S+ )?заинтересован\\S*|(?:присылайте|пришлите|отправляйте|отправьте)(?: \\S+){0,4}|с удовольствием|звучит (?:\\S+ )?(?:хорошо|интересно|отлично)|(?:можем|готовы) (?:\\S+ )?(?:опубликовать|разместить)|согласен|согласны|давайте',
  '(?:нам|мені|це|дуже) (?:\\S+ )?цікав\\S+|(?:надсилайте|надішліть)(?: \\S+){0,4}|із задоволенням|звучить (?:\\S+ )?(?:добре|цікаво)|(?:можемо|готові) (?:\\S+ )?опублікувати',
  'ilgileniyor\\S*|ilginç|ilgimizi çekti|(?:gönderin|gönderebilirsiniz|yollayın)|memnuniyetle|kulağa (?:\\S+ )?(?:hoş|iyi|güzel) geliyor|yayınlayabiliriz|olur',
  'érdekel (?:minket|bennünket|a)|érdeklődünk|szívesen|(?:küldje|küldjék|küldd) (?:\\S+ ){0,3}?(?:el|át)|jól hangzik|(?:suntem|sunt) (?:\\S+ )?interesa[țt]\\S*|(?:ne|mă) interesează|(?:trimite(?:ți)?|puteți trimite)(?: \\S+){0,4}|cu plăcere|sună bine',
  '興味が?(?:あり|ござい|深)|ぜひ|お願い(?:し|いた)します|送ってください|お送りください|掲載(?:可能|できます|いたします)|承知(?:し|いた)|感兴趣|有兴趣|请(?:发|發|把)|可以发(?:表|布)|可以發|有興趣|관심이? 있|보내 ?주세요|좋습니다|좋아요',
]);

const PLAIN_YES =
  /^(?:yes|yes please|yep|sure|ok|okay|ja|ja gerne|oui|sí|si|sì|sim|tak|ano|kyllä|да|так|evet|igen|da|はい|是|好的|네)[.!]*$/u;

const CONSENTS = new RegExp(CONSENT.source, 'gu');
/** Said out of politeness in front of a no as well. */
const POLITE =
  /^(?:\S+ ){0,2}?(?:sounds?|good idea|great idea|love (?:it|the|this)|like (?:it|the|your|this)|looking forward|interest|this interests|klingt|freue|interes|intéress|parece|suena|sembra|bonne|ottima|leuk|klinkt|brzmi|zní|låter|lyder|høres|kuulostaa|звучит|звучить|ilginç|au plaisir)/u;

/** They want what was offered, or more of it. */
export function findInterested({ text, words }: ClassFacts): ClassFinding | null {
  if (PLAIN_YES.test(text)) return { confidence: 0.85, signals: [`says only "${text.slice(0, 20)}"`] };
  const phrase = consentsIn(text)[0];
  return phrase ? { confidence: words <= 80 ? 0.85 : 0.7, signals: [`says "${phrase}"`] } : null;
}

/** They request it or agree, which is more than calling it interesting. */
export function findGoAhead({ text }: ClassFacts): string | null {
  return consentsIn(text).find((phrase) => !POLITE.test(phrase)) ?? null;
}

/** "Please do not send it" is not consent. */
function consentsIn(text: string): string[] {
  const clauses = splitClauses(text);
  return [...text.slice(0, 2_000).matchAll(CONSENTS)].flatMap(({ 0: phrase, index }) => {
    const start = clauses.findLast(({ at }) => at <= index)?.at ?? 0;
    return isDenied(text.slice(start, index + phrase.length)) ? [] : [phrase.trim().slice(0, 60)];
  });
}
