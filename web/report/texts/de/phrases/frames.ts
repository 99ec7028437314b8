import type { PhrasePair } from '../../phrases/phrase-book.js';

/** Sentences around the texts of checks: steps of recommendations, and why something was left out. */
export const DE_FRAMES: readonly PhrasePair[] = [
  ['In the same step, for "{t}": {t}', 'Im selben Arbeitsgang („{1}“): {2}'],
  [
    'Example: http{q} ({t}) – found: http{q}: "{t}"; expected: {t}.',
    'Beispiel: http{1} ({2}) – gefunden: http{3}: {4}; erwartet: {5}.',
  ],
  [
    'Example: http{q} – found: http{q}: "{t}"; expected: {t}.',
    'Beispiel: http{1} – gefunden: http{2}: {3}; erwartet: {4}.',
  ],
  ['Example: http{q} ({t}) – found: "{t}"; expected: {t}.', 'Beispiel: http{1} ({2}) – gefunden: {3}; erwartet: {4}.'],
  ['Example: http{q} ({t}) – found: "{t}".', 'Beispiel: http{1} ({2}) – gefunden: {3}.'],
  ['Example: http{q} – found: "{t}"; expected: {t}.', 'Beispiel: http{1} – gefunden: {2}; erwartet: {3}.'],
  ['Example: http{q} – found: "{t}".', 'Beispiel: http{1} – gefunden: {2}.'],
  [
    '{n} {w} repeat one text, for example on {q}.',
    '{1|Seite wiederholt|Seiten wiederholen} einen Text, zum Beispiel {2}.',
  ],
  ['https://{q}: {t}', 'https://{1}: {2}'],
  ['http://{q}: {t}', 'http://{1}: {2}'],
  ['{n} {w} share "{q}", for example on {q}.', '{1|Seite hat|Seiten haben} denselben Wert „{2}“, zum Beispiel {3}.'],
  [
    'One change fixes {n} {w} (seen: "{t}" in {t}), for example on {q}.',
    'Eine Änderung behebt {1|Seite|Seiten} (gefunden: {2}; Stelle: {3}), zum Beispiel {4}.',
  ],
  [
    'One change fixes {n} {w} (seen: "{t}"), for example on {q}.',
    'Eine Änderung behebt {1|Seite|Seiten} (gefunden: {2}), zum Beispiel {3}.',
  ],
  [
    'Edit {q}: add the {n} {w} that name it, for example on {q}.',
    '{1} bearbeiten: die {2|Seite|Seiten} ergänzen, die darauf verweisen, zum Beispiel {3}.',
  ],
  [
    'Change one link in the header of {n} {w}: {q} ({t}), for example on {q}.',
    'Einen Link im Kopfbereich von {1|Seite|Seiten} ändern: {2} ({3}), zum Beispiel auf {4}.',
  ],
  [
    'Change one link in the navigation of {n} {w}: {q} ({t}), for example on {q}.',
    'Einen Link in der Navigation von {1|Seite|Seiten} ändern: {2} ({3}), zum Beispiel auf {4}.',
  ],
  [
    'Change one link in the footer of {n} {w}: {q} ({t}), for example on {q}.',
    'Einen Link im Fußbereich von {1|Seite|Seiten} ändern: {2} ({3}), zum Beispiel auf {4}.',
  ],
  [
    'Change one reference of {n} {w}: {q} ({t}), for example on {q}.',
    'Einen Verweis von {1|Seite|Seiten} ändern: {2} ({3}), zum Beispiel auf {4}.',
  ],
  [
    '{n} {w} under {q} are of one kind: go through them in one list ({q}).',
    '{1|Seite|Seiten} unter {2} sind von derselben Art: in einer Liste durchgehen ({3}).',
  ],
  [
    '{n} {w} under {q} come from one template: set a rule there, then go through them in one list ({q}).',
    '{1|Seite|Seiten} unter {2} stammen aus einem Template: dort eine Regel setzen, dann in einer Liste durchgehen ({3}).',
  ],
  [
    '{n} {w} under {q} come from one template: change it once (see {q}).',
    '{1|Seite|Seiten} unter {2} stammen aus einem Template: dort einmal ändern (siehe {3}).',
  ],
  [
    'Change one line of the template behind {n} {w} under {q}: {q} on {q} must be {t}.',
    'Eine Zeile des Templates ändern, aus dem {1|Seite|Seiten} unter {2} stammen: Aus {3} auf {4} wird {5}.',
  ],
  [
    'Change one line of the template behind {n} {w}: {q} on {q} must be {t}.',
    'Eine Zeile des Templates ändern, aus dem {1|Seite|Seiten} stammen: Aus {2} auf {3} wird {4}.',
  ],
  ['Edit {q}: replace the canonical {q} with {q}.', '{1} bearbeiten: Canonical-URL {2} durch {3} ersetzen.'],
  [
    'Change nothing else for what follows from it: {n} {w} of another check goes away with this fix, {t}.',
    'Für die Folge ist nichts weiter zu ändern: {1|Einzelbefund|Einzelbefunde} einer anderen Prüfung verschwindet mit dieser Korrektur, {2}.',
  ],
  [
    'Change nothing else for what follows from it: {n} {w} of other checks go away with this fix, such as {t}.',
    'Für die Folgen ist nichts weiter zu ändern: {1|Einzelbefund|Einzelbefunde} anderer Prüfungen verschwinden mit dieser Korrektur, darunter {2}.',
  ],
  ['"{t}" ({n}), "{t}" ({n}), "{t}" ({n}) and {n} more', '„{1}“ ({2}), „{3}“ ({4}), „{5}“ ({6}) und {7} weitere'],
  ['"{t}" ({n}), "{t}" ({n}), "{t}" ({n})', '„{1}“ ({2}), „{3}“ ({4}), „{5}“ ({6})'],
  ['"{t}" ({n}), "{t}" ({n})', '„{1}“ ({2}), „{3}“ ({4})'],
  ['"{t}" ({n})', '„{1}“ ({2})'],
  [
    'not reliable without rendering. {t} Crawl the site with render "auto" or "always" to judge this.',
    'Ohne Darstellung im Browser nicht verlässlich. {1} Für ein Urteil die Website mit render „auto“ oder „always“ crawlen.',
  ],
  // Why pages were rendered or not, and what rests on it.
  [
    'Scripts add links: {q} has {t} in its source and {n} after its scripts have run.',
    'Skripte fügen Links hinzu: {1} hat {2} im Quelltext und {3} nach Ausführung der Skripte.',
  ],
  [
    'Scripts add content: {q} has {t} in its source and {n} after its scripts have run.',
    'Skripte fügen Text hinzu: {1} hat {2} im Quelltext und {3} nach Ausführung der Skripte.',
  ],
  [
    'On {n} sampled {w} the source holds the links and the text that the rendered page shows.',
    'Bei {1|geprüften Seite|geprüften Seiten} enthält der Quelltext die Links und Texte, die der Browser zeigt.',
  ],
  [
    'No page could be compared with its rendered form.',
    'Keine Seite konnte mit ihrer Darstellung im Browser verglichen werden.',
  ],
  ['Asked for by the request.', 'So angefordert.'],
  // Reliability of lab runs.
  ['one run only', 'nur eine Messung'],
  ['two runs only', 'nur zwei Messungen'],
  ['the runs differ by {n} points', 'die Messungen weichen um {1} Punkte voneinander ab'],
  [
    'the measuring host was busy or slow (benchmark index {n}, {n} and more are needed)',
    'der messende Rechner war ausgelastet oder langsam (Benchmark-Index {1}, nötig sind {2})',
  ],
  // Target keywords.
  [
    'No page mentions "{q}". Write a page that answers it.',
    'Keine Seite erwähnt „{1}“. Erstellen Sie eine Seite, die diese Suche beantwortet.',
  ],
  [
    '{n} pages have "{q}" in title and main heading. Choose one ({q} uses it most) and give the others their own subject.',
    '{1} Seiten haben „{2}“ in Titel und Hauptüberschrift. Wählen Sie eine aus ({3} verwendet den Begriff am häufigsten) und geben Sie den anderen ein eigenes Thema.',
  ],
  [
    '{q} targets "{q}" in every place. Link to it with that text from related pages.',
    '{1} verwendet „{2}“ an allen wichtigen Stellen. Verlinken Sie die Seite mit diesem Text von verwandten Seiten aus.',
  ],
  ['{q} is the closest page. It lacks "{q}" in: {t}.', '{1} kommt dem Begriff am nächsten. „{2}“ fehlt dort in: {3}.'],
];
