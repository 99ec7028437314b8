import { ReplyLines } from './reply-lines.js';

/**
 * Removes quotations, with the lines that programs put above them; gaps are null. A quotation that the writer made (">
 * like this", with text below and no such line above) stays.
 * @param isSent For each line, whether it is in the mail that was answered.
 */
export function cutQuotations(lines: readonly string[], isSent: readonly boolean[]): (string | null)[] {
  const reply = new ReplyLines(lines, isSent);
  const kept: (string | null)[] = [...lines];
  let isAnswer = false;
  let hasText = false;
  for (let index = reply.nextFull(0); index < lines.length; index = reply.nextFull(index)) {
    const end = reply.quotationEnd(index);
    if (end > index) {
      isAnswer ||= !hasText;
      if (isAnswer || reply.isLast(end) || reply.isMostlySent(index, end)) kept.fill(null, index, end);
      index = end;
      continue;
    }
    const above = reply.attributionLength(index, !hasText);
    if (above > 0 && reply.isQuoted(reply.nextFull(index + above))) {
      kept.fill(null, index, index + above);
      isAnswer = true;
      index += above;
      continue;
    }
    if (above > 0 || reply.startsOriginal(index)) {
      // A writer with no text above the original wrote below it, if anywhere.
      const below = hasText ? lines.length : reply.endOfSent(index);
      kept.fill(null, reply.startOfRule(index), below);
      break;
    }
    hasText = true;
    index++;
  }
  return kept;
}
