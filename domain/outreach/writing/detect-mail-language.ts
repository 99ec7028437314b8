import { foldText } from '../replies/classifier/fold-text.js';
import { guessLanguage } from '../replies/classifier/guess-language.js';
import { replyTokens } from '../replies/classifier/reply-tokens.js';
import { findMailLanguage, type MailLanguage } from './mail-language.js';

/** What is read of a text: enough to know its language by. */
const READ_CHARS = 3_000;
/** Fewer words may be a name or a loan. */
const LEAST_WORDS = 4;
const JAPANESE = /[\u3040-\u30ff\u3400-\u9fff]/g;
/** A text that names something in Japanese is not in Japanese. */
const JAPANESE_SHARE = 0.3;

/** The language that a mail is written in; null where its words are not conclusive or it is none of those that mails are written in. */
export function detectMailLanguage(text: string): MailLanguage | null {
  const read = text.slice(0, READ_CHARS);
  const letters = read.match(/\p{L}/gu)?.length ?? 0;
  const japanese = read.match(JAPANESE)?.length ?? 0;
  if (letters > 0 && japanese / letters >= JAPANESE_SHARE) return 'ja';
  const folded = foldText(read.replace(JAPANESE, ' '));
  const tokens = replyTokens(folded);
  if (tokens.length < LEAST_WORDS) return null;
  return findMailLanguage(guessLanguage(folded, tokens));
}
