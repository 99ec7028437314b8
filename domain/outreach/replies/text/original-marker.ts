/** The words between dashes above a quoted or forwarded message. Lower case, NFKC. */
const WORDS =
  'original message|original appointment|forwarded message|weitergeleitete nachricht|ursprüngliche nachricht|originalnachricht|original-nachricht|' +
  "message d'origine|message original|message transféré|mensaje original|mensaje reenviado|mensagem original|mensagem encaminhada|" +
  'messaggio originale|messaggio inoltrato|oorspronkelijk bericht|doorgestuurd bericht|oprindelig meddelelse|oprindelig besked|' +
  'original meddelelse|videresendt meddelelse|ursprungligt meddelande|originalmeddelande|vidarebefordrat meddelande|opprinnelig melding|' +
  'videresendt melding|alkuperäinen viesti|välitetty viesti|wiadomość oryginalna|oryginalna wiadomość|wiadomość przekazana|původní zpráva|' +
  'původní e-mail|přeposlaná zpráva|pôvodná správa|исходное сообщение|оригинальное сообщение|пересылаемое сообщение|пересланное сообщение|' +
  'оригінальне повідомлення|початкове повідомлення|eredeti üzenet|továbbított üzenet|mesaj original|mesajul original|mesaj redirecționat|' +
  'özgün ileti|orijinal mesaj|özgün mesaj|αρχικό μήνυμα|izvorna poruka|izvirno sporočilo|algne kiri|pesan asli|thư gốc|הודעה מקורית|' +
  '元のメッセージ|オリジナルメッセージ|転送メッセージ|原始邮件|原邮件|原始郵件|转发的邮件|轉寄的郵件|원본 메시지|원본 메일|전달된 메시지';

const BETWEEN_DASHES = new RegExp(`^[-_=*‐‑–—> ]{2,60}(?:${WORDS.normalize('NFKC')}) ?:?[-_=*‐‑–—< ]{0,60}$`, 'u');
const BEGIN_FORWARDED =
  /^(?:begin forwarded message|anfang der weitergeleiteten nachricht|début du message (?:réexpédié|transféré)|inicio del mensaje reenviado|início da mensagem reencaminhada|inizio messaggio inoltrato|begin doorgestuurd bericht|vidarebefordrat brev|start på videresendt besked|початок переспрямованого повідомлення|начало переадресованного сообщения) ?:$/;

/** "-----Original Message-----" in some language: all below is quoted. @param line As plainLine gives it. */
export function isOriginalMarker(line: string): boolean {
  const text = line.toLowerCase();
  return text.length <= 120 && (BETWEEN_DASHES.test(text) || BEGIN_FORWARDED.test(text));
}
