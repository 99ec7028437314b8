import { type Attributes, attribute } from './attributes.js';
import { ownString } from './own-string.js';
import { TextCapture } from './text-capture.js';

const MAX_TIMES = 200;
const MAX_CHARS = 100;

/** Values of time elements: datetime, else the text (HTML 4.5.14). */
export class TimeCollector {
  readonly times: string[] = [];
  private current: TextCapture | null = null;

  open(attributes: Attributes): void {
    const value = attribute(attributes, 'datetime')?.trim();
    if (value) this.keep(value);
    this.current = value ? null : new TextCapture();
  }

  text(text: string): void {
    this.current?.add(text);
  }

  close(): void {
    if (this.current) this.keep(this.current.text);
    this.current = null;
  }

  private keep(value: string): void {
    if (value && this.times.length < MAX_TIMES) this.times.push(ownString(value.slice(0, MAX_CHARS)));
  }
}
