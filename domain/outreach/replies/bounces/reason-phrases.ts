import type { BounceReason } from './bounce.js';

/**
 * Mail servers' phrases by family; the first match counts. Phrases about the sender's side come before those about the
 * recipient: "access denied, sending domain … " must not look like a dead address.
 */
const FAMILIES: readonly (readonly [BounceReason, string])[] = [
  ['network', 'hop count|too many hops|mail loop|routing loop'],
  // A program on the receiver's side broke, whatever words it broke with.
  [
    'system',
    "procmail|couldn't create|can't create|mailer error|internal (?:system |server )?error|error in processing|local error",
  ],
  [
    'filtered',
    "refused due to recipient preferences|rejected by the recipient'?s? (?:domain )?filter|domain filter|\\bon hold\\b|greylist|" +
      "not (?:on|in) (?:the )?(?:recipient'?s?|allow|white) ?list",
  ],
  [
    'authentication',
    '\\b(?:spf|dkim|dmarc)\\b|unauthenticated|authentication (?:checks? )?(?:failed|required|is required)|authrequired|smtp auth|' +
      'not authenticated|must authenticate|email address is not verified|sender ?id (?:check|verif)',
  ],
  ['unknown_user', 'recipient address(?:es)? rejected ?: access denied'],
  [
    'suspended',
    '(?:account|mailbox|user|recipient|address|compte|cuenta|konto)\\S* (?:\\S+ ){0,6}?(?:disabled|suspended|locked|inactive|deactivated|' +
      "frozen|bloqu\\S+|gesperrt|deaktiviert|suspendid\\S+|disabilitat\\S+)|(?:recipient|user)(?:'s)? account is blocked|" +
      '(?:disabled|inactive|suspended|locked|deactivated) (?:recipient|user|account|mailbox|address)',
  ],
  [
    'blocked',
    '\\bptr\\b|reverse[- ]?(?:dns|lookup|record)|\\brdns\\b|black ?-?list|block ?-?list|deny ?list|\\bdns(?:bl|wl)\\b|\\brbls?\\b|spamhaus|spamcop|' +
      'sorbs|abuseat|barracudacentral|\\bbanned\\b|reputation|blocked (?:using|by|from|due|because|for|-)|' +
      "(?:client|sending|connecting) (?:host|ip|server)\\S* (?:\\S+ )?(?:rejected|blocked|denied)|messages from (?:\\S+ )?weren't sent|" +
      'open relay|no access from|servers without|smtp server of your isp|mismatches client|my name was rejected|invalid domain name|' +
      'host network not allowed|service refuse|mail exchanger? for|may not be mail exchanger|from your (?:network|isp|ip|server)|' +
      '(?:ip|server|host) (?:address )?(?:\\S+ )?(?:is |was |has been )?(?:blocked|listed|denied)|\\(bl\\)|\\bcdrbl\\b|too many unwanted messages',
  ],
  [
    'rate',
    'too many (?:recipients|connections|messages|e-?mails|concurrent|requests|sessions|mails)|at a rate|rate ?-?limit|throttl|' +
      'unexpected volume|recipients this hour|(?:hourly|daily|sending|message) (?:limit|quota) (?:exceeded|reached)|(?:exceeded|exceeds) (?:\\S+ )?(?:hourly|daily|sending|rate)',
  ],
  [
    'spam',
    '\\bspam\\w*|\\bube\\b|\\buce\\b|junk ?mail|bulk ?mail|unsolicited|scored as|mail rejet|message content rejected|content filter|' +
      'considered (?:as )?(?:junk|abus)|looks like (?:junk|abus)',
  ],
  ['virus', 'virus|malware|infected|trojan|worm detected'],
  [
    'relaying',
    'relay(?:ing)? (?:\\S+ )?(?:denied|prohibited|not (?:permitted|allowed))|no relaying|unable to relay|(?:do|does) not relay|cannot relay',
  ],
  [
    'sender_rejected',
    'sender (?:address |domain )?(?:was |is )?(?:rejected|denied|refused|blocked|invalid|not (?:allowed|accepted))|domain of sender|' +
      "unrout(?:e?)able sender|sender verif\\S* fail|sender (?:address )?(?:does not|doesn't) exist|not (?:a )?members?\\b|only (?:members|subscribers)|" +
      'permission to post|google groups|to\\/from an address|not (?:allowed|authori[sz]ed|permitted) to (?:send|post)',
  ],
  [
    'mailbox_full',
    'quota|(?:mail ?box|inbox|mail ?folder|postfach|boîte|boite|buz[oó]n|casella|account|maildir|mail ?drop)\\S* (?:\\S+ ){0,5}?(?:full|voll|pleine|lleno|piena|exceed\\S*|over)|' +
      'out of (?:storage|disk|space)|(?:insufficient|not enough|no) (?:\\S+ )?(?:storage|space)|storage limit|' +
      'exceeded (?:the )?(?:local )?(?:limit|storage)|mailfull|メールボックスが一杯',
  ],
  [
    'too_large',
    '(?:message|mail|size|line|body|attachment)\\S* (?:\\S+ ){0,4}?(?:too (?:large|big|long)|exceeds|exceeded)|sizelimit|size limit|line limit|' +
      'too large for this recipient|length exceeds',
  ],
  [
    'policy',
    'polic(?:y|ies)|violation|administrative(?:ly)? prohibit\\S*|security (?:reason|risk|issue|threat)|potential(?:ly)? (?:security|danger|harm)|' +
      'presents a potential|access (?:is )?denied|not accepted for',
  ],
  [
    'protocol',
    '(?:not|violates?) (?:\\S+ )?rfc|rfc(?: ?\\d{3,4})? (?:compliant|compliance|violation)|multiple \\S{0,10}.{0,20}addresses in from|duplicate header|header error|headers? too large|improper|8-?bit data|' +
      'command (?:parameter )?(?:not|un)\\S*|bad sequence|protocol error|malformed address|bare (?:lf|cr)|invalid header|missing (?:from|date|message-id) header',
  ],
  [
    'content',
    'media error|media not supported|content (?:error|not|restrict\\S*|reject\\S*|polic\\S+|rules?\\b|inspection|scan\\S*|blocked|denied)|(?:due to|because of|for) (?:\\S+ ){0,3}content\\b|(?:prohibited|forbidden|objectionable|inappropriate|offensive) (?:content|words|links?|urls?)|attachment (?:type )?(?:not|is)|unsupported (?:content|charset)',
  ],
  [
    'moved',
    '(?:has|have) moved|no longer (?:on (?:this )?server|at this|with|works?|employed|in use|valid|available|here|active)|not our (?:user|customer)|' +
      'forwarding address|address (?:has )?changed|has left (?:the|our)|moved to another',
  ],
  [
    'no_mail_accepted',
    "null mx|(?:does not|doesn't|do not) (?:receive|accept) (?:any )?e?-?mails?|no smtp service|no mx (?:found|record)|find a mail exchanger|" +
      'no (?:valid )?mail (?:server|exchanger)|recipient domain has no',
  ],
  [
    'unknown_host',
    "(?:host|domain)(?: or domain)?(?: name)? (?:unknown|not found|does not exist|doesn't exist|is not reachable|lookup fail\\S*|not exist)|" +
      'unknown (?:mail )?(?:host|domain)|no such (?:domain|host)|unrout(?:e)?able (?:address|mail ?domain|domain)|find any host|nxdomain|' +
      'dns lookup failure|host \\S+ not found|bad destination system|(?:account or )?domain may not exist|no existe el dominio|dominio no (?:existe|encontrado)|' +
      'domaine (?:inconnu|inexistant)|domain (?:existiert nicht|nicht gefunden|unbekannt)',
  ],
  [
    'unknown_user',
    'unknown (?:or illegal )?(?:user|recipient|address|mailbox|account|alias|local[- ]?part|customer|destination)|' +
      '(?:user(?:name|id)?|recipient|mail ?box|e?-?mail(?:box)?|account|address|alias|addressee|customer|login|person|name|destination)\\S*(?: name)?(?: \\S+){0,8}? ?' +
      "(?:unknown|not found|not known|not recogni[sz]ed|not listed|unrecogni[sz]ed|(?:does|do|did) ?(?:not|n't) exist|doesn't exist|no longer exists?|isn't (?:known|valid)|" +
      'is (?:not valid|invalid|not a valid)|not exist|nonexistent|non-existent)|' +
      'no such (?:user|recipient|mailbox|address|account|person|alias|local|name|customer)|' +
      '\\b542 @ ?rejected|' +
      'no (?:valid recipients?|mailbox (?:here|found)|account (?:here|by)|user (?:here|by|with))|' +
      'invalid (?:recipient|mailbox|user|address|final delivery userid|destination)|not a (?:valid|known) (?:user|mailbox|address|recipient)|' +
      "(?:doesn't|does not) have an? \\S+ account|recipient ?not ?found|recipnotfound|(?:recipient|address) rejected[ .]{0,3}$|unable to find recipient|" +
      'mailbox (?:is )?(?:unavailable|not available|not found)|bad destination mailbox|could not find (?:user|recipient|mailbox)|unrecognised address|' +
      // Other languages.
      '(?:usuario|destinatario|buz[oó]n|cuenta|direcci[oó]n|direccion)\\S*(?: \\S+){0,5}? (?:no (?:existe|encontrad\\S+|v[aá]lid\\S+)|desconocid\\S+|inv[aá]lid\\S+|inexistente)|' +
      "(?:utilisateur|destinataire|adresse|compte|bo[iî]te)\\S*(?: \\S+){0,6}? (?:inconnu\\S*|invalide|inexistant\\S*|n'existe pas|introuvable)|" +
      '(?:benutzer|empf[aä]nger|adresse|postfach|konto|nutzer)\\S*(?: \\S+){0,6}? (?:unbekannt|existiert nicht|nicht gefunden|ung[uü]ltig|nicht vorhanden|nicht bekannt)|' +
      '(?:utente|destinatario|casella|indirizzo)\\S*(?: \\S+){0,5}? (?:sconosciut\\S+|inesistente|non (?:esiste|trovat\\S+|valid\\S+))|' +
      '(?:usu[aá]rio|destinat[aá]rio|caixa|endere[cç]o|conta)\\S*(?: \\S+){0,5}? (?:desconhecid\\S+|inexistente|n[aã]o (?:existe|encontrad\\S+)|inv[aá]lid\\S+)|' +
      '(?:gebruiker|ontvanger|adres|postbus)\\S*(?: \\S+){0,5}? (?:onbekend|bestaat niet|niet gevonden|ongeldig)|' +
      '(?:u[zż]ytkownik|odbiorca|adres|konto|skrzynka)\\S*(?: \\S+){0,5}? (?:nieznan\\S+|nie istnieje|nie znaleziono|nieprawid\\S+)|' +
      '(?:пользовател\\S+|получател\\S+|адрес\\S*|ящик\\S*)(?: \\S+){0,5}? (?:не (?:найден\\S*|существует)|неизвест\\S+|недействител\\S+)|' +
      '(?:användaren?|mottagaren?|adressen|bruker|modtageren?|mottakeren?)(?: \\S+){0,5}? (?:finns inte|okänd|ukendt|ukjent|findes ikke|finnes ikke|eksisterer ikke)|' +
      '見つかりませんでした|存在しません|ユーザー?が(?:存在|不明)|宛先不明|用户不存在|无此用户|收件人不存在|邮箱不存在|收件人地址不存在|존재하지 않는|없는 사용자',
  ],
  [
    'network',
    'connection (?:refused|lost|dropped|reset|closed)|lost connection|network (?:error|is unreachable|unreachable)|' +
      'establish an smtp connection|name ?server|dns error|\\btls\\b|no route|host is down|could not connect|cannot connect|connect to \\S+ failed|smtp connection got',
  ],
  [
    'expired',
    'expired|timed? ?-?out|retry time|deferred|too long|giving up|deliver for the last|message after|requests to connect|not reachable|' +
      '(?:failed|after) \\d+ attempts|delivery attempts|aborted after|retries|find a gateway|for (?:past|more than) \\d+|try again later',
  ],
  [
    'system',
    'system (?:error|problem|failure|full|resources)|operating system|configuration|service (?:currently |is )?(?:unavailable|not available)|internal (?:server )?error|' +
      "mailer error|transaction failed|temporary (?:failure|error|problem)|procmail|couldn't create|can't (?:create|open)|could not load|command (?:died|failed)|recipient error",
  ],
];

