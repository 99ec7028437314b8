import { parse } from 'csv-parse/sync';

/** What spreadsheets put between cells: comma, semicolon where the comma is a decimal sign, tab when pasted. */
const DELIMITERS = [',', ';', '\t', '|'] as const;
/** What programs write before a table for Excel, so that it splits the lines as meant. */
const SEPARATOR_LINE = /^\ufeff?"?sep=(.)"?[^\S\r\n]*(?:\r\n|\r|\n|$)/i;
const LINE_BREAK = /\r\n|\r|\n/;

export interface CsvLine {
  /** Where it begins in the file, from 1. */
  line: number;
  cells: string[];
}

export interface CsvTable {
  header: string[];
  lines: CsvLine[];
  /** Lines that cannot be read as cells. */
  refused: { line: number; reason: string }[];
}

/** The parser's output when it includes the text of each record. */
interface ParsedRecord {
  record: string[];
  /** With the empty lines before it. */
  raw: string;
}

/**
 * RFC 4180 with what files in the wild do to it: a byte order mark, any of four separators, a line that names it, line breaks of any kind
 * (inside quotes too), quotes inside cells, short, long and empty lines. Null when there is no header.
 */
export function readCsv(file: string): CsvTable | null {
  const [separatorLine = '', named] = SEPARATOR_LINE.exec(file) ?? [];
  const text = file.slice(separatorLine.length);
  let broken = false;
  const records: unknown[] = parse(text, {
    bom: true,
    delimiter: named ?? findDelimiter(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    raw: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: () => {
      broken = true;
    },
  });
  const lines: CsvLine[] = [];
  let at = 1 + breaksIn(separatorLine);
  for (const { record, raw } of records.filter(isParsedRecord)) {
    const empty = /^(?:\r\n|\r|\n)*/.exec(raw)?.[0] ?? '';
    lines.push({ line: at + breaksIn(empty), cells: record });
    at += breaksIn(raw);
  }
  const [first, ...rest] = lines;
  if (!first) return null;
  // With quotes relaxed one thing alone can still be wrong: the rest of the file is inside of one.
  const refused = broken ? [{ line: at, reason: 'A quote is opened here or further down and never closed' }] : [];
  return { header: first.cells, lines: rest, refused };
}

/** The most frequent one in the first line, outside of quotes. */
function findDelimiter(text: string): string {
  const head = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => head.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

function breaksIn(raw: string): number {
  return raw.split(LINE_BREAK).length - 1;
}

function isParsedRecord(value: unknown): value is ParsedRecord {
  return typeof value === 'object' && value !== null && 'record' in value && 'raw' in value;
}
