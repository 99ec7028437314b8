/**
 * What mail programs put before the subject of a reply or a forward: Re, AW and WG (de), SV and VS (Nordic), RV (es), ENC
 * (pt), TR (fr), RIF and I (it), Antw and Doorst (nl), Odp and PD (pl), YNT and İLT (tr), Vá (hu), ΑΠ and ΣΧΕΤ (el),
 * Ответ (ru), 回复 and 答复 and 转发 (zh), 返信 (ja), 회신 (ko) …
 */
const PREFIX =
  /^\s*(?:\[[^\]]{1,40}\]\s*)?(?:re|r|aw|antw|antwort|wg|fw|fwd|sv|vs|vl|vb|rv|res|enc|tr|rép|rif|doorst|odp|pd|ynt|i̇lt|ilt|vá|továbbítva|απ|σχετ|ha|ответ|отв|на|回复|答复|转发|回覆|轉寄|返信|転送|회신|전달)\s?(?:\[\d{1,3}\]|\(\d{1,3}\)|\^\d{1,3})?\s?[:：]\s*/iu;
const MAX_PREFIXES = 20;

/** The subject that a conversation had at first: prefixes off, lower case, blanks collapsed. */
export function replySubject(subject: string): string {
  let rest = subject.normalize('NFC').slice(0, 1_000);
  for (let round = 0; round < MAX_PREFIXES && PREFIX.test(rest); round++) rest = rest.replace(PREFIX, '');
  return rest.replace(/\s+/g, ' ').trim().toLowerCase();
}
