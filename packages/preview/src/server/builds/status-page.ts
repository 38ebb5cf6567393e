import { createHash } from 'node:crypto'
import { escapeHtml } from '@galley/core/escape-html'
import type { InlineHashes } from '@galley/core/site-headers'
import { site } from '@galley/site'
import { modes } from '@galley/tokens/mode-colors'
import { scaleOf } from '@galley/tokens/scales'
import { SIGN_IN_SCRIPT, STATUS_SCRIPT } from './status-page-script'

/** Content of a page of the preview server. All parts are HTML except the title, which is text. */
export interface StatusPage {
  title: string
  /** One or two sentences. Screen readers announce changes. */
  status: string
  /** Durations, which screen readers do not announce. */
  time?: string
  /** Links, forms or a log. */
  more?: string
  /** True animates the logo while a build runs. */
  isBusy?: boolean
  /** URL of the event stream. The page requests itself again with each event until the response is another page. */
  events?: string
}

/** Seconds after which a page without scripts reloads. */
const REFRESH_SECONDS = 3

/** Renders a page of the preview server. The page loads no files, and needs scripts only for links with a token. */
export function renderStatusPage({ title, status, time = '', more = '', isBusy = false, events }: StatusPage) {
  const live = events === undefined ? '' : ` data-live="${escapeHtml(events)}"`
  return `<!doctype html>
<html lang="${site.language.code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} - ${escapeHtml(site.name)}</title>
<style>${STYLES}</style>
${live && `<noscript><meta http-equiv="refresh" content="${REFRESH_SECONDS}"></noscript>`}
</head>
<body>
<main${live}${isBusy ? ' data-busy' : ''}>
${MARK}
<p class="stamp">Proof</p>
<div id="status" role="status"><h1>${escapeHtml(title)}</h1><p>${status}</p></div>
<div id="time">${time}</div>
<div id="more">${more}</div>
</main>
<script>${SIGN_IN_SCRIPT}</script>
${live && `${LOST}<script>${STATUS_SCRIPT}</script>`}
</body>
</html>
`
}

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const LOST = `<template id="lost"><h1>The preview server does not answer</h1><p>This page tries again by itself. If this continues, ask the person who runs the server.</p></template>
<template id="late"><h1>The build takes too long</h1><p>This page has stopped trying. Reload it to keep waiting, or ask the person who runs the server.</p></template>`

/** The logo. A second outline moves onto the circle while a build runs. */
const MARK = `<svg viewBox="1 1 22 22" width="52" height="52" aria-hidden="true"><g class="ghost"><circle cx="12" cy="12" r="5.5"/><path d="M12 1.5v4M12 18.5v4M1.5 12h4M18.5 12h4"/></g><path class="quarters" d="M12 12V6.5A5.5 5.5 0 0 0 6.5 12ZM12 12v5.5a5.5 5.5 0 0 0 5.5-5.5Z"/><circle cx="12" cy="12" r="5.5"/><path d="M12 1.5v4M12 18.5v4M1.5 12h4M18.5 12h4"/></svg>`

const primary = scaleOf(site.colors.primary)

const COLORS = ['ground', 'sunken', 'line', 'lineStrong', 'text', 'textStrong', 'textMuted', 'onAccent'] as const

const variables = (mode: keyof typeof modes) => {
  const accent = `--accent:${primary[mode === 'light' ? 500 : 400]};--accentText:${primary[mode === 'light' ? 700 : 300]};`
  return accent + COLORS.map((name) => `--${name}:${modes[mode][name]};`).join('')
}

const STYLES = `
:root{${variables('light')}color-scheme:light}
@media (prefers-color-scheme:dark){:root{${variables('dark')}color-scheme:dark}}
*{box-sizing:border-box;margin:0}
html{background:var(--ground);color:var(--text);font:16px/1.6 'Geist',system-ui,-apple-system,'Segoe UI',Arial,sans-serif;-webkit-font-smoothing:antialiased}
body{min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:64px 24px}
body::before{content:'';position:fixed;inset:0 0 auto;height:8px;background:repeating-linear-gradient(135deg,var(--lineStrong) 0 1px,transparent 1px 6px)}
main{width:100%;max-width:36rem}
svg{display:block;fill:none;stroke:var(--textStrong);stroke-width:1;overflow:visible}
svg .quarters{fill:var(--accent);stroke:none}
svg .ghost{stroke:var(--accent);opacity:0}
.stamp{margin:24px 0 8px;color:var(--accentText);font:500 12px/1.5 'Geist Mono',ui-monospace,Menlo,Consolas,monospace;letter-spacing:.16em;text-transform:uppercase}
h1{color:var(--textStrong);font:500 30px/1.15 'Newsreader',Georgia,'Times New Roman',serif;letter-spacing:-.012em;margin-bottom:12px;text-wrap:balance;overflow-wrap:anywhere}
p{text-wrap:pretty;overflow-wrap:anywhere}
code,pre{font:13px/1.6 'Geist Mono',ui-monospace,Menlo,Consolas,monospace}
a{color:var(--textStrong);text-decoration:underline;text-decoration-color:var(--accent);text-underline-offset:4px}
ul{padding-inline-start:20px}
#time{color:var(--textMuted);font-size:14px;margin-top:16px;font-variant-numeric:tabular-nums}
#time:empty,#more:empty{display:none}
#more{margin-top:24px}
.line{height:2px;margin-top:12px;background:var(--line);overflow:hidden;border-radius:1px}
.line i{display:block;height:100%;background:var(--accent);transform-origin:0 0;animation:fill linear both}
pre{display:flex;flex-direction:column-reverse;max-height:50vh;overflow:auto;padding:16px;background:var(--sunken);border:1px solid var(--line);border-radius:8px;white-space:pre-wrap;overflow-wrap:anywhere;margin-bottom:24px}
form{display:flex;flex-wrap:wrap;gap:12px}
label{flex-basis:100%;font-size:14px;font-weight:500;color:var(--textStrong);margin-bottom:-4px}
input{flex:1 1 16rem;min-width:0;height:40px;padding:0 12px;border:1px solid var(--lineStrong);border-radius:6px;background:var(--ground);color:var(--textStrong);font:inherit;font-size:16px}
button{height:40px;padding:0 16px;border:1px solid transparent;border-radius:6px;background:var(--accent);color:var(--onAccent);font:500 14px/1 inherit;font-family:inherit;cursor:pointer}
:focus-visible{outline:2px solid var(--accentText);outline-offset:2px}
@keyframes register{0%,15%{transform:translate(5px,-4px);opacity:0}40%{opacity:.75}75%,85%{transform:none;opacity:.75}100%{transform:none;opacity:0}}
@keyframes fill{from{transform:scaleX(0)}to{transform:scaleX(.96)}}
@media (prefers-reduced-motion:no-preference){[data-busy] svg .ghost{animation:register 2.4s ease-out infinite}}
@media (prefers-reduced-motion:reduce){.line i{animation:none;transform:scaleX(.5);opacity:.5}}
`

/** Hashes of the inline scripts and styles, for the content security policy. */
export const STATUS_HASHES: InlineHashes = {
  scripts: [SIGN_IN_SCRIPT, STATUS_SCRIPT].map(hash),
  styles: [hash(STYLES)],
}
