import { foldText } from '../classifier/fold-text.js';
import type { ClassFacts, ClassFinding } from './class-facts.js';

/** The demand and its object are near each other; after a negation it is not a demand. */
const NEAR = '(?:(?! (?:pas|nicht|niet|not|nie) )[^.!?;]){0,70}?';
/** The writer's own data, however it is called; folded as foldText does. */
const OWN =
  '(?:(?:my|our|all|any|every|whatever|everything|personal|the) (?:\\S+ ){0,3}?(?:data|details|records?|information|address(?:es)?|e-?mail|contacts?|file|entry|profile|you (?:hold|have|store|keep|know)|about (?:me|us))|mein\\S* (?:\\S+ ){0,2}?(?:daten|angaben|adress\\S*|e-?mail\\S*|akte|eintrag|profil|kontakt\\S*)|unser\\S* (?:\\S+ ){0,2}?(?:daten|angaben|adress\\S*|e-?mail\\S*|eintrag|profil|kontakt\\S*)|(?:alle|alles|samtliche|personenbezogene\\S*) (?:\\S+ ){0,3}?(?:daten|angaben|uber (?:mich|uns)|von (?:mir|uns)|gespeichert\\S*)|(?:mijn|onze|ons|alle|alles) (?:\\S+ ){0,3}?(?:gegevens|data|adres\\S*|e-?mail\\S*|dossier|profiel|over (?:mij|me|ons))|(?:mes|nos|mon|notre|toutes? (?:les|mes|nos)|tout ce que|les) (?:\\S+ ){0,3}?(?:donnees|coordonnees|informations?|adresses?|e-?mail|mail|courriel|fiche|dossier|profil|(?:vous )?(?:detenez|conservez|stockez|avez))|(?:mis|nuestros|mi|nuestra|todos (?:mis|los)|todo lo que|cuantos) (?:\\S+ ){0,3}?(?:datos|direccion|correo|informacion|ficha|expediente|perfil|contacto|(?:guard|ten|conserv)\\S+)|(?:i miei|i nostri|il mio|il nostro|la mia|tutti i|tutto cio che|tutto quello che|quanto) (?:\\S+ ){0,3}?(?:dati|indirizz\\S+|mail|e-?mail|informazioni|scheda|fascicolo|profilo|conserv\\S+|avete)|(?:os meus|meus|os nossos|nossos|o meu|meu|minha|a minha|todos os|tudo o que|tudo que) (?:\\S+ ){0,3}?(?:dados|endereco|e-?mail|informacoes|ficha|cadastro|perfil|contato|contacto|(?:guard|tem|mant)\\S+)|(?:moje|moj|moich|mojego|nasze|nasz|naszych|wszystk\\S+) (?:\\S+ ){0,3}?(?:dane|danych|adres\\S*|e-?mail\\S*|mail\\S*|wpis\\S*|profil\\S*|kartotek\\S*|teczk\\S*|informacj\\S*))';
const DELETE =
  '(?:delete|erase|destroy|wipe|purge|expunge|dispose of|get rid of|los(?:ch|chen) sie|losch\\S{0,2}|loschen|vernichte\\S*|tilge\\S*|entferne\\S*|verwijder\\S*|wis|wissen|vernietig\\S*|supprime[rz]|efface[rz]|detrui(?:re|sez)|borr(?:e|en|ar|ad)\\S*|elimin(?:e|en|ar|ad|are|ate|i|em|a)\\S*|destruy(?:a|an|e)\\S*|destruir|suprim(?:a|an|ir)\\S*|cancell(?:are|ate|i|a)\\S*|distrugg\\S+|apag(?:ue|uem|ar)\\S*|destru(?:a|am|ir)\\S*|exclu(?:a|am|ir)\\S*|usu(?:n|nac|ncie|niecia|niecie)|skasowa\\S+|skasuj\\S*|zniszcz\\S*|wykasuj\\S*)';
const OBJECT =
  "(?:\\bi object|we object|(?:lege|erhebe|einlege|eingelegt|legen) (?:\\S+ ){0,4}?widerspruch|widerspr(?:eche|echen|uch) (?:ich |wir |gegen |der |die |jeder |jeglicher |dem |hiermit )|maak (?:\\S+ ){0,2}?bezwaar|maken (?:\\S+ ){0,2}?bezwaar|(?:m'|nous )oppos\\S+|me opongo|nos oponemos|mi oppongo|ci opponiamo|oponho-me|me oponho|nos opomos|opomo-nos|sprzeciwiam|sprzeciwiamy|wnosze sprzeciw|zglaszam sprzeciw)";
const USE =
  '(?:data|process\\S*|marketing|advertis\\S*|profil\\S*|addresses|address|mailings?|use of|daten|werb\\S*|nutz\\S*|verarbeit\\S*|verwend\\S*|adress\\S*|gegevens|reclame|gebruik|verwerk\\S*|donnees|traitement|prospection|publicit\\S*|demarchage|utilis\\S*|datos|tratamiento|uso|usar|publicidad|comercial\\S*|dati|trattamento|pubblicit\\S*|dados|tratamento|publicidade|danych|przetwarza\\S*|marketing\\S*|reklam\\S*)';
