/** Tells on which line a place lies, in a text that comes piece by piece and is asked about from front to back. */
export class LineCounter {
  private text = '';
  private lines = 1;
  /** The next line feed that was not passed yet; beyond the end when there is none. */
  private next = Number.POSITIVE_INFINITY;

  /** Goes on with another piece, which starts where counting stopped in the last one. */
  begin(text: string): void {
    this.text = text;
    this.seek(0);
  }

  /** Line of a place, counted from one. Never asked about a place before the last one. */
  at(place: number): number {
    while (this.next < place) {
      this.lines++;
      this.seek(this.next + 1);
    }
    return this.lines;
  }

  private seek(from: number): void {
    const found = this.text.indexOf('\n', from);
    this.next = found === -1 ? Number.POSITIVE_INFINITY : found;
  }
}
