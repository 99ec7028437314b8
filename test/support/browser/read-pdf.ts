import { inflateSync } from 'node:zlib';

/** What a PDF says of itself: its objects, with compressed streams unpacked. */
export function readPdf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: mark }) => {
    const start = index + mark.length;
    const end = text.indexOf('endstream', start);
    try {
      return inflateSync(pdf.subarray(start, end)).toString('latin1');
    } catch {
      return [];
    }
  });
  return [text, ...streams].join('\n');
}

/** How many pages it has. */
export function countPages(pdf: Buffer): number {
  return readPdf(pdf).match(/\/Type \/Page\b/g)?.length ?? 0;
}
