import sax from 'sax';
import type { DmarcReport } from '../../../../domain/outreach/sending/dmarc-reports/dmarc-report.js';
import { ReportFields } from './report-fields.js';

const CHUNK_CHARS = 65_536;
const MOST_DEPTH = 20;
/** Reports of some receivers are not well-formed; files made to use up time have more faults than that. */
const MOST_FAULTS = 100;
const MOST_TEXT = 500;
/** Only XML's own five entities are known, not HTML's. */
const OPTIONS = { strictEntities: true, position: false };
/** Some receivers leave the opening tag of a schema in the file: what follows is not part of it. */
const STRAY = 'schema';

/**
 * Reads an aggregate report, in any namespace or none. Null: the XML is something else.
 * @throws Error with the reason, in words for people, when it is a report that cannot be used
 */
export function readReportXml(xml: Buffer): DmarcReport | null {
  const fields = new ReportFields();
  const walk = new Walk(fields);
  const text = xml.toString('utf8');
  for (let at = 0; at < text.length && walk.isReport !== false; at += CHUNK_CHARS)
    walk.write(text.slice(at, at + CHUNK_CHARS));
  if (!walk.isReport) return null;
  if (!walk.isEnded) throw new Error('it is cut off');
  return fields.toReport();
}

/** Follows the elements, whose names count without their prefix. */
class Walk {
  /** Null until its outermost element is known. */
  isReport: boolean | null = null;
  private readonly parser = sax.parser(true, OPTIONS);
  private readonly path: string[] = [];
  private text = '';
  private faults = 0;
  private refusal: Error | null = null;

  constructor(private readonly fields: ReportFields) {
    this.parser.ondoctype = () => {
      // A definition could make any text of a reference, beyond all measure. No report has one.
      this.refusal = new Error('it has a document type definition');
    };
    this.parser.onerror = () => {
      this.faults += 1;
      if (this.faults > MOST_FAULTS) this.refusal = new Error('it is not well-formed XML');
      // sax does not continue while it holds an error.
      this.parser.resume();
    };
    this.parser.onopentag = ({ name }) => this.open(localName(name));
    this.parser.onclosetag = () => this.close();
    this.parser.ontext = (text) => this.add(text);
    this.parser.oncdata = (text) => this.add(text);
  }

  /** Its outermost element is closed: a part of a report would pass for the whole. */
  get isEnded(): boolean {
    return this.isReport === true && this.path.length === 0;
  }

  /** @throws Error when it must not be read on */
  write(text: string): void {
    this.parser.write(text);
    if (this.refusal) throw this.refusal;
  }

  private open(name: string): void {
    if (this.path.length === 0) this.isReport = name === 'feedback';
    this.path.push(name);
    if (this.path.length > MOST_DEPTH) this.refusal = new Error('its elements are nested too deeply');
    this.text = '';
  }

  private add(text: string): void {
    if (this.text.length < MOST_TEXT) this.text += text.slice(0, MOST_TEXT);
  }

  private close(): void {
    if (this.isReport) this.fields.take(this.pathBelow(), this.text.trim());
    this.path.pop();
    this.text = '';
  }

  private pathBelow(): string {
    const below = this.path.slice(1);
    return below.filter((name) => name !== STRAY).join('/');
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
