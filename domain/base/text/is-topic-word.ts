import { isFunctionWord } from '../language/is-function-word.js';

/** Longer than the longest compound; what is longer is no word. */
const MAX_CHARS = 80;
const HAS_LETTER = /\p{L}/u;
/** Things that people search for and that Chinese and Japanese write with one sign; others are mostly parts of words. */
const NOUN_SIGNS = new Set(
  '茶酒花車车船犬狗猫米面麺鱼魚肉書书画畫歌药薬鐘钟灯布紙纸玉瓷金银銀鉄铁牛馬马鸡鳥鸟豚猪羊桃梨柿梅竹松桜菊蓮莲蜜糖塩盐油醋酢菜豆靴鞋服帽鍋锅剣傘伞鏡镜琴笛鼓畳庭城寺湖海山川森雪星月虫龍龙豹虎熊鹿',
);
/** What is not a noun in Japanese and Chinese, by its form; a segmenting dictionary leaves many of these. */
const FORMS_OF_NO_NOUN: readonly RegExp[] = [
  // Endings and particles, alone or at the end of a run of Hiragana.
  /^\p{Script=Hiragana}{1,2}$/u,
  /^\p{Script=Hiragana}+[のをはがにで]$/u,
  // Verbs and adjectives as in a dictionary, and in the past.
  /^\p{Script=Han}+\p{Script=Hiragana}{0,2}[うくぐすずつぬぶむるいった]$/u,
  // Numbers, and numbers with counters.
  /^[〇零一二三四五六七八九十百千万億亿两兩数何几]+(?:本|個|个|枚|人|つ|回|度|年|日|月|時|時間|种|種|種類|杯|冊|台|匹|名|点|円|元|分|秒|週|週間|歳|階|件|目|次|天|条|张|只|位|家|岁|米|斤)?$/u,
  // Attributes of Chinese: "its", "beautiful".
  /^\p{Script=Han}+的$/u,
];
const HAS_SIGN = /[\p{Script=Han}\p{Script=Hiragana}]/u;

/** A word that may show what a text is about: no function word of the language, no number or letter. Lower case. */
export function isTopicWord(word: string, language: string | null): boolean {
  if (word.length > MAX_CHARS || !HAS_LETTER.test(word)) return false;
  if (word.length === 1 && !NOUN_SIGNS.has(word)) return false;
  if (HAS_SIGN.test(word) && FORMS_OF_NO_NOUN.some((form) => form.test(word))) return false;
  return !isFunctionWord(word, language);
}
