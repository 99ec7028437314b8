import { significantWords } from '../../base/text/significant-words.js';
import { linksIn } from '../../outreach/writing/draft-claims.js';

const MARKUP = /<[a-z!/][^>]*>|\]\([^)\n]{0,500}\)|```|javascript:|[{}[\]]|\bhxxps?\b/i;
const ORDERS =
  /\b(?:ignor|disregard|forget|overrid|bypass)\w{0,4}\b[^.\n]{0,40}\b(?:instructions?|rules|prompts?)\b|\b(?:system|developer) (?:prompt|message)\b|\bjailbr(?:eak|oken)|\bpwned\b/i;
/** Phrases of models that did not get an image, or refused to describe it. */
const REFUSAL = /\b(?:i (?:cannot|can't|am unable|do not see)|as an ai|i'm sorry|unable to (?:view|see|describe))\b/i;
const UNSEEN = /[\p{Cf}\p{Co}\p{Cc}]/u;

/** Why a vision model's text must not be used; empty when it may. Text inside an image is no instruction either. */
export function findAltErrors(text: string): string[] {
  return [
    ...(significantWords(text).length === 0 ? ['It says nothing'] : []),
    ...(MARKUP.test(text) ? ['It holds markup'] : []),
    ...(linksIn(text).length > 0 ? ['It names an address'] : []),
    ...(ORDERS.test(text) ? ['It repeats instructions to the model'] : []),
    ...(REFUSAL.test(text) ? ['It is no description'] : []),
    ...(UNSEEN.test(text) ? ['It holds characters that cannot be seen'] : []),
  ];
}
