/** Devices and mail programs that sign for their user. */
const THINGS =
  '(?:i ?phone|i ?pad|i ?pod|android|samsung|galaxy|huawei|xiaomi|redmi|pixel|oneplus|motorola|nokia|blackberry|smartphone|windows|outlook|' +
  'yahoo|gmail|proton|protonmail|tutanota|tuta|gmx|web\\.de|aol|spark|superhuman|thunderbird|bluemail|airmail|edison|mailbird|mail|e-?mail|' +
  'mobile|phone|handy|mobiltelefon|mobil|telefon|telefone|teléfono|móvil|movil|celular|cellulare|téléphone|portable|telefoon|mobiel|tablet|' +
  'телефон[а-я]{0,2}|почт[а-я]{1,2}|айфон[а-я]{0,2}|手机|手機|邮箱|郵箱|携帯|스마트폰)';

const SENT_FIRST =
  '(?:sent (?:from|via|with|using)|get|gesendet (?:von|mit|über|aus)|von meine[mr]?|envoyé (?:de|depuis|à partir|via|avec)|télécharge[rz]|' +
  'enviado (?:desde|do|da|de|a partir|com|por)|enviada (?:desde|do|da|de)|obtener|obter|inviato (?:da|dal|con)|scarica|ottieni|' +
  'verzonden (?:vanaf|met|vanuit|via)|verstuurd (?:vanaf|met|vanuit|via)|sendt (?:fra|via|med)|skickat (?:från|via)|hämta|hent|' +
  'lähetetty|hanki|wysłan[eoy] (?:z|za|przy)|pobierz|odesláno (?:z|ze|pomocí)|odoslané (?:z|zo)|trimis (?:de pe|din)|отправлено (?:с|из|через)|' +
  'надіслано (?:з|із|через)|изпратено от|στάλθηκε από|enviat des|poslano (?:s|sa|z|iz)|saadetud|nosūtīts no|išsiųsta iš|dikirim dari|' +
  'đã gửi từ|được gửi từ|gửi từ|נשלח מ|أرسلت من|أُرسلت من|تم الإرسال من|发自|發自|從我的|从我的|来自|ส่งจาก)';
const SENT_LAST =
  '(?:gesendet|verzonden|gönderildi|küldve|elküldve|von unterwegs gesendet|から送信|より送信|发送|發送|傳送|에서 보냄|에서 발송|에서 보낸 메일)';

const STARTS = new RegExp(`^[-–—_* ]{0,3}${SENT_FIRST}(?:[^\\p{L}].{0,60}?|.{0,60}?[^\\p{L}]|)${THINGS}`, 'u');
const ENDS = new RegExp(`^.{0,40}${THINGS}.{0,40}${SENT_LAST}[.!。]?$`, 'u');
/** Programs end there: a sentence that begins alike goes on. */
const MAX_CHARS = 110;
const MAX_WORDS = 14;

/** "Sent from my iPhone", "Get Outlook for Android" in many languages. @param line As plainLine gives it. */
export function isMobileSignature(line: string): boolean {
  const text = line
    .toLowerCase()
    .replace(/<?https?:\S{1,300}/g, '')
    .replace(/\[|\]|\(\)/g, '')
    .trim();
  if (text.length === 0 || text.length > MAX_CHARS || text.split(' ').length > MAX_WORDS || /[?:]/.test(text))
    return false;
  return STARTS.test(text) || ENDS.test(text);
}
