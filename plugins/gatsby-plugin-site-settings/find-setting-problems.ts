import { join } from 'node:path'
import { endOf } from '@galley/core/announcement'
import { type ContentProblem, formatProblem } from '@galley/core/content-source'
import { fieldName } from '@galley/core/fields'
import { suggest } from '@galley/core/nearest'
import { positionOfText } from '@galley/core/position-of-text'
import { listServedPaths } from '@galley/node/list-files'
import { findFacts, SITE_FILE } from '@galley/node/site-facts'
import type { site } from '@galley/site'
import { scales } from '@galley/tokens/scales'
import { fontFamilies } from '@galley/tokens/tokens'
import { z } from 'zod'
import { findLanguageProblems } from './find-language-problems'
import { findVersionProblems } from './find-version-problems'

const day = z.iso.date()
const colorRoles: (keyof typeof site.colors)[] = [
  'primary',
  'secondary',
  'success',
  'info',
  'warning',
  'error',
  'neutral',
]

/** Reports all problems in the settings of a site. */
export const findSiteProblems = (facts: object, source: string, projectDir: string): ContentProblem[] => [
  ...findColorProblems(facts, source),
  ...findSettingProblems(facts, source),
  ...findFontProblems(facts, source, projectDir),
  ...findLanguageProblems(facts, source, projectDir),
  ...findVersionProblems(facts, source, projectDir),
]

/** Reports roles without a colour scale, unknown roles and unknown scales in `colors`. */
export function findColorProblems(facts: object, source: string): ContentProblem[] {
  const { colors } = facts as { colors?: Record<string, unknown> }
  if (!colors) return []
  const names = Object.keys(scales)
  const findProblem = (role: string, color: unknown) => {
    if (!colorRoles.some((one) => one === role))
      return `is not a role.${suggest(role, colorRoles)} Roles: ${colorRoles.join(', ')}.`
    const remedy = `Scales: ${names.join(', ')}; or an object with your own shades 50 to 950.`
    if (color === undefined) return `is missing. ${remedy}`
    if (typeof color !== 'string' || names.includes(color)) return undefined
    return `must be a colour scale, got "${color}".${suggest(color, names)} ${remedy}`
  }
  return [...new Set([...Object.keys(colors), ...colorRoles])].flatMap((role) => {
    const name = `colors.${role}`
    const problem = findProblem(role, colors[role])
    const { line, column } = reader(facts, source)(name) ?? { line: 1, column: 1 }
    return problem ? [{ file: SITE_FILE, line, column, message: `"${name}" ${problem}` }] : []
  })
}

const PREVIEW_PLUGIN = '@galley/gatsby-plugin-preview'

/** Returns a warning if a preview server is set but the plugin that shows its drafts is missing. */
export function findPreviewProblem(facts: object, plugins: readonly string[]) {
  const { api = '', stagingApi = '' } = (facts as { preview?: { api?: string; stagingApi?: string } }).preview ?? {}
  const server = api || stagingApi
  if (!server || plugins.includes(PREVIEW_PLUGIN)) return undefined
  return `"preview.api" of ${SITE_FILE} is "${server}", but gatsby-config.ts does not list "${PREVIEW_PLUGIN}". List the plugin after the theme, or leave out GATSBY_PREVIEW_API.`
}

/** Reports unknown font faces, and font files that are not in `static/`. */
export function findFontProblems(facts: object, source: string, projectDir: string): ContentProblem[] {
  const { fonts = {} } = facts as { fonts?: Record<string, { files?: { url?: unknown }[] }> }
  const faces = Object.keys(fontFamilies)
  const served = [...listServedPaths(join(projectDir, 'static'))].filter((path) => path.endsWith('.woff2'))
  const report = (name: string, written: string, message: string) => ({
    file: SITE_FILE,
    ...positionOfText(written, source),
    message: `"${name}" ${message}`,
  })
  return Object.entries(fonts).flatMap(([face, { files = [] }]) => {
    if (!faces.includes(face)) {
      const message = `is not a font of the site.${suggest(face, faces)} Fonts: ${faces.join(', ')}.`
      return report(`fonts.${face}`, face, message)
    }
    if (files.length === 0) return report(`fonts.${face}.files`, face, 'is empty. Name a file of static/.')
    return files.flatMap(({ url }, index) => {
      const path = String(url)
      if (served.includes(path)) return []
      const message = `must be the URL of a file in static/, got "${path}".${suggest(path, served)} Copy the file to static${path}, or correct the URL.`
      return report(fieldName(['fonts', face, 'files', index, 'url']), path, message)
    })
  })
}

