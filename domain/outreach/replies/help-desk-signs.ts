import type { IncomingMessage } from './incoming-message.js';
import { extractNewText } from './new-text.js';
import { ownSubject } from './own-subject.js';

/** Headers of ticket systems; agents' replies have them as well as the system's acknowledgements. */
const SYSTEM_HEADERS =
  /^(?:x-zendesk|x-otrs|x-znuny|x-zammad|x-freshdesk|x-fd-|x-fresh|x-rt-|rt-ticket|x-jira|x-atlassian|x-helpscout|x-help-?desk|x-hs-|x-intercom|x-kayako|x-gorgias|x-osticket|x-happyfox|x-jitbit|x-servicenow|x-sfdc|x-spiceworks|x-uservoice|x-desk-|x-groove|x-supportbee|x-teamwork-desk|x-ticket|x-case-id|x-auto-response-)/;
const SYSTEM_MAILERS =
  /osticket|zendesk|otrs|znuny|zammad|freshdesk|request tracker|\brt\b|jira|help ?scout|intercom|kayako|happyfox|jitbit|servicenow|helpspot|spiceworks|manageengine|servicedesk|gorgias|supportpal|deskpro|uvdesk|faveo|hesk\b|mantis/i;

/** "[#482913]", "[Ticket#2026112910000123]", "[SUP-12]", "Case 00012345", "##4711##". */
const TICKET =
  /#\s?\d{3,20}|\[\s?(?:[\p{L}._ -]{1,30}[#:№ -]{1,3})?\d{5,20}\s?\]|\[[a-z]{2,10}-\d{1,7}\]|(?:ticket|case|request|incident|anfrage|vorgang|fall|dossier|demande|solicitud|caso|richiesta|chamado|protocolo|pedido|verzoek|zg[łl]oszenie|[äa]rende|обращение|заявка|запрос|受付番号|チケット)\s?-?(?:no|nr|id|number|nummer|n[°º])?\s?[.:#№：-]{0,3}\s?[a-z]{0,4}-?\d{3,20}/u;

