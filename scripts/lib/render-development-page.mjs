/**
 * A page of the identity provider of development.
 * @param {{ title: string, style?: string, content: string }} page HTML and CSS as they are: nothing a visitor typed
 * @returns {string} HTML
 */
export function renderDevelopmentPage({ title, style = '', content }) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} (development)</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  main { max-width: 20rem; margin: 12vh auto; padding: 0 1rem; }
${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
}
