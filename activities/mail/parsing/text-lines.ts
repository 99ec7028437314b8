/** Collects running text into lines as a browser lays it out: blanks collapse, blocks begin lines of their own. */
export class TextLines {
  private readonly lines: string[] = [];
  /** Of the line at hand. Joined once: a line may come in a million pieces. */
  private pieces: string[] = [];
  private isBlank = true;
  private endsInBlank = true;
  private depth = 0;
  private isRestQuoted = false;

  /** @param isKept Blanks and line ends stay as they are (pre). */
  add(text: string, isKept = false): void {
    if (!isKept) {
      // Not the no-break space: it is a character like any other.
      this.append(text.replace(/[ \t\r\n\f]+/g, ' '));
      return;
    }
    const [first = '', ...others] = text.split('\n');
    this.append(first, true);
    for (const line of others) {
      this.endLine();
      this.append(line, true);
    }
  }

  endLine(): void {
    this.lines.push((this.mark() + this.pieces.join('')).trimEnd());
    this.pieces = [];
    this.isBlank = true;
    this.endsInBlank = true;
  }

  startBlock(isApart: boolean): void {
    if (!this.isBlank) this.endLine();
    this.pieces = [];
    this.endsInBlank = true;
    const last = this.lines.at(-1);
    if (isApart && last !== undefined && last !== '' && last !== this.mark().trimEnd()) this.endLine();
  }

  quoteDeeper(): void {
    this.startBlock(false);
    this.depth++;
  }

  quoteLess(): void {
    this.startBlock(false);
    this.depth--;
  }

  /** From here on everything is a quotation. */
  quoteRest(): void {
    this.startBlock(false);
    this.isRestQuoted = true;
  }

  toString(): string {
    this.startBlock(false);
    while (/^>*$/.test(this.lines.at(-1) ?? 'none')) this.lines.pop();
    return this.lines.join('\n').replace(/^\n+/, '');
  }

  private append(text: string, isKept = false): void {
    const piece = this.endsInBlank && !isKept && text.startsWith(' ') ? text.slice(1) : text;
    if (piece === '') return;
    this.pieces.push(piece);
    this.isBlank &&= piece.trim() === '';
    this.endsInBlank = piece.endsWith(' ');
  }

  private mark(): string {
    const depth = this.depth + (this.isRestQuoted ? 1 : 0);
    return depth === 0 ? '' : `${'>'.repeat(Math.min(depth, 20))} `;
  }
}
