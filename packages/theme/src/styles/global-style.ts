import { MARK_NAME } from '@galley/core/search-index'
import { site } from '@galley/site'
import { NOTICE, WAITING } from '@galley/start/marks'
import { fontFaces } from '@galley/tokens/fonts'
import { modes } from '@galley/tokens/mode-colors'
import { scaleOf } from '@galley/tokens/scales'
import { colorRoles, colorVariable, theme } from '@galley/tokens/theme'
import { inlineSign, leftToRight, lineStart } from '@galley/ui/styles/direction'
import { media } from '@galley/ui/styles/media'

type Mode = keyof typeof modes

const declare = (name: string, value: string) => `${colorVariable(name)}: ${value};`

function declareMode(mode: Mode) {
  const isLight = mode === 'light'
  const roles = colorRoles.flatMap((role) => {
    const scale = scaleOf(site.colors[role])
    return [
      declare(role, scale[isLight ? 500 : 400]),
      declare(`${role}Text`, scale[isLight ? 700 : 300]),
      declare(`${role}Tint`, `color-mix(in srgb, ${scale[isLight ? 500 : 400]} 9%, ${modes[mode].ground})`),
      declare(`${role}Line`, `color-mix(in srgb, ${scale[isLight ? 500 : 400]} 34%, ${modes[mode].ground})`),
    ]
  })
  const colors = Object.entries<string>({ ...modes[mode] }).map(([name, value]) => declare(name, value))
  return [`color-scheme: ${mode};`, ...colors, ...roles].join('')
}

/** Sets the colours of `theme.role` to the role in `data-color`. */
const roleRules = colorRoles.map((role) => {
  const declarations = ['', 'Text', 'Tint', 'Line'].map((part) => `--role${part}: var(${colorVariable(role + part)});`)
  return `[data-color='${role}'] { ${declarations.join('').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} }`
})

/** The suggestion of a language has a link, and a button that closes it. */
const suggestionStyle = `
    #${NOTICE} a { color: ${theme.color.primaryText}; text-decoration: underline; }
    #${NOTICE} a + button { color: ${theme.color.textMuted}; }`

