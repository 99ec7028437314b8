import type { FoundDate } from './find-dates.js';
import { dayAfter } from './place-date.js';
import { isWeekdayName } from './weekday-names.js';

/** "lunes 11", "Montag, den 11.", "Monday the 11th", "a 25", "am 25.", "on the 25th", "9日". */
const DAYS = [
  /(?<!\p{L})(\p{L}{4,14})(?:-feira)?(?:,|\s|\()+(?:the |den |dem |el |le |il |o |dia |día )?(\d{1,2})(?:st|nd|rd|th|\.|º)?(?![\d:/]|\.\d|-\d| ?\p{L}{3,}\.? ?\d| ?%| ?(?:h|uhr|uur|am|pm))/gu,
  /(?<!\p{L})(reabrimos a|reabre a|volto a|volto dia|vuelvo el|vuelvo el dia|regreso el|rientro il|torno il|reviens le|retour le|terug op de|am|ab dem|ab|on the|back the|back on|wracam|wracam 0?|od|on|vanaf|le|il|dia(?= \d{1,2}[\s,.!)])|día(?= \d{1,2}[\s,.!)])) (\d{1,2})(?:st|nd|rd|th|\.|º|-?go| ?\(|(?<=día? \d{1,2}))(?=[\s,.!)]|$)(?! ?\p{L}{3,}\.? ?\d)(?!\d)/gu,
  /(?<![月\d年])()(\d{1,2})日(?!間|以内|営業|ほど|後|前)/gu,
] as const;

/** An absence that has begun may name its first day. */
const PAST_MS = 7 * 86_400_000;

/** Days that name no month: that after the date before them, or the next from a week before `reference` on. @param text Lower case. */
export function bareDays(text: string, dates: readonly FoundDate[], reference: string): FoundDate[] {
  const found: FoundDate[] = [];
  const start = new Date(Date.parse(reference) - PAST_MS).toISOString().slice(0, 10);
  for (const [kind, days] of DAYS.entries()) {
    for (const match of text.matchAll(days)) {
      const [whole, word = '', day = ''] = match;
      const at = match.index + whole.length - whole.replace(/^.*?(?=\d)/su, '').length;
      const end = match.index + whole.length;
      if (kind === 0 && !isWeekdayName(word)) continue;
      if ([...dates, ...found].some((other) => at < other.end && end > other.at)) continue;
      const before = [...dates, ...found].filter((other) => other.end <= at).at(-1);
      const date = dayAfter(Number(day), before?.date ?? start);
      if (date !== null) found.push({ date, at, end });
    }
  }
  return found;
}
