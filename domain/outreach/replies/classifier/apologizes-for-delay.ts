const DELAY =
  /\b(?:sorry|apolog\p{L}*|forgive|excuse|pardon)\b[^.!?]{0,40}\b(?:late|delay\p{L}*|slow|silence|taking so long|took (?:me )?so long|wait)\b|(?:entschuldig\p{L}*|verzeih\p{L}*|sorry|tut mir leid)[^.!?]{0,40}(?:spät|verspät|verzöger|so lange|warten)|(?:désolé|pardon|excus)[^.!?]{0,40}(?:retard|tardi|délai|silence|attente)|(?:perdón|perdon|disculp|lo siento|siento)[^.!?]{0,40}(?:tard|demora|retraso|silencio)|(?:scus|mi dispiace|perdon)[^.!?]{0,40}(?:ritardo|attesa|tard|silenzio)|(?:desculp|perdão|perdao|lamento)[^.!?]{0,40}(?:demora|atraso|tard|silêncio)|(?:sorry|excuses|excuus)[^.!?]{0,40}(?:laat|late|lang|wachten|stilte|vertraging)|przeprasz\p{L}*[^.!?]{0,40}(?:późn|pozn|zwłok|zwlok|opóźn|opozn|tak długo)|(?:返信|お返事|返事|ご?連絡|回答)[^。！？]{0,8}(?:遅|おそ)[^。！？]{0,16}(?:申し訳|すみません|失礼|ごめん|恐縮|お詫び)/u;

/**
 * Whether the writer is sorry to answer late: programs answer at once, so a person wrote this, whatever follows.
 * @param text Lower case, as readClassFacts returns it.
 */
export function apologizesForDelay(text: string): boolean {
  return DELAY.test(text.slice(0, 2_000));
}
