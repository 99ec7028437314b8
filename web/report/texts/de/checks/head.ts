import type { WorkText } from '../../report-texts.js';

/** German texts of the checks of titles, descriptions, headings and the head. */
export const DE_HEAD: Readonly<Record<string, WorkText>> = {
  'title/missing': {
    title: 'Seitentitel fehlt',
    fix: 'Ein title-Element mit einem Text, der diese Seite benennt, in den head setzen.',
  },
  'title/multiple': {
    title: 'Mehrere Seitentitel',
    fix: 'Den Titel behalten, der die Seite beschreibt, und die anderen entfernen; oft stammen sie aus einem Plug-in oder zweiten Template.',
  },
  'title/short': {
    title: 'Seitentitel zu kurz',
    fix: 'Im Titel sagen, was die Seite wem bietet – mit den Wörtern, nach denen gesucht wird.',
  },
  'title/long': {
    title: 'Seitentitel zu lang',
    fix: 'Titel kürzen; Unterscheidendes nach vorn, den Markennamen ans Ende.',
  },
  'title/pixel-wide': {
    title: 'Seitentitel breiter als das Suchergebnis',
    fix: 'Titel kürzen oder ohne Großbuchstabenfolgen schreiben, bis er in die Zeile passt.',
  },
  'title/duplicate': {
    title: 'Mehrere Seiten mit demselben Titel',
    fix: 'Jeder Seite einen eigenen Titel geben; Kopien zusammenführen oder eine als Canonical angeben.',
  },
  'title/outside-head': {
    title: 'Seitentitel außerhalb des head',
    fix: 'Titel in den head verschieben, vor alle dort nicht erlaubten Elemente.',
  },
  'title/same-as-h1': {
    title: 'Seitentitel gleicht der Hauptüberschrift',
    fix: 'Wenn es mehr zu sagen gibt: Der Titel spricht Suchende an, die Überschrift die Leser.',
  },
  'title/placeholder': {
    title: 'Platzhalter als Seitentitel',
    fix: 'Durch einen Titel ersetzen, der das Angebot der Seite beschreibt.',
  },
  'title/template-outlier': {
    title: 'Seitentitel ohne die übliche Endung',
    fix: 'Endung auch auf dieser Seite vom Template setzen lassen.',
  },
  'title/keyword-missing': {
    title: 'Suchbegriff in der Überschrift, aber nicht im Titel',
    fix: 'Suchbegriff möglichst weit vorn in den Titel aufnehmen.',
  },
  'title/raw-rendered-differ': {
    title: 'Skripte ändern den Seitentitel',
    fix: 'Endgültigen Titel im Quelltext ausliefern.',
  },
  'desc/missing': {
    title: 'Meta-Description fehlt',
    fix: 'Die Seite in ein oder zwei Sätzen in der Meta-Description zusammenfassen.',
  },
  'desc/multiple': {
    title: 'Mehrere Meta-Descriptions',
    fix: 'Die treffende behalten, die anderen entfernen.',
  },
  'desc/short': {
    title: 'Meta-Description zu kurz',
    fix: 'Ergänzen, was die Seite bietet und warum sich der Besuch lohnt.',
  },
  'desc/long': {
    title: 'Meta-Description zu lang',
    fix: 'Kürzen und das Wichtigste zuerst nennen.',
  },
  'desc/pixel-wide': {
    title: 'Meta-Description breiter als das Suchergebnis',
    fix: 'Kürzen, bis sie passt, oder dafür sorgen, dass der erste Satz für sich steht.',
  },
  'desc/duplicate': {
    title: 'Mehrere Seiten mit derselben Meta-Description',
    fix: 'Für jede wichtige Seite eine eigene schreiben oder aus Daten der Seite erzeugen; lieber keine als dieselbe für alle.',
  },
  'desc/outside-head': {
    title: 'Meta-Description außerhalb des head',
    fix: 'In den head verschieben, vor alle dort nicht erlaubten Elemente.',
  },
  'desc/same-as-title': {
    title: 'Meta-Description gleicht dem Titel',
    fix: 'In der Beschreibung sagen, wofür im Titel kein Platz ist.',
  },
  'h1/missing': {
    title: 'Hauptüberschrift (H1) fehlt',
    fix: 'Sichtbare Überschrift der Seite als h1 auszeichnen – als Text oder als Bild mit Alternativtext.',
  },
  'h1/multiple': {
    title: 'Mehrere Hauptüberschriften (H1)',
    fix: 'h1 nur für die Überschrift der Seite verwenden, die anderen als h2 oder tiefer auszeichnen.',
  },
  'h1/empty': {
    title: 'Leere Hauptüberschrift (H1)',
    fix: 'Überschrift in die h1 schreiben oder das Element entfernen, wenn es nur der Gestaltung dient.',
  },
  'h1/long': {
    title: 'Hauptüberschrift (H1) zu lang',
    fix: 'h1 auf das Thema der Seite kürzen, den Rest in den Text verschieben.',
  },
  'h1/duplicate': {
    title: 'Mehrere Seiten mit derselben Hauptüberschrift',
    fix: 'Jeder Seite eine eigene Überschrift geben; inhaltsgleiche Seiten zusammenführen.',
  },
  'h1/alt-only': {
    title: 'Hauptüberschrift besteht nur aus einem Bild',
    fix: 'Überschrift als Text setzen und gestalten; das Bild kann daneben bleiben.',
  },
  'heading/skip': {
    title: 'Überschriftenebene übersprungen',
    fix: 'Überschriften höchstens eine Ebene tiefer setzen als die vorige; das Aussehen per Stylesheet bestimmen.',
  },
  'heading/first-not-h1': {
    title: 'Erste Überschrift ist nicht die Hauptüberschrift',
    fix: 'h1 vor die anderen Überschriften des Inhalts setzen.',
  },
  'heading/empty': {
    title: 'Leere Überschrift',
    fix: 'Überschriften entfernen, die nur Abstand schaffen; fehlende Texte ergänzen.',
  },
  'h2/missing': {
    title: 'Langer Text ohne Zwischenüberschriften',
    fix: 'Text gliedern und jeden Abschnitt mit einer aussagekräftigen h2 versehen.',
  },
  'head/missing': {
    title: 'Seite ohne head-Bereich',
    fix: 'head mit mindestens Zeichensatz, Titel und Beschreibung ergänzen.',
  },
  'head/multiple': {
    title: 'Mehrere head- oder body-Bereiche',
    fix: 'Zu je einem head und body zusammenführen; nach Templates suchen, die ein ganzes Dokument einfügen.',
  },
  'head/invalid-element': {
    title: 'Element beendet den head vorzeitig',
    fix: 'Element in den body verschieben, hinter alle title-, meta- und link-Elemente.',
  },
  'head/base-misuse': {
    title: 'base-Element falsch verwendet',
    fix: 'Nur ein base-Element behalten und vor alle Elemente mit URL setzen – oder entfernen und absolute URLs schreiben.',
  },
  'head/charset-late': {
    title: 'Zeichensatz zu spät angegeben',
    fix: 'meta charset als erstes Element in den head setzen oder den Zeichensatz im Content-Type senden.',
  },
  'head/viewport-missing': {
    title: 'Viewport-Angabe fehlt',
    fix: '<meta name="viewport" content="width=device-width, initial-scale=1"> im head ergänzen.',
  },
  'head/viewport-multiple': {
    title: 'Mehrere Viewport-Angaben',
    fix: 'Eine behalten, die anderen entfernen.',
  },
  'head/viewport-no-zoom': {
    title: 'Vergrößern ist gesperrt',
    fix: 'user-scalable=no und maximum-scale aus dem Viewport entfernen.',
  },
  'head/doctype-missing': {
    title: 'Doctype fehlt',
    fix: 'Dokument mit <!DOCTYPE html> beginnen.',
  },
  'head/favicon-missing': {
    title: 'Website ohne Favicon',
    fix: 'Auf der Startseite ein Symbol mit mindestens 48 × 48 px per rel="icon" einbinden oder unter /favicon.ico ablegen.',
  },
  'head/deprecated-element': {
    title: 'Veraltete HTML-Elemente',
    fix: 'Ersetzen: font, center, big und Ähnliches durch Stylesheets, das Übrige durch heutiges HTML.',
  },
  'head/flash-or-plugin': {
    title: 'Inhalt setzt ein Plug-in voraus',
    fix: 'Inhalt mit HTML, Video oder Canvas neu umsetzen oder entfernen.',
  },
  'head/frame': {
    title: 'Seite besteht aus Frames',
    fix: 'Frames zu einer Seite mit CSS-Layout zusammenführen.',
  },
  'head/duplicate-id': {
    title: 'id mehrfach vergeben',
    fix: 'Jede id auf der Seite nur einmal vergeben oder eine Klasse verwenden.',
  },
  'head/dom-large': {
    title: 'Sehr viele Elemente auf der Seite',
    fix: 'Lange Listen stückweise zeigen, überflüssige Container entfernen und Verborgenes erst beim Öffnen erzeugen.',
  },
  'head/dom-deep': {
    title: 'Sehr tief oder breit verschachtelte Elemente',
    fix: 'Überflüssige Container entfernen und lange flache Listen aufteilen.',
  },
  'head/amp-bad': {
    title: 'Unbrauchbare AMP-Version',
    fix: 'AMP-Seite reparieren, diese Seite darin als Canonical angeben oder den Verweis entfernen.',
  },
  'title/untranslated': {
    title: 'Gleicher Seitentitel in mehreren Sprachen',
    fix: 'Den Titel jeder Sprachversion übersetzen und dabei die Wörter verwenden, nach denen in dieser Sprache gesucht wird.',
  },
};
