/** "wrote", as mail programs say it in the line above a quotation: 35 languages, lower case, NFKC. */
const WROTE = [
  'wrote',
  'writes',
  'has written',
  'schrieb',
  'schreibt',
  'hat geschrieben',
  'schreef',
  'heeft geschreven',
  'skrev',
  'skriver',
  'har skrevet',
  'har skrivit',
  'kirjoitti',
  'kirjoittaa',
  'skrifaði',
  'a écrit',
  'écrit',
  'escribió',
  'escribio',
  'ha escrito',
  'escreveu',
  'ha scritto',
  'scrisse',
  'a scris',
  'va escriure',
  'ha escrit',
  'escribiu',
  'napisał',
  'napisała',
  'napisał(a)',
  'pisze',
  'napsal',
  'napsal(a)',
  'napsala',
  'píše',
  'napísal',
  'napísal(a)',
  'napísala',
  'napisao',
  'napisala',
  'napisao/la',
  'napisal',
  'je napisal/-a',
  'написао',
  'пише',
  'написав',
  'писав',
  'написала',
  'пишет',
  'писал',
  'писал(а)',
  'написал',
  'написал(а)',
  'написа',
  'írta',
  'ezt írta',
  'yazdı',
  'yazdi',
  'şunu yazdı',
  'έγραψε',
  'rašė',
  'parašė',
  'rakstīja',
  'kirjutas',
  'shkroi',
  'menulis',
  'đã viết',
  'viết',
  'כתב',
  'כתבה',
  'כתב/ה',
  'كتب',
  'كتبت',
  'نوشت',
  'เขียนว่า',
  'ने लिखा',
  '写道',
  '寫道',
  '写到',
  '寫到',
  '작성',
  '님이 작성',
  '썼습니다',
  'のメール',
  'のメッセージ',
  'は書きました',
  'さんは書きました',
  'wrote on',
].map((word) => word.normalize('NFKC'));

const escapeWord = (word: string): string => word.replace(/[()/]/g, '\\$&');
const ALTERNATIVES = WROTE.toSorted((one, other) => other.length - one.length)
  .map(escapeWord)
  .join('|');

const ANYWHERE = new RegExp(`(?<![\\p{L}])(?:${ALTERNATIVES})(?![a-zà-ÿ])`, 'u');
const UNSPACED = /写道|寫道|写到|寫到|작성|のメール|のメッセージ|書きました|เขียนว่า/u;
const AT_END = new RegExp(`(?:${ALTERNATIVES})\\s?[:,]?$`, 'u');

/** @param text Lower case, as plainLine gives it. */
export function hasWroteWord(text: string): boolean {
  return ANYWHERE.test(text) || UNSPACED.test(text);
}

export function endsInWroteWord(text: string): boolean {
  return AT_END.test(text);
}
