/** Fields that begin the copy of a mail in the text of a report. */
const COPY =
  /^[> \t]{0,8}(?:return-path|received|delivered-to|x-original-to|dkim-signature|x-received|x-google-[a-z-]{1,30}|domainkey-signature|arc-[a-z-]{1,30}|x-sender)[ \t]?:/i;
const BELOW =
  /^[-=* ]{0,60}(?:below this line is|enclosed(?: is| are)?|included is a copy|this is a copy of|message headers? follow|original message follows|unsent message follows|the header of the original message|original message|original mail info|returned message|non-delivered information -|below is a copy)\b/i;

export interface SplitReport {
  /** What the server has to say. */
  notice: string;
  /** The mail that it could not deliver, as far as it is pasted. */
  copy: string;
}

/** Parts what a server says in running text from the copy of the mail below it. */
export function splitReport(text: string): SplitReport {
  const lines = text.split('\n');
  let hasWords = false;
  for (const [index, line] of lines.entries()) {
    if (hasWords && (COPY.test(line) || (BELOW.test(line) && index > 0))) {
      return { notice: lines.slice(0, index).join('\n'), copy: lines.slice(index).join('\n') };
    }
    hasWords ||= line.trim() !== '';
  }
  return { notice: text, copy: '' };
}
