export type HeaderKind = 'from' | 'sent' | 'to' | 'cc' | 'subject' | 'other';

/** The names that mail programs give the lines above a quoted message; lower case, NFKC. */
const LABELS: Record<HeaderKind, string> = {
  from:
    'from|von|de|da|van|fra|från|frá|lähettäjä|od|od koho|nadawca|odesílatel|feladó|de la|expeditor|kimden|gönderen|от|от кого|від|' +
    'отправитель|από|remitente|remetente|mittente|afzender|absender|expéditeur|från avsändare|avsändare|afsender|saatja|kellelt|nuo|no|' +
    'šalje|šalje:|pošiljatelj|pošiljalec|מאת|من|از|từ|người gửi|dari|pengirim|จาก|ส่งจาก|差出人|送信者|送信元|发件人|寄件者|寄件人|發件人|' +
    '发信人|보낸 사람|보낸사람|보낸이|발신|발신자',
  sent:
    "sent|date|sent on|gesendet|gesendet am|datum|envoyé|envoyé le|date d'envoi|enviado|enviado el|enviado em|enviada|enviada em|enviada el|" +
    'fecha|data|inviato|inviato il|verzonden|verzonden op|sendt|sendt den|dato|skickat|skickades|lähetetty|päivämäärä|päiväys|pvm|wysłano|' +
    'wysłane|data wysłania|odesláno|odoslané|dátum|küldve|elküldve|küldés dátuma|trimis|trimis la|dată|gönderildi|gönderilme tarihi|' +
    'gönderme tarihi|tarih|отправлено|дата|надіслано|изпратено|στάλθηκε|ημερομηνία|saadetud|kuupäev|išsiųsta|nosūtīts|poslano|poslato|' +
    'נשלח|תאריך|تم الإرسال|تاريخ الإرسال|التاريخ|đã gửi|gửi|ngày|dikirim|tanggal|ส่ง|วันที่|送信日時|送信日|日時|日付|发送时间|發送時間|傳送時間|' +
    '寄件日期|发送日期|日期|时间|時間|보낸 날짜|보낸날짜|날짜|보낸 시간|발송일|enviat',
  to:
    'to|an|à|a|para|per a|aan|til|till|vastaanottaja|do|komu|adresat|címzett|către|destinatar|kime|alıcı|кому|до|προς|destinatario|' +
    'destinatário|destinataire|empfänger|ontvanger|adressaat|kellele|kam|kas|prima|za|אל|إلى|به|đến|tới|kepada|ถึง|宛先|收件人|收件者|' +
    '받는 사람|받는사람|받는이|수신|수신자',
  cc: 'cc|bcc|kopie|kopia|kopi|kópia|copie|copia|cópia|копия|копія|másolatot kap|dw|udw|bilgi|κοιν|抄送|副本|참조|عنوان نسخة|สำเนา',
  subject:
    'subject|betreff|objet|asunto|assunto|oggetto|onderwerp|emne|ämne|efni|aihe|temat|předmět|predmet|tárgy|subiect|konu|тема|относно|θέμα|' +
    'teema|tema|temats|zadeva|assumpte|נושא|الموضوع|موضوع|chủ đề|tiêu đề|subjek|perihal|เรื่อง|หัวเรื่อง|件名|主题|主旨|主題|제목|re',
  other:
    'reply-to|antwort an|importance|priority|wichtigkeit|priorität|attachments|anlagen|anhänge|pièces jointes|datos adjuntos|allegati|' +
    'bijlagen|organization|organisation|message-id|重要度|添付ファイル|附件|답장',
};

const KINDS = new Map<string, HeaderKind>();
for (const kind of ['other', 'cc', 'subject', 'to', 'sent', 'from'] as const) {
  for (const label of LABELS[kind].split('|')) KINDS.set(label.normalize('NFKC'), kind);
}

/** @param label Lower case, as plainLine gives it, without its colon. */
export function headerKind(label: string): HeaderKind | null {
  return KINDS.get(label) ?? null;
}
