/** Devices and mail programs that sign for their user. */
const BRANDS =
  '(?:i ?phon\\p{L}{0,5}|i ?pad\\p{L}{0,4}|i ?pod|android|samsung|galaxy|huawei|xiaomi|redmi|pixel|oneplus|motorola|nokia|blackberry|windows|outlook|' +
  'yahoo|gmail|proton ?mail|proton|tutanota|tuta|gmx|web\\.de|aol|spark|superhuman|thunderbird|bluemail|airmail|edison|mailbird|canary|mailspring|' +
  'mail\\.ru|яндекс\\S{0,3}|айфон\\p{L}{0,2}|手机|手機|邮箱|郵箱|携帯|スマートフォン|스마트폰)';
const DEVICES =
  '(?:phone|mobile|smart ?phone|cell|tablet|handy|mobiltelefon|mobil|telefon|teléfono|móvil|celular|telemóvel|cellulare|téléphone|portable|smartphone|' +
  'telefoon|mobiel|mobieltje|puhelimesta\\p{L}{0,3}|telefonu|komórki|телефон\\p{L}{0,2}|смартфон\\p{L}{0,2})';
const POSSESSIVES = '(?:my|our|a|meinem|mon|mi|meu|mio|mijn|min|mitt|mojego|mého|моего|мого)';

const SENT =
  '(?:sent (?:from|via|with|using|by)|gesendet (?:von|mit|über|aus|via)|(?:diese nachricht wurde )?von meine[mr]|versendet (?:von|mit)|' +
  'envoyé (?:de|depuis|à partir de|via|avec)|enviado (?:desde|do|da|de|a partir d[oe]|com|por|vía|via)|enviada (?:desde|do|da|de)|' +
  'inviato (?:da|dal|con|tramite)|verzonden (?:vanaf|met|vanuit|via)|verstuurd (?:vanaf|met|vanuit|via)|sendt (?:fra|via|med)|skickat (?:från|via|med)|' +
  'lähetetty|wysłan[eoy] (?:z|za|przy)|odesláno (?:z|ze|pomocí)|odoslané (?:z|zo|pomocou)|trimis (?:de pe|din|de la)|отправлено (?:с|из|через)|' +
  'надіслано (?:з|із|через)|изпратено от|στάλθηκε από|enviat des d\\S{1,3}|poslano (?:s|sa|z|iz)|saadetud|nosūtīts no|išsiųsta iš|dikirim dari|' +
  '(?:đã |được )?gửi từ|נשלח מ\\S?|أ?ُ?رسلت من|تم الإرسال من|发自|發自|從我的|从我的|来自|ส่งจาก)';
const GET =
  '(?:get|try|holen sie sich|laden sie|obtenez|obtenir|télécharge[rz]|obtener|obtén|obter|obtenha|scarica|ottieni|download|hämta|hent|få|skaff|hanki|pobierz|uzyskaj|' +
  'stáhněte si|získat|скачать|получите|отримати|outlook)';
/** "the app" before its name. */
const APP =
  "(?:(?:the|die|de|la|l['’]app|l['’]application|l['’]applicazione|o|app|appli|application|aplikację|aplikaci|aplicación|aplicativo|aplicação|applicazione|appen|приложение) ){0,2}";

const SENT_FROM = new RegExp(
  `^[-–—_* ]{0,3}${SENT}(?:.{0,50}?(?<![a-zà-ÿа-я])${BRANDS}|.{0,20}? ?${POSSESSIVES} (?:\\S{1,20} )?${DEVICES})(?:['’]\\p{L}{1,5})?(?![a-z])(?: \\S{1,30}){0,6}$`,
  'u',
);
const GET_APP = new RegExp(
  `^[-–—_* ]{0,3}${GET} ${APP}(?:outlook|bluemail|spark|edison|yahoo mail|aol app)(?: \\S{1,20}){1,3} (?:ios|android|mac|macos|iphone|ipad|windows|mobile)$`,
  'u',
);
const SENT_LAST = new RegExp(
  `^.{0,40}?(?<![a-zà-ÿа-я])(?:${BRANDS}|${DEVICES}).{0,40}(?:gesendet|verzonden|verstuurd|gönderildi|(?:el)?küldve|から送信|より送信|发送|發送|傳送|에서 보냄|에서 발송|에서 보낸 메일)$`,
  'u',
);
const MAX_CHARS = 110;

/** "Sent from my iPhone", "Get Outlook for Android" in many languages: the whole line and no more. @param line As plainLine gives it. */
export function isMobileSignature(line: string): boolean {
  const text = line
    .toLowerCase()
    .replace(/[<([]?https?:[^\s>)\]]{1,300}[>)\]]?/g, '')
    .replace(/[.!。[\]]+$/, '')
    .replace(/[[\]]/g, '')
    .trim();
  if (text === '' || text.length > MAX_CHARS || /[?:;]/.test(text)) return false;
  return SENT_FROM.test(text) || GET_APP.test(text) || SENT_LAST.test(text);
}
