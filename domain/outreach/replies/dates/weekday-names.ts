/** Stems of the weekdays' names from Sunday on; lower case. */
const STEMS: readonly string[] = [
  'sunday|sonntag|dimanche|domingo|domenica|zondag|niedziel|neděl|söndag|søndag|sunnuntai|воскресень|неділ|pazar|vasárnap|duminic|日曜|星期日|周日|일요일',
  'monday|montag|lundi|lunes|lunedì|lunedi|maandag|segunda|poniedział|poniedzial|pondělí|måndag|mandag|maanantai|понедельник|понеділ|pazartesi|hétfő|luni|月曜|星期一|周一|월요일',
  'tuesday|dienstag|mardi|martes|martedì|martedi|dinsdag|terça|terca|wtorek|wtork|úterý|tisdag|tirsdag|tiistai|вторник|вівтор|salı|kedd|marți|火曜|星期二|周二|화요일',
  'wednesday|mittwoch|mercredi|miércoles|miercoles|mercoledì|mercoledi|woensdag|quarta|środ|srod|středa|středu|onsdag|keskiviikko|сред|серед|çarşamba|szerda|miercuri|水曜|星期三|周三|수요일',
  'thursday|donnerstag|jeudi|jueves|giovedì|giovedi|donderdag|quinta|czwart|čtvrtek|torsdag|torstai|четверг|четвер|perşembe|csütörtök|joi|木曜|星期四|周四|목요일',
  "friday|freitag|vendredi|viernes|venerdì|venerdi|vrijdag|sexta|piątek|piątku|piatek|piatku|pátek|fredag|perjantai|пятниц|п'ятниц|cuma|péntek|vineri|金曜|星期五|周五|금요일",
  'saturday|samstag|sonnabend|samedi|sábado|sabado|sabato|zaterdag|sobot|lördag|lørdag|lauantai|суббот|субот|cumartesi|szombat|sâmbăt|土曜|星期六|周六|토요일',
];
/** Where nothing but the weekday is left of a telegram: "Ab Mo wieder", "back Mon". */
const SHORT: readonly string[] = [
  'sun|so|dim|dom|zo|ndz|nd',
  'mon|mo|lun|ma|pn|pon|seg',
  'tue|tues|di|mar|wt|ter',
  'wed|mi|mer|mie|mié|wo|śr|sr|qua',
  'thu|thur|thurs|do|jeu|jue|gio|czw|qui',
  'fri|fr|ven|vie|vr|pt|sex',
  'sat|sa|sam|sáb|sab|za|sob',
];
const NAMES = STEMS.flatMap((stems, weekday) => stems.split('|').map((stem) => ({ stem, weekday })));
const SHORT_NAMES = SHORT.map((names) => new RegExp(`(?<![\\p{L}'])(?:${names})\\.?(?![\\p{L}'-])`, 'u'));

export interface FoundWeekday {
  /** 0 is Sunday. */
  weekday: number;
  at: number;
}

/** The first weekday that a text names in full; null: none. @param text Lower case. */
export function findWeekday(text: string): FoundWeekday | null {
  // "pazartesi" begins with "pazar", "cumartesi" with "cuma": the longest name that is there counts.
  const named = NAMES.flatMap(({ stem, weekday }) => {
    const at = text.indexOf(stem);
    return at < 0 ? [] : [{ at, weekday, length: stem.length }];
  }).toSorted((one, other) => one.at - other.at || other.length - one.length);
  return named[0] ?? null;
}

/** The first weekday that is abbreviated to two or three letters, which mean other things elsewhere. */
export function findShortWeekday(text: string): FoundWeekday | null {
  const [first] = SHORT_NAMES.flatMap((names, weekday) => {
    const at = text.search(names);
    return at < 0 ? [] : [{ weekday, at }];
  }).toSorted((one, other) => one.at - other.at);
  return first ?? null;
}

/** Whether a word is, or begins with, the name of a weekday. */
export function isWeekdayName(word: string): boolean {
  return NAMES.some(({ stem }) => word.startsWith(stem));
}