/** A mail or ticket has been received, created, registered: said without a person who does it. */
const RECORDED = [
  '(?:ticket|request|case|inquiry|enquiry|message|e-?mail|submission|query)\\b[^.!?\\n]{0,60}?\\b(?:has been|have been|was|is) (?:\\S+ )?(?:created|opened|received|registered|logged|generated|assigned|submitted|recorded)|(?:created|opened) (?:a|the following) (?:new |support )?(?:ticket|case)',
  '(?:ticket|anfrage|nachricht|e-?mail|vorgang|anliegen|anschreiben)\\b[^.!?\\n]{0,60}?\\b(?:wurde|ist)\\b[^.!?\\n]{0,60}?(?:erstellt|eröffnet|angelegt|eingegangen|empfangen|registriert|aufgenommen|erfasst)',
  '(?:ticket|demande|message|requête|e-?mail|courriel)\\b[^.!?\\n]{0,60}?\\b(?:a (?:bien )?été|est) (?:bien )?(?:créé|ouvert|reçu|enregistré|pris|transmis)|accusons réception',
  '(?:ticket|tique|solicitud|mensaje|consulta|caso|correo)\\b[^.!?\\n]{0,60}?\\b(?:ha sido|fue|se ha|ha) (?:\\S+ )?(?:cread|recibid|registrad|abiert|generad)|se ha (?:creado|abierto|generado|registrado|recibido) (?:un|el|su|tu)',
  '(?:ticket|richiesta|messaggio|e-?mail|segnalazione)\\b[^.!?\\n]{0,60}?è stat[oa] (?:\\S+ )?(?:creat|ricevut|registrat|apert|pres|inoltrat)',
  '(?:ticket|solicitação|pedido|mensagem|chamado|e-?mail)\\b[^.!?\\n]{0,60}?foi (?:\\S+ )?(?:criad|recebid|registrad|abert|encaminhad)',
  '(?:ticket|verzoek|bericht|aanvraag|e-?mail|vraag|melding)\\b[^.!?\\n]{0,60}?\\b(?:is|werd)\\b[^.!?\\n]{0,40}?(?:aangemaakt|ontvangen|geregistreerd|geopend|binnengekomen)',
  '(?:zgłoszenie|wiadomość|zapytanie|ticket|sprawa|prośba)[^.!?\\n]{0,60}?został[oay]? (?:\\S+ )?(?:utworzon|przyjęt|zarejestrowan|otrzyman|odebran)',
  '(?:заявка|запрос|обращение|тикет|сообщение|письмо)[^.!?\\n]{0,60}?(?:создан|принят|получен|зарегистрирован)',
  '(?:ärende|förfrågan|meddelande|mejl|sag|henvendelse)[^.!?\\n]{0,60}?(?:har (?:skapats|mottagits|registrerats|tagits emot)|er (?:modtaget|oprettet|mottatt|opprettet))',
  '(?:お問い?合わ?せ|チケット|リクエスト|メール|ご連絡|ご依頼)[^。\\n]{0,40}(?:受け付け|受付|作成され|登録され|受信(?:しま|いた)|承りました)',
  '(?:工单|请求|邮件|咨询)[^。\\n]{0,30}(?:已(?:收到|创建|提交|登记))|(?:문의|티켓|요청)[^.\\n]{0,30}(?:접수|생성|등록)되',
];
const THANKED = [
  "(?:we|i)(?:'ve| have)? (?:just |successfully )?received your (?:\\S+ ){0,2}(?:request|message|e-?mail|inquiry|enquiry|query|submission|ticket)|thank(?:s| you) for (?:contacting|reaching out to|getting in touch|submitting|writing to|your (?:message|request|e-?mail|inquiry|enquiry|query))",
  'haben (?:ihre|deine) (?:\\S+ ){0,2}(?:erhalten|bekommen)|(?:vielen |herzlichen )?dank für (?:ihre|deine) (?:anfrage|nachricht|e-?mail|mail|kontaktaufnahme)',
  "avons bien reçu|merci (?:de nous avoir contacté|d'avoir contacté|pour votre (?:message|demande|e-?mail))",
  'hemos recibido (?:su|tu)|gracias por (?:contactar|ponerse en contacto|ponerte en contacto|escribir|su (?:mensaje|consulta)|tu (?:mensaje|consulta))',
  'abbiamo ricevuto (?:la|il) |grazie per aver(?:ci|mi)? (?:contattat|scritto)',
  'recebemos (?:a |o )?(?:sua|seu|tua)|obrigad[oa] (?:por|pelo) (?:entrar em contato|entrar em contacto|contactar|nos contatar|seu)',
  'hebben (?:uw|je) (?:\\S+ ){0,2}ontvangen|(?:bedankt|dank) voor (?:uw|je|het) (?:bericht|e-?mail|aanvraag|vraag|contact)',
  'otrzymaliśmy (?:twoj|państwa|pani|pana)|dziękujemy za (?:kontakt|wiadomość|przesłanie|zgłoszenie)',
  '(?:お問い?合わ?せ|ご連絡)(?:を)?(?:いただき|頂き)|спасибо за (?:обращение|ваше)|tack för (?:ditt|att du|er)',
];
const NO_REPLY =
  /do(?: not|n't) (?:reply|respond) to this|please do(?: not|n't) reply|this (?:is an?|e-?mail (?:is|was)|message (?:is|was)) (?:\S+ )?(?:automat|auto-?generat|sent automat)|(?:inbox|mailbox|address) is (?:unattended|not monitored)|nicht auf diese (?:e-?mail|nachricht|mail)|automatisch (?:generiert|erstellt|erzeugt|versendet|versandt)|ne (?:pas répondre|répondez pas)|(?:message|e-?mail|courriel) (?:automatique|généré)|no (?:responda|respondas|conteste|contestes)|(?:mensaje|correo) (?:automático|generado)|non rispondere|(?:messaggio|e-?mail) (?:automatic|generat)|não responda|(?:mensagem|e-?mail) automátic|niet (?:op deze (?:e-?mail|mail|bericht)|te (?:antwoorden|beantwoorden))|automatisch (?:gegenereerd|verzonden|bericht)|nie odpowiada|(?:wygenerowana|wysłana) automatycznie|automatycznie (?:wygenerowan|wysłan)|не отвечайте|автоматическ|svara inte|返信(?:しない|なさらない|されません|できません|いただいても|はご遠慮)|自動(?:送信|返信|配信)|请勿回复|회신하지/;