const RULES = FAMILIES.map(([reason, words]) => ({ reason, test: new RegExp(words, 'u') }));

/** Operators of lists of senders, whose pages refusals name without another word. */
const LIST_LINK =
  /https?:\/\/[^\s<>"')\]]{0,200}?(?:spamhaus|spamcop|barracudacentral|sorbs|abuseat|uceprotect|senderbase|talosintelligence|senderscore|proofpoint|dnsbl|\brbl\b|blocklist|blacklist|surbl|uribl|cloudmark|spamrats|mailspike|abusix|psbl|invaluement|mimecast\.com\/[^\s]{0,100}spam|[?&/](?:bl|rbl)\b)/i;
/** Phrases about an address; the link that comes with one is not. */
const OF_ADDRESS: ReadonlySet<BounceReason | null> = new Set([null, 'unknown_user', 'unknown_host', 'moved']);
const URL_IN_TEXT = /https?:\/\/[^\s<>"')\]]{1,500}/g;
const ADDRESS_IN_TEXT = /[^\s<>()[\]:;,"']{1,128}@[^\s<>()[\]:;,"']{1,255}/g;
const MAX_CHARS = 6_000;

/** Why a server refused, by its words; null when they say nothing known. Addresses and links in them don't count as words. */
export function reasonOfText(text: string): BounceReason | null {
  const words = text
    .slice(0, MAX_CHARS)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    // Gmail and others repeat the code on every line.
    .replace(/\b[245]\d\d[- ][245]\.\d{1,3}\.\d{1,3}\b/g, ' ')
    .replace(URL_IN_TEXT, ' ')
    .replace(ADDRESS_IN_TEXT, '@')
    .replace(/["'<>]*@["'<>]*/g, '@')
    .replace(/\s+/g, ' ');
  const reason = RULES.find(({ test }) => test.test(words))?.reason ?? null;
  return OF_ADDRESS.has(reason) && LIST_LINK.test(text.slice(0, MAX_CHARS)) ? 'blocked' : reason;
}
