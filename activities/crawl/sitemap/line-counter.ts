/** Finds the line of a position in a text that comes piece by piece; positions must be requested in rising order. */
export class LineCounter {
  private text = '';
  private lines = 1;
  /** The next line feed that was not passed yet; beyond the end when there is none. */
  private next = Number.POSITIVE_INFINITY;

  /** Continues with the next piece, which starts where counting stopped in the previous one. */
  begin(text: string): void {
    this.text = text;
    this.seek(0);
  }

  /** Line of a place, counted from one. Places must not decrease between calls. */
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
