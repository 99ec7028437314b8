/** What a site may be closed to. "Posts" and "articles" alone are its own. */
const GUEST =
  'guest[\\s-]+(?:(?:or|and)\\s+\\w+\\s+)?(?:posts?|posting|blogs?|blogging|bloggers?|articles?|authors?|writers?|contributors?|contributions?|submissions?|content|pitch(?:es)?)' +
  '(?:\\s+KIND|(?!\\s+KIND))'.replaceAll(
    'KIND',
    '(?:pitch(?:es)?|requests?|submissions?|proposals?|ideas|applications?|program(?:me)?|opportunities|section|column)\\b',
  );
const FROM_OUTSIDE =
  '(?:unsolicited|external|outside|third[\\s-]party|reader|freelance)\\s+(?:articles?|posts?|blog\\s+posts?|submissions?|contributions?|contributors?|pitch(?:es)?|manuscripts?|content|writers?|authors?)';
const OFFERED = `(?:${GUEST}|${FROM_OUTSIDE}|submissions|contributions|contributors|pitches)`;

/** Words before it that still mean all posts, unlike "promotional". */
const ALL_OF =
  '(?:(?:any\\s+(?:kind|form|sort|type)s?\\s+of|(?:articles|posts|content|texts)\\s+(?:from|by|of)|any|more|new|further|additional|other|your|our|the|unsolicited|external|outside|third[\\s-]party|(?:sponsored|paid|promotional)(?:\\s+(?:posts?|articles?|content))?\\s+(?:or|and))\\s+){0,3}';

/** Text after this restricts which posts are meant: with links, without an author, on casinos, already published. */
const ONLY_SOME =
  '(?!(?:\\s+(?:or|and)\\s+(?:\\w+\\s+)?\\w+)?,?\\s+(?:(?:that|which|who|whose|where|with|without|containing|including|promoting|about|by|under|over|of|to|shorter|longer|less|more|if|unless|when|until(?!\\s+further)|before|after|' +
  'written|generated|created|copied|published|previously|already|sent|submitted|based|via|through|than|as|solely|only|just|simply|purely|immediately|automatically|instantly|right\\s+away|straight\\s+away|daily|every|verbatim|unedited|blindly)\\b|' +
  'in\\s+(?!any\\b|general|this|principle|the\\s+(?:moment|future))|on\\s+(?!this|our|any\\b|the\\s+(?:site|blog|website))|' +
  'from\\s+(?!any|outside|external|third|freelanc|the\\s+public|others?\\b|people|readers|now|today)|for\\s+(?!now|this|our|any\\b|the\\s+(?:time|moment|blog|site|website|rest|foreseeable)|us\\b|20\\d\\d|publication)))';

const NOT =
  "(?:(?:do|does|can|will|are|is|am|we're|i'm)\\s+not|don'?t|doesn'?t|can'?t|cannot|won'?t|aren'?t|isn'?t|no\\s+longer|not\\s+currently|currently\\s+not|never|not)";
const TAKE =
  '(?:accept|work\\s+with|send(?:\\s+us)?|pitch(?:\\s+us)?|submit|tak(?:e|ing)|publish|want|allow|consider|welcome|host|run|feature|offer|post|print|use|need|solicit|seek|look(?:ing)?\\s+for|open\\s+(?:to|for)|interested\\s+in)(?:ing)?(?:\\s+(?:to\\s+(?:publish|accept|have|run)|receiving|publishing|accepting))?';
const ENDED =
  '(?:closed|paused|suspended|discontinued|disabled|unavailable|ended|on\\s+hold|(?:not|no\\s+longer)\\s+(?:\\w+\\s+)?(?:accepted|available|open|possible|allowed|permitted|published|welcome|offered|taken))';

const ENGLISH = [
  `${NOT}\\s+(?!only\\b)(?:(?:currently|presently|yet|ever|generally|usually|at\\s+present|be|been|typically)\\s+){0,2}${TAKE}\\s+${ALL_OF}${OFFERED}\\b${ONLY_SOME}`,
  `no\\s+(?:more\\s+|new\\s+|external\\s+)?(?:${GUEST}|${FROM_OUTSIDE}|solicitations?)\\b(?!\\s+(?:fees?|charges?|costs?|limits?|deadlines?|experience|payments?|is\\s+too))${ONLY_SOME}`,
  `(?:closed|not\\s+(?:\\w+\\s+)?open)\\s+(?:to|for)\\s+${ALL_OF}${OFFERED}\\b${ONLY_SOME}`,
  `(?<!never\\s|not\\s|n't\\s)(?:stop|stopped|ceased|paused|discontinued|suspended|quit|closed)\\s+(?:accepting\\s+|taking\\s+|publishing\\s+|allowing\\s+|offering\\s+|sending\\s+(?:us\\s+)?)?${ALL_OF}${OFFERED}\\b${ONLY_SOME}`,
];
const SOME_ELSEWHERE =
  '(?![\\s,]+(?:que|qui|con|avec|sin|sans|ya|déjà|già|che|met|die|zonder|com|sem|já|sobre|sur|su|over|über|mit|ohne|zu|zum|von|publi|gener|génér|promo|commerc|comerc|kommerz|patrocin|z\\s|o\\s|som|med|om)\\p{L}*)';
