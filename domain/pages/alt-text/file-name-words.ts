import { percentDecode } from '../../base/url/percent-decode.js';

/** Names that cameras, phones, editors and stock sites give to files. */
const BY_ITSELF =
  /^(?:img|image|images|dsc|dscn|dscf|pict?|photo|foto|bild|screenshot|screen shot|bildschirmfoto|whatsapp|pxl|mvi|gopr|untitled|unnamed|unbenannt|download|file|scan|picture|copy|kopie|final|new|neu|temp|tmp|thumb|thumbnail|small|medium|large|scaled|resized|crop|cropped|edited|web|min|hero|banner|header|background|bg|slide|slider|placeholder|default|avatar|logo|icon|cover|shutterstock|istock|istockphoto|adobestock|gettyimages|unsplash|pexels|pixabay|at|px|x|v|e|scr|xxs|xs|sm|md|lg|xl|xxl|hd|uhd|orig|original|fullsize|preview|retina|hires|lowres|rgb|cmyk|srgb|optimized|compressed|rotated|item|items|product|products|produkt|produkte|article|artikel|post|gallery|galerie|asset|assets|media|attachment|upload|uploads|fig|figure|abb|abbildung|photos|fotos|pictures|bilder|pics|bearbeitet|skaliert|klein|gross|groß)$/;
/** Sizes, counters, dates, hashes. */
const NO_WORD = /^(?:\d+|\d+x|x\d|\d?[wh]\d*|\d+k|\d+x\d+|[0-9a-f]{6,}|[a-z]?\d{2,}[a-z0-9]*|.*\d.*\d.*\d.*)$/;
const ENDING = /\.[a-z0-9]{2,5}$/i;
const MAX_WORDS = 12;

/** The words that a file is named by, without those that no person chose: "handmade-oak-lamp_1200x800.jpg". */
export function fileNameWords(fileName: string): string[] {
  const name = percentDecode(fileName).normalize('NFC').replace(ENDING, '').replace(/@\dx$/i, '');
  const parts = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}’']+/u)
    .filter((part) => part !== '');
  return parts
    .filter((part) => !BY_ITSELF.test(part.toLowerCase()) && !NO_WORD.test(part.toLowerCase()))
    .slice(0, MAX_WORDS);
}
