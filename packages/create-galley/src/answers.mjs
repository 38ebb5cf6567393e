import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { AREAS, listTemplates } from './starter.mjs'

/** The colour scales by their names. @param {string} folder the project */
export const listColors = (folder) =>
  [...readFileSync(join(folder, 'packages/tokens/src/scales.ts'), 'utf8').matchAll(/^ {2}(\w+): \{$/gm)].map(
    ([, name = '']) => name,
  )

/** The names in an answer, with commas between them; "none" stands for none. @param {string} answer */
export const splitAreas = (answer) =>
  answer === 'none'
    ? []
    : answer
        .split(',')
        .map((area) => area.trim())
        .filter(Boolean)

/**
 * The areas of a new site: those of an answer, and what its template has instead of documentation.
 * @param {import('./starter.mjs').Template} template
 * @param {string} answer
 */
export const chooseAreas = (template, answer) => [
  ...new Set([...(template.docs ? [] : template.areas), ...splitAreas(answer)]),
]

/** An answer without spaces around it, and a URL without a slash at its end. @param {string} name of its option @param {string} answer */
export const tidyAnswer = (name, answer) =>
  ['url', 'repository'].includes(name) ? answer.trim().replace(/\/+$/, '') : answer.trim()

/**
 * The options of a command line. An unknown one is told with the nearest.
 * @param {NonNullable<import('node:util').ParseArgsConfig['options']>} options
 * @param {string[]} [args]
 */
export function readOptions(options, args) {
  const { tokens } = parseArgs({ options, args, strict: false, tokens: true })
  const unknown = tokens.find((token) => token.kind === 'option' && !Object.hasOwn(options, token.name))
  if (unknown?.kind !== 'option') return parseArgs({ options, args }).values
  const hint = suggest(
    unknown.rawName,
    Object.keys(options).map((name) => `--${name}`),
  )
  throw new Error(`There is no option "${unknown.rawName}".${hint} "npm run new -- --help" lists the options.`)
}

/** The text of a logo, without what drawing programs write above it. @param {string} file */
export function readLogo(file) {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`--logo: There is no file "${file}".`)
  return readFileSync(file, 'utf8').replace(/^(\s|\uFEFF|<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^>[]*>)+/s, '')
}

/**
 * As in `packages/core/src/nearest.ts`, without packages: these may not be installed yet.
 * @param {string} word
 * @param {string[]} candidates
 */
function suggest(word, candidates) {
  const [nearest] = candidates
    .map((name) => ({ name, distance: measureDistance(word, name) }))
    .sort((a, b) => a.distance - b.distance)
  return nearest && nearest.distance <= Math.max(2, Math.floor(word.length / 3))
    ? ` Did you mean "${nearest.name}"?`
    : ''
}

/** How many letters have to be changed. @param {string} a @param {string} b */
function measureDistance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [index, letter] of Array.from(a).entries()) {
    const above = row
    row = [index + 1]
    for (let at = 0; at < b.length; at++)
      row.push(Math.min((row[at] ?? 0) + 1, (above[at + 1] ?? 0) + 1, (above[at] ?? 0) + Number(letter !== b[at])))
  }
  return row.at(-1) ?? 0
}

/**
 * Why an answer cannot be used, and what can; undefined if it can.
 * @param {string} folder the project
 * @param {string} name of its option
 * @param {string} answer the text of the file, for a logo
 */
export function findProblem(folder, name, answer) {
  /** @type {Record<string, () => false | string | undefined>} */
  const checks = {
    template: () => {
      const templates = Object.keys(listTemplates(folder))
      return (
        !templates.includes(answer) &&
        `There is no template "${answer}".${suggest(answer, templates)} Templates: ${templates.join(', ')}.`
      )
    },
    name: () => !answer && 'The name is empty. Give the name of the product.',
    url: () => !isWebUrl(answer) && `The URL "${answer}" must be one such as https://docs.acme.com.`,
    repository: () =>
      answer !== '' &&
      !isWebUrl(answer) &&
      `The repository "${answer}" must be a URL such as https://github.com/acme/docs, or nothing.`,
    color: () => {
      const colors = listColors(folder)
      return (
        !colors.includes(answer) &&
        `There is no colour "${answer}".${suggest(answer, colors)} Colours: ${colors.join(', ')}.`
      )
    },
    areas: () => {
      const unknown = splitAreas(answer).find((area) => !Object.hasOwn(AREAS, area))
      if (unknown === 'docs') return 'The documentation is in every site that has one. Leave "docs" out.'
      const names = Object.keys(AREAS)
      return unknown && `There is no area "${unknown}".${suggest(unknown, names)} Areas: ${names.join(', ')}; or none.`
    },
    logo: () =>
      !/^\s*<svg\b[^>]*\bviewBox=/.test(answer) && 'The logo must be an SVG that begins with "<svg" and has a viewBox.',
  }
  return checks[name]?.() || undefined
}

/** @param {string} url */
const isWebUrl = (url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