/** Reports values of `security` that are not origins, such as URLs with a path. */
const findOriginProblems = (facts: object, source: string): ContentProblem[] =>
  ['scriptOrigins', 'requestOrigins']
    .flatMap((field) => findFacts(facts, field, source))
    .filter(({ value }) => !URL.canParse(value) || new URL(value).origin !== value)
    .map(({ value, name, line, column }) => ({
      file: SITE_FILE,
      line,
      column,
      message: `"${name}" must be an origin such as "https://api.example.com", got "${value}". Write scheme, host and port, without a path.`,
    }))

/** Characters of a base path that no server, host or browser encodes. */
const BASE_PATH = /^(?:\/[\w.~-]+)*$/

function isSiteUrl(value: string) {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false
  const { origin } = new URL(value)
  return value.startsWith(origin) && BASE_PATH.test(value.slice(origin.length)) && new URL(value).href.startsWith(value)
}

/** Reports problems in the settings of the URL, the logo, feedback, reports, the announcement and security. */
export function findSettingProblems(facts: object, source: string): ContentProblem[] {
  const read = reader(facts, source)
  const roles = Object.keys((facts as { colors?: object }).colors ?? {})
  const problems: (readonly [string, (value: string) => string | undefined])[] = [
    [
      'url',
      (value) =>
        isSiteUrl(value)
          ? undefined
          : `must be the URL of the published site, such as "https://docs.example.com" or "https://acme.github.io/queue", got "${value}". Write scheme, host and, if the site has one, its path, without a slash at the end.`,
    ],
    [
      'logo',
      (value) =>
        /^\s*<svg\b[^>]*\bviewBox=/.test(value)
          ? undefined
          : `must be an SVG that begins with "<svg" and has a viewBox, got "${value.trim().slice(0, 40)}". Paste the whole file of the logo.`,
    ],
    [
      'feedback.sendTo',
      (value) => {
        if (value === '' || isEndpoint(value)) return undefined
        if (value !== 'analytics')
          return `must be "analytics", or the URL of an endpoint such as "https://example.com/feedback" or "/feedback", got "${value}". Correct it.`
        return read('analytics.host')?.value
          ? undefined
          : 'is "analytics", but "analytics.host" is empty. Turn analytics on, or name an endpoint.'
      },
    ],
    [
      'reportUrl',
      (value) =>
        URL.canParse(value) && /\{(title|body)\}/.test(value)
          ? undefined
          : `must be a URL with "{title}" or "{body}" in it, such as "mailto:docs@example.com?subject={title}", got "${value}". Correct it, or write false for no reports.`,
    ],
    [
      'announcement.id',
      (value) => (value.trim() ? undefined : 'is empty. Write a short name that no earlier announcement had.'),
    ],
    [
      'announcement.color',
      (value) =>
        roles.includes(value)
          ? undefined
          : `must be one of ${roles.map((role) => `"${role}"`).join(', ')}, got "${value}". Correct it.${suggest(value, roles)}`,
    ],
    [
      'announcement.until',
      (value) =>
        day.safeParse(value).success ? undefined : `must be a date such as "2026-12-31", got "${value}". Correct it.`,
    ],
  ]
  const settings = problems.flatMap(([setting, findProblem]) =>
    readInLanguages(facts, source, setting).flatMap(({ name, line, column, value }) => {
      const problem = findProblem(value)
      return problem ? [{ file: SITE_FILE, line, column, message: `"${name}" ${problem}` }] : []
    }),
  )
  return [...settings, ...findOriginProblems(facts, source)]
}

/** Returns a warning for each announcement whose last day has passed. `now` is in milliseconds since 1970. */
export const findEndedAnnouncements = (facts: object, source: string, now: number) =>
  readInLanguages(facts, source, 'announcement.until')
    .filter(({ value }) => endOf({ id: '', until: value }) <= now)
    .map(({ line, column, value }) => {
      const message = `The announcement ended on ${value}. Remove it: readers without scripts still see it.`
      return formatProblem({ file: SITE_FILE, line, column, message })
    })

const reader = (facts: object, source: string) => (name: string) =>
  findFacts(facts, name.split('.').at(-1)!, source).find((fact) => fact.name === name)

/** Reads a setting, and those of languages that replace it. The first language has the setting of the site. */
const readInLanguages = (facts: object, source: string, setting: string) =>
  findFacts(facts, setting.split('.').at(-1)!, source).filter(
    ({ name }) => name.replace(/^languages\[(?!1\])\d+\]\.site\./, '') === setting,
  )

const isEndpoint = (value: string) =>
  /^(\/(?!\/)|https?:\/\/)/.test(value) && URL.canParse(value, 'https://site.example')
