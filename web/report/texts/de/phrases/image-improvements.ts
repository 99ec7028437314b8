import type { PhrasePair } from '../../phrases/phrase-book.js';

/** Improvements of images and videos. */
export const DE_IMAGE_IMPROVEMENTS: readonly PhrasePair[] = [
  [
    'Image search reads file names. A name from the camera says nothing.',
    'Die Bildersuche liest Dateinamen. Ein Name aus der Kamera sagt nichts.',
  ],
  [
    'See in the next audit that no image file is named by a number alone.',
    'In der nächsten Analyse sollte keine Bilddatei nur eine Nummer als Namen haben.',
  ],
  [
    '{n} of {n} image files have no name that says what they show, such as "{q}"',
    '{1} von {2} Bilddateien haben keinen aussagekräftigen Namen, etwa „{3}“',
  ],
  [
    'Rename the files of {q} with two to four words and hyphens, and redirect the old addresses.',
    'Die Dateien von {1} mit zwei bis vier Wörtern und Bindestrichen benennen und die alten Adressen weiterleiten.',
  ],
  [
    'One word tells neither image search nor people who cannot see the image what is special about it.',
    'Ein einzelnes Wort sagt weder der Bildersuche noch Menschen, die das Bild nicht sehen, was daran besonders ist.',
  ],
  [
    'Read the alternative texts alone and imagine the images.',
    'Nur die Alternativtexte lesen: Sie sollten eine Vorstellung der Bilder geben.',
  ],
  [
    '{n} of {n} alternative texts are one word, such as "{q}"',
    '{1} von {2} Alternativtexten bestehen aus einem Wort, etwa „{3}“',
  ],
  [
    'Describe on {q} in five to ten words who or what each image shows, and where; leave decorative images an empty alt.',
    'Auf {1} in fünf bis zehn Wörtern beschreiben, wer oder was wo zu sehen ist; dekorative Bilder behalten ein leeres alt.',
  ],
  [
    'VideoObject markup gives search engines title, thumbnail and length of a video, so that they can show it beside the result.',
    'Eine VideoObject-Auszeichnung nennt Suchmaschinen Titel, Vorschaubild und Länge; sie können das Video damit beim Suchergebnis zeigen.',
  ],
  [
    'See in the Rich Results Test that the page has a VideoObject without errors.',
    'Im Test für Rich-Suchergebnisse prüfen: Die Seite sollte ein fehlerfreies VideoObject haben.',
  ],
  ['{q}, no VideoObject in structured data', '{1}, kein VideoObject in den strukturierten Daten'],
  [
    'Add VideoObject as JSON-LD to {q}: name, description, thumbnailUrl, uploadDate and embedUrl.',
    'VideoObject als JSON-LD auf {1} ergänzen: name, description, thumbnailUrl, uploadDate und embedUrl.',
  ],
];
