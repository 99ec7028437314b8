/** Shorter lines ("Thanks", a name) may be the author's own: they are only removed with a longer one beside them. */
const MIN_TELLING_CHARS = 20;
const MAX_SENT_CHARS = 100_000;

/** What is compared of a line: letters and digits of any script, lower case. Programs change marks, blanks and wrapping. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Which lines of a reply are ours: they are in the mail that it answers, with the same line breaks or not.
 * @returns For each line whether it is.
 */
export function findSentLines(lines: readonly string[], sentText: string): boolean[] {
  const sent = sentText.slice(0, MAX_SENT_CHARS);
  const whole = new Set(sent.split('\n').map(bare));
  const running = ` ${bare(sent)} `;
  const forms = lines.map((line) => (line.length > 2_000 ? '' : bare(line)));
  const isTelling = forms.map(
    (form) => form.length >= MIN_TELLING_CHARS && (whole.has(form) || running.includes(` ${form} `)),
  );
  const isShared = forms.map(
    (form, index) => isTelling[index] === true || (form !== '' && (whole.has(form) || isPiece(form))),
  );
  return forms.map(
    (_form, index) => isTelling[index] === true || (isShared[index] === true && hasClearNeighbor(index)),
  );

  /** Of a line that was wrapped again. */
  function isPiece(form: string): boolean {
    return form.includes(' ') && running.includes(` ${form} `);
  }

  function hasClearNeighbor(index: number): boolean {
    return [-1, 1].some((step) => {
      for (let at = index + step; at >= 0 && at < lines.length && Math.abs(at - index) < 8; at += step) {
        if (forms[at] !== '' && isShared[at] !== true) return false;
        if (isTelling[at] === true) return true;
      }
      return false;
    });
  }
}
