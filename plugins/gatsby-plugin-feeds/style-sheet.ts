import { site } from '@galley/site'
import { fontFaces } from '@galley/tokens/fonts'
import { modes } from '@galley/tokens/mode-colors'
import { scaleOf } from '@galley/tokens/scales'
import { fontFamilies } from '@galley/tokens/tokens'

const declareMode = (mode: keyof typeof modes) => {
  const { ground, line, textStrong, text, textMuted } = modes[mode]
  return `--ground: ${ground}; --line: ${line}; --strong: ${textStrong}; --text: ${text}; --muted: ${textMuted}; --accent: ${scaleOf(site.colors.primary)[mode === 'light' ? 500 : 400]};`
}

const family = (face: keyof typeof fontFamilies) => `'${fontFamilies[face]}', '${fontFamilies[face]} Fallback'`

/** Returns the style sheet with which browsers show RSS and Atom: an explanation of feeds, then the title and summary of each entry. */
export const writeFeedStyles = () => `${fontFaces(site)}
:root { color-scheme: light dark; ${declareMode('light')} }
@media (prefers-color-scheme: dark) { :root { ${declareMode('dark')} } }
* { display: none; }
:root {
  background: var(--ground);
  color: var(--text);
  direction: ${site.language.direction};
  display: block;
  font: 400 1em / 1.6 ${family('sans')}, system-ui, sans-serif;
  margin-inline: auto;
  max-width: 40em;
  overflow-wrap: anywhere;
  padding: 3em 1.25em;
}
/* XML files cannot set the viewport's width, so phones lay them out as wide as a desktop page. */
@media (max-device-width: 640px) and (min-width: 800px) { :root { font-size: 2.4em; } }
channel { display: block; }
channel > title, feed > title {
  color: var(--strong);
  display: block;
  font: 500 2.25em / 1.15 ${family('serif')}, Georgia, serif;
  letter-spacing: -0.02em;
  text-wrap: balance;
}
channel > description, feed > subtitle {
  color: var(--muted);
  display: block;
  font-size: 1.125em;
  margin-block-start: 1rem;
}
channel > description::after, feed > subtitle::after {
  border-inline-start: 2px solid var(--accent);
  color: var(--text);
  content: ${JSON.stringify(site.texts.feedHelp)};
  display: block;
  font-size: 0.9375rem;
  margin-block: 2rem 2.5rem;
  padding-block: 0.25em;
  padding-inline-start: 1.25em;
}
item, entry {
  border-block-start: 1px solid var(--line);
  display: grid;
  gap: 0.35em;
  padding-block: 1.5em;
}
item > title, entry > title {
  color: var(--strong);
  display: block;
  font-size: 1.125em;
  font-weight: 600;
  line-height: 1.35;
}
item > description, entry > summary { display: block; text-wrap: pretty; }
item > link, entry > link:not([rel]), item > pubDate, entry > updated {
  color: var(--muted);
  display: block;
  font: 0.75em / 1.6 ${family('mono')}, ui-monospace, monospace;
}
item > link, entry > link { order: 1; }
entry > link:not([rel])::before { content: attr(href); }
/* Cuts off the time after the date. */
item > pubDate, entry > updated { order: -1; overflow: hidden; white-space: nowrap; width: 16ch; }
entry > updated { width: 10ch; }
`