const ELSEWHERE = [
  '(?:keine|keinerlei)\\s+(?:weiteren\\s+|neuen\\s+|externen\\s+)?(?:gast(?:beitr|artikel|posts?|autor)\\p{L}*|fremdbeitr\\p{L}*)',
  'gast(?:beitr|artikel|posts?)\\p{L}*\\s+(?:nehmen|veröffentlichen|akzeptieren|bieten)\\s+wir\\s+(?:\\p{L}+\\s+){0,3}?(?:nicht|keine)',
  'gast(?:beitr|artikel|posts?)\\p{L}*\\s+(?:sind|werden)\\s+(?:\\p{L}+\\s+){0,2}?(?:geschlossen|ausgesetzt|eingestellt|nicht\\s+(?:mehr\\s+)?(?:möglich|erwünscht|angenommen|veröffentlicht|gestattet))',
  "(?:n['’]acceptons|n['’]acceptent|ne\\s+publions|ne\\s+prenons)\\s+(?:\\p{L}+\\s+)?(?:pas|plus)\\s+(?:d['’]|de\\s+|les\\s+)?(?:articles?\\s+(?:d['’])?invités?|guest\\s+posts?|contributions)",
  'no\\s+(?:aceptamos|publicamos|admitimos)\\s+(?:más\\s+)?(?:(?:artículos|posts?|entradas|publicaciones)\\s+(?:de\\s+)?(?:invitad[oa]s?|terceros|extern[oa]s)|guest\\s+posts?|colaboraciones|contribuciones)',
  'non\\s+(?:accettiamo|pubblichiamo)\\s+(?:più\\s+)?(?:guest\\s+post|articoli\\s+(?:di\\s+)?(?:ospiti|esterni|terzi)|contributi)',
  'geen\\s+(?:gast(?:blogs?|artikel\\p{L}*|bijdrag\\p{L}*)|guest\\s+posts?)',
  'não\\s+(?:aceitamos|publicamos)\\s+(?:mais\\s+)?(?:guest\\s+posts?|(?:artigos|posts?)\\s+(?:de\\s+)?(?:convidados|terceiros)|contribuições)',
  'nie\\s+(?:przyjmujemy|publikujemy)\\s+(?:wpisów|artykułów|postów)\\s+gościnnych',
  '(?:inga|ingen)\\s+gäst(?:inlägg|bloggar\\p{L}*)|ingen\\s+gæste(?:indlæg|blogg\\p{L}*)',
];

const SAID = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...ENGLISH, ...ELSEWHERE.map((words) => `${words}(?![\\p{L}\\p{N}])${SOME_ELSEWHERE}`)].join('|')})`,
  'iu',
);
/** "Guest posting is closed." The words before may restrict which ones: "Promotional guest posts are not accepted". */
const CLOSED = new RegExp(
  `(?<![\\p{L}\\p{N}])${OFFERED}(?:\\s*[:–-]\\s*|\\s+)(?:(?:is|are|has\\s+been|have\\s+been|remains?)\\s+)?(?:(?:currently|now|temporarily|presently|permanently|still|officially|also|sadly|unfortunately|at\\s+the\\s+moment|at\\s+this\\s+time)\\s+)?${ENDED}\\b(?!,?\\s+(?:if|unless|when|that|which|without|with|by|about|to)\\b)`,
  'giu',
);
const WORD_BEFORE = /([\p{L}\p{N}'-]+)\s+$/u;
const LEAVES_ALL =
  /^(?:the|our|all|any|and|but|that|currently|presently|now|new|note|because|since|as|moment|time|sorry|unfortunately|while|though|although|external|outside|unsolicited|open|so|us|here|public|temporarily|therefore|however|further|why|today|present)$/i;
const MOST_MATCHES = 50;

/** The words by which a page takes no guest posts at all; null where it says nothing like that, or refuses some of them only. */
export function findGuestPostRefusal(text: string): string | null {
  const plain = text.replace(/[\u2018\u2019]/g, "'");
  return SAID.exec(plain)?.[0] ?? closedIn(plain);
}

function closedIn(text: string): string | null {
  let tried = 0;
  for (const { 0: words, index } of text.matchAll(CLOSED)) {
    const before = WORD_BEFORE.exec(text.slice(Math.max(0, index - 40), index))?.[1];
    if (before === undefined || /^\p{Lu}/u.test(words) || LEAVES_ALL.test(before)) return words;
    if (++tried >= MOST_MATCHES) break;
  }
  return null;
}
