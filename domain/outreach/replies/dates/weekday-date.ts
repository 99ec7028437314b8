/** Stems of the weekdays' names from Sunday on; lower case. */
const STEMS: readonly string[] = [
  'sunday|sonntag|dimanche|domingo|domenica|zondag|niedziel|neděl|söndag|søndag|sunnuntai|воскресень|неділ|pazar|vasárnap|duminic|日曜|星期日|周日|일요일',
  'monday|montag|lundi|lunes|lunedì|maandag|segunda|poniedział|pondělí|måndag|mandag|maanantai|понедельник|понеділ|pazartesi|hétfő|luni|月曜|星期一|周一|월요일',
  'tuesday|dienstag|mardi|martes|martedì|dinsdag|terça|wtorek|wtorku|úterý|tisdag|tirsdag|tiistai|вторник|вівтор|salı|kedd|marți|火曜|星期二|周二|화요일',
  'wednesday|mittwoch|mercredi|miércoles|mercoledì|woensdag|quarta|środ|střed|onsdag|keskiviikko|сред|серед|çarşamba|szerda|miercuri|水曜|星期三|周三|수요일',
  'thursday|donnerstag|jeudi|jueves|giovedì|donderdag|quinta|czwart|čtvrtek|torsdag|torstai|четверг|четвер|perşembe|csütörtök|joi|木曜|星期四|周四|목요일',
  "friday|freitag|vendredi|viernes|venerdì|vrijdag|sexta|piątek|piątku|pátek|fredag|perjantai|пятниц|п'ятниц|cuma|péntek|vineri|金曜|星期五|周五|금요일",
  'saturday|samstag|sonnabend|samedi|sábado|sabato|zaterdag|sobot|lördag|lørdag|lauantai|суббот|субот|cumartesi|szombat|sâmbăt|土曜|星期六|周六|토요일',
];
const DAY_MS = 86_400_000;

/** "Monday" means the next one after `reference` (ISO 8601); null when the text names no weekday. @param text Lower case. */
export function weekdayDate(text: string, reference: string): string | null {
  // "pazartesi" begins with "pazar", "cumartesi" with "cuma": the longest name that is there counts.
  const named = STEMS.flatMap((stems, weekday) =>
    stems.split('|').flatMap((stem) => {
      const at = text.indexOf(stem);
      return at < 0 ? [] : [{ at, weekday, length: stem.length }];
    }),
  ).toSorted((one, other) => one.at - other.at || other.length - one.length);
  const [first] = named;
  if (!first) return null;
  const now = new Date(reference);
  const ahead = (first.weekday - now.getUTCDay() + 7) % 7 || 7;
  return new Date(now.getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
}