const styles = `
  ${fontFaces(site)}

  :root { ${declareMode('light')} }
  @media (prefers-color-scheme: dark) { :root:not([data-theme]) { ${declareMode('dark')} } }
  [data-theme='dark'] { ${declareMode('dark')} }
  ${roleRules.join('\n  ')}

    *,
    *::before,
    *::after {
      box-sizing: border-box;
    }
    * {
      margin: 0;
    }

    html {
      background: ${theme.color.ground};
      color: ${theme.color.text};
      font: 400 ${theme.size.md} / 1.6 ${theme.font.sans};
      scroll-padding-top: calc(${theme.width.header} + ${theme.space[6]});
      scrollbar-gutter: stable;
      text-size-adjust: 100%;
      -webkit-font-smoothing: antialiased;
    }
    /* Behind a modal dialog, the body reserves the space of the scroll bar, and the scrim covers it. */
    html:has(body[data-scroll-locked]) {
      scrollbar-gutter: auto;
    }
    /* Radix sets this property on the body, but nothing uses it. Inheriting it costs phones 100 ms. */
    @property --removed-body-scroll-bar-size {
      syntax: '*';
      inherits: false;
    }
    @media (prefers-reduced-motion: no-preference) {
      html {
        scroll-behavior: smooth;
      }
    }

    body {
      min-height: 100vh;
      /* Breaks long words instead of widening the page. Unlike "break-word", this also lets grids and flex rows shrink. */
      overflow-wrap: anywhere;
    }
    /* Keeps the footer at the bottom of short pages. */
    #gatsby-focus-wrapper {
      display: flex;
      flex-direction: column;
      min-height: 100vh;
    }

    h1,
    h2,
    h3,
    h4,
    h5,
    h6 {
      color: ${theme.color.textStrong};
      font-weight: 600;
      letter-spacing: -0.018em;
      line-height: 1.15;
      text-wrap: balance;
    }
    /* The section found by a search. Declared here, because a first highlight rule added later would restyle all elements. */
    ::highlight(${MARK_NAME}) {
      background-color: ${theme.color.primaryLine};
      color: ${theme.color.textStrong};
    }
    main :is(h1, h2, h3, h4, h5, h6):focus-visible {
      outline: none;
    }
    p {
      text-wrap: pretty;
    }
    [dir='rtl'] {
      --inline-sign: -1;
    }
    [dir='ltr'] {
      --inline-sign: 1;
    }
    /* Some browsers would tear the joined letters of Arabic apart. */
    [dir='rtl'] * {
      letter-spacing: 0 !important;
    }
    [dir='rtl'] :is(code, kbd, pre, samp) {
      ${leftToRight}
    }
    /* Sets the direction of each block by its text. A right-to-left page has one direction, because its sentences often begin with a Latin name. */
    :where(:root:not([dir='rtl'])) :is(h1, h2, h3, h4, h5, h6, p, li, dt, dd, th, td, figcaption) {
      unicode-bidi: plaintext;
    }
    a {
      color: inherit;
      text-decoration: none;
    }
    img,
    svg,
    video {
      display: block;
      max-width: 100%;
    }
    img {
      height: auto;
    }
    /* Copied from gatsby-plugin-image, whose rules are missing after client-side navigation. */
    .gatsby-image-wrapper {
      overflow: hidden;
      position: relative;
    }
    .gatsby-image-wrapper img {
      height: 100%;
      inset: 0;
      margin: 0;
      max-width: none;
      object-fit: cover;
      padding: 0;
      position: absolute;
      width: 100%;
    }
    .gatsby-image-wrapper [data-main-image] {
      opacity: 0;
      transform: translateZ(0);
      transition: opacity 0.25s linear;
      will-change: opacity;
    }
    .gatsby-image-wrapper-constrained {
      display: inline-block;
      vertical-align: top;
    }
    ${media.noScript} {
      .gatsby-image-wrapper noscript [data-main-image] {
        opacity: 1 !important;
      }
      .gatsby-image-wrapper [data-placeholder-image] {
        opacity: 0 !important;
      }
    }
    /* Line icons: see IconSvg. */
    [data-lines] {
      fill: none;
      stroke: currentColor;
      stroke-linecap: round;
      stroke-linejoin: round;
      stroke-width: 2;
    }
    /* Icons that point along the line: see Icon. */
    [dir='rtl'] [data-mirrored] {
      scale: ${inlineSign} 1;
    }
    /* Icons next to long text keep their size. */
    svg {
      flex-shrink: 0;
    }
    button,
    input,
    select,
    textarea {
      color: inherit;
      font: inherit;
    }
    button {
      background: none;
      border: 0;
      cursor: pointer;
      padding: 0;
    }
    ul[role='list'],
    ol[role='list'] {
      list-style: none;
      padding: 0;
    }
    table {
      border-collapse: collapse;
    }
    td,
    time {
      font-variant-numeric: tabular-nums;
    }
    ::selection {
      background: ${theme.color.primaryLine};
    }

    /* No specificity, because this sheet may come after the styles of a component that draws its own focus ring. */
    :where(:focus-visible) {
      border-radius: ${theme.radius.sm};
      outline: 2px solid ${theme.color.primaryText};
      outline-offset: 2px;
    }
    :focus:not(:focus-visible) {
      outline: none;
    }

    /* Feedback while the code for a press is loading: on the pressed control, and as a bar at the top. */
    [${WAITING}] {
      cursor: progress;
      opacity: 0.6;
    }
    ${media.script} {
      :root:has([${WAITING}])::before {
        animation: waiting 2s cubic-bezier(0.1, 0.7, 0.2, 1);
        background: ${theme.color.primary};
        content: '';
        forced-color-adjust: none;
        height: 3px;
        inset: 0 0 auto;
        position: fixed;
        transform: scaleX(0.9);
        transform-origin: ${lineStart};
        z-index: ${theme.layer.toast};
      }
    }
    @keyframes waiting {
      from { transform: scaleX(0); }
    }
    #${NOTICE} {
      align-items: center;
      background: ${theme.color.raised};
      border: 1px solid ${theme.color.line};
      border-radius: ${theme.radius.md};
      bottom: ${theme.space[4]};
      box-shadow: ${theme.shadow.raised};
      display: flex;
      font-size: ${theme.size.sm};
      gap: ${theme.space[4]};
      inset-inline: ${theme.space[4]};
      margin-inline: auto;
      max-width: 32rem;
      padding: ${theme.space[3]} ${theme.space[4]};
      position: fixed;
      width: fit-content;
      z-index: ${theme.layer.toast};
    }
    #${NOTICE} button {
      color: ${theme.color.primaryText};
      flex: none;
    }
    ${site.languages.length > 0 ? suggestionStyle : ''}

    ${media.reducedMotion} {
      *,
      *::before,
      *::after {
        animation-duration: 0.01ms !important;
        animation-iteration-count: 1 !important;
        transition-duration: 0.01ms !important;
      }
    }
    ${media.print} {
      :root:root {
        ${declareMode('light')}
      }
    }
`

/**
 * CSS variables of both modes and base styles, for one `<style>` in the head of every page. The first dark rule is for readers without scripts.
 * A plain string, so that the browser needs no script for it.
 */
export const globalStyle = styles.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ')
