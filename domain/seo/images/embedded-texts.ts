import { collapse } from '../../base/text/text-form.js';

export interface EmbeddedTexts {
  alt: string;
  description: string;
  title: string;
}

const MAX_CHARS = 300;
const MAX_XMP_CHARS = 200_000;

/**
 * What the author has written into an image: XMP (IPTC's own field for alternative text first), and the description of
 * EXIF. Texts that cameras and programs add automatically are left out.
 */
export function embeddedTexts(xmp: string, exif: Uint8Array | null): EmbeddedTexts {
  const packet = xmp.slice(0, MAX_XMP_CHARS);
  const said = (name: string) => tidy(elementOf(packet, name));
  return {
    alt: said('Iptc4xmpCore:AltTextAccessibility'),
    description: said('dc:description') || tidy(exif === null ? '' : exifDescription(exif)),
    title: said('dc:title') || said('photoshop:Headline'),
  };
}

/** The first text within an element, as rdf:Alt wraps it, or the attribute of the same name. */
function elementOf(xmp: string, name: string): string {
  const start = xmp.indexOf(`<${name}`);
  if (start >= 0) {
    const end = xmp.indexOf(`</${name}>`, start);
    const inner = end < 0 ? '' : xmp.slice(xmp.indexOf('>', start) + 1, end);
    return inner.replace(/<[^<>]*>/g, ' ');
  }
  const attribute = xmp.indexOf(`${name}="`);
  return attribute < 0 ? '' : xmp.slice(attribute + name.length + 2, xmp.indexOf('"', attribute + name.length + 2));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** Put there by programs and cameras: "default", "OLYMPUS DIGITAL CAMERA", "Created with GIMP". */
const BY_ITSELF =
  /^(?:default|untitled|image|photo|[A-Z ]*DIGITAL CAMERA|SONY DSC|created with .{1,40}|screenshot|x-default)$/i;

function tidy(text: string): string {
  const decoded = text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');
  const plain = collapse(decoded.replace(/[\p{Cc}\p{Cf}]/gu, ' ')).slice(0, MAX_CHARS);
  return BY_ITSELF.test(plain) ? '' : plain;
}

const IMAGE_DESCRIPTION = 0x010e;
const ASCII = 2;
const MAX_ENTRIES = 200;

/** Tag ImageDescription of the first directory (EXIF 2.32, 4.6.4); '' where there is none or the block is damaged. */
function exifDescription(exif: Uint8Array): string {
  const isMarked = String.fromCharCode(...exif.subarray(0, 4)) === 'Exif';
  const tiff = exif.subarray(isMarked ? 6 : 0);
  if (tiff.length < 14) return '';
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const isLittle = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, isLittle);
  if (directory + 2 > tiff.length) return '';
  const entries = Math.min(MAX_ENTRIES, view.getUint16(directory, isLittle));
  for (let at = directory + 2, entry = 0; entry < entries && at + 12 <= tiff.length; entry++, at += 12) {
    if (view.getUint16(at, isLittle) !== IMAGE_DESCRIPTION || view.getUint16(at + 2, isLittle) !== ASCII) continue;
    const count = view.getUint32(at + 4, isLittle);
    const from = count <= 4 ? at + 8 : view.getUint32(at + 8, isLittle);
    return new TextDecoder('utf-8').decode(tiff.subarray(from, Math.min(from + count, from + 1000)));
  }
  return '';
}