const PROMISE =
  /(?:get back|respond|reply|be in touch|contact|answer)(?: to| with)?(?: you)? (?:as soon as|as quickly as|shortly|soon|within|in the next|in due course)|our (?:support |editorial |customer )?(?:team|staff|agents?) will|(?:so schnell wie möglich|schnellstmöglich|in kürze|umgehend|baldmöglichst)|dans les (?:plus brefs|meilleurs) délais|dès que possible|sous \d+ ?(?:h|heures|jours)|lo antes posible|a la (?:mayor )?brevedad|en breve|al più presto|il prima possibile|entro \d+ ore|(?:o mais (?:breve|rápido) possível|em breve|assim que possível)|zo (?:snel|spoedig) mogelijk|binnen \d+ (?:uur|werkdagen)|jak najszybciej|wkrótce|najszybciej jak|в ближайшее время|så snart (?:som|vi)|追って|順次|営業日以内|担当者より|改めてご(?:連絡|返信)/;

const RECORDED_WORDS = new RegExp(RECORDED.join('|'), 'u');
const THANKED_WORDS = new RegExp(THANKED.join('|'), 'u');
/** Acknowledgements say what they say at the start. */
const MAX_CHARS = 3_000;
/** Points. Agents also reply under ticket numbers, so these alone are never enough. */
const ENOUGH = 3;

/**
 * Why a mail is the acknowledgement of a help desk, which has put the mail in a queue: it has not been read yet. Empty
 * when it is not one. No single sign is enough: its words, a ticket number, headers of a ticket system, "do not reply".
 * @param sentSubject Of the mail that is answered: its numbers are not ticket numbers.
 */
export function helpDeskSigns(message: IncomingMessage, sentSubject: string | null = null): string[] {
  const subject = ownSubject(message.subject, sentSubject);
  const text = extractNewText(message.text.slice(0, MAX_CHARS * 3)).text.slice(0, MAX_CHARS);
  const words = `${subject}\n${text.normalize('NFKC').toLowerCase()}`.replace(/[\u2018\u2019]/g, "'");
  const isRecorded = RECORDED_WORDS.test(words);
  const signs: [points: number, name: string, holds: boolean][] = [
    [2, 'says that a request was recorded', isRecorded],
    [1, 'thanks for a message', !isRecorded && THANKED_WORDS.test(words)],
    [1, 'ticket number in the subject', TICKET.test(subject)],
    [1, 'asks not to reply', NO_REPLY.test(words)],
    [1, 'says that somebody will answer', PROMISE.test(words)],
    [1, 'headers of a ticket system', isOfSystem(message)],
  ];
  const found = signs.filter(([, , holds]) => holds);
  return isEnough(found.map(([points, name]) => [points, name])) ? found.map(([, name]) => `help desk: ${name}`) : [];
}

/** A person at a help desk may thank, under a number and such headers; then it takes a promise or "do not reply" too. */
function isEnough(found: readonly [points: number, name: string][]): boolean {
  const names = new Set(found.map(([, name]) => name));
  const total = found.reduce((sum, [points]) => sum + points, 0);
  const isWritten = !names.has('says that a request was recorded') && !names.has('asks not to reply');
  return total >= ENOUGH && !(isWritten && !names.has('says that somebody will answer'));
}

function isOfSystem({ headers }: IncomingMessage): boolean {
  const mailer = [headers['x-mailer']?.[0] ?? '', headers['user-agent']?.[0] ?? ''].join(' ').slice(0, 500);
  return SYSTEM_MAILERS.test(mailer) || Object.keys(headers).some((name) => SYSTEM_HEADERS.test(name));
}