/** Addressed to the sender, and not about a page. */
const SOURCE =
  '(?:where|how|from whom|who)(?: \\S+){0,4}? (?:get|got|find|found|obtain\\S*|sold|gave|buy|bought|have)(?: \\S+){0,3}? (?:my|our|this)|(?:woher|von wem|wer|wo|wie)(?: \\S+){0,4}? (?:meine|unsere|diese)|(?:hoe|waar|wie|van wie)(?: \\S+){0,5}? (?:mijn|ons|dit)|(?:ou|comment|qui|par qui)(?: \\S+){0,4}? (?:mon|notre|mes|nos|cette)|(?:donde|como|quien|de donde)(?: \\S+){0,4}? (?:mi|mis|nuestr[ao]s?|esta)|(?:dove|come|chi|da chi)(?: \\S+){0,4}? (?:mio|mia|miei|nostr[aoi]|questo)|(?:onde|como|quem)(?: \\S+){0,4}? (?:meu|minha|nosso|este|esse)|(?:skad|jak|kto|od kogo)(?: \\S+){0,4}? (?:moj|moje|nasz|ten)';
const OUT =
  '(?:(?:delete|erase|remove|wipe|take) (?:it|me|us|that|them)|(?:raus|herausnehmen|rausnehmen|loschen|entfernen|streichen)(?= ?(?:[.!]|$|bitte))|(?:verwijder|wis|haal|schrap) (?:het|me|mij|ons|dat)|(?:supprimez|effacez|retirez|enlevez|sortez)-(?:la|le|les|moi|nous)|(?:borr|quit|elimin|saqu)\\S{0,3}(?:lo|la|los|me|nos)(?!\\p{L})|(?:cancell|togli|elimin|rimuov)\\S{0,4}(?:lo|la|li|mi|ci|telo|tela|temi|teci)(?!\\p{L})|(?:apag|tir|remov|exclu|elimin)\\S{0,4}(?:-no|-na|-o|-a|-me|-nos| isso| ele| de la)(?!\\p{L})|(?:usuncie|usun|wyrzuccie|skasujcie|wykreslcie)(?: go| mnie| nas| to|[.!]))';
/** Of an article or a page something may be deleted as well, and the law may be what an article is about. */
const ELSEWHERE =
  /(?<!\p{L})(?:draft|paragraph|second|photo|picture|image|link|comment|guide|readers?|topic|absatz|entwurf|foto|bild|kommentar|leser\p{L}*|thema|alinea|concept|reactie|lezers|paragraphe|brouillon|image|commentaire|lecteurs|sujet|parrafo|borrador|imagen|enlace|lectores|tema|paragrafo|bozza|immagine|lettori|argomento|rascunho|imagem|leitores|akapit\p{L}*|szkic\p{L}*|zdjeci\p{L}*|link\p{L}*|czytelni\p{L}*)(?!\p{L})/u;
const IN_JAPANESE =
  /(?:個人情報|データ|情報|記録|アドレス|登録)[^。！？]{0,24}(?:削除|消去|抹消|破棄|廃棄|処分|消して)(?:して|を|願|くだ|いただ|せよ|し、|願います|してほし)|(?:利用|使用|取扱い|取り扱い|処理|広告|営業)[^。！？]{0,20}異議を|(?:どこで|どうやって|誰(?:が|から)|どちらで)[^。]{0,30}(?:アドレス|連絡先)[\s\S]{0,40}(?:削除|消して|抹消|外して|抜いて)/u;

const RIGHTS = new RegExp(
  `(?<!\\p{L}|(?:not|never|no|non|nao|nie|ne|niet|nicht) |n')${DELETE}(?!\\p{L})${NEAR}(?<!\\p{L})${OWN}(?!\\p{L})|(?<!\\p{L})${OWN} (?:\\S+ ){0,3}?(?:to be |zu |te |)(?:loschen|geloscht|entfernen|vernichten|verwijderen|wissen|deleted|erased|destroyed|wiped)(?!\\p{L})|(?<!\\p{L})${OBJECT}${NEAR}(?<!\\p{L})${USE}(?!\\p{L})|(?<!\\p{L})(?:${SOURCE})[\\s\\S]{0,90}?[?.,:][\\s\\S]{0,60}?(?<!\\p{L})${OUT}`,
  'u',
);

/**
 * A demand for erasure of the writer's own data or an objection to its use that cites no law: the rights of GDPR Art. 17 and
 * 21 and their like need no citation.
 */
export function findDataRights({ text }: Pick<ClassFacts, 'text'>): ClassFinding | null {
  const folded = foldText(text);
  const found = (RIGHTS.exec(folded) ?? IN_JAPANESE.exec(folded))?.[0];
  if (found === undefined || ELSEWHERE.test(folded)) return null;
  return { confidence: 0.93, signals: [`demands "${found.trim().slice(0, 60)}"`] };
}
