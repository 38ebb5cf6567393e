import { readdirSync, readFileSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { closest, distance } from 'fastest-levenshtein'
import { HOSTS, NO_HOST } from './hosts.mjs'
import { AREAS, TEMPLATES } from './templates.mjs'

/** The colour scales of `@galley/tokens/scales`. */
export const COLORS =
  'red orange amber yellow lime green emerald teal cyan sky blue indigo violet purple fuchsia pink rose slate gray zinc stone'.split(
    ' ',
  )

/** Splits an answer such as "blog, search" into names of areas. "none" returns an empty list. @param {string} answer */
export const splitAreas = (answer) =>
  answer === 'none'
    ? []
    : answer
        .split(',')
        .map((area) => area.trim())
        .filter(Boolean)

/**
 * Returns the areas of a new site in the order of `AREAS`: the chosen areas. For a template without documentation, adds all areas of the template.
 * @param {import('./templates.mjs').Template} template
 * @param {string[]} chosen
 */
export const chooseAreas = (template, chosen) =>
  Object.keys(AREAS).filter((area) => chosen.includes(area) || (!template.docs && template.areas.includes(area)))

/** Returns the default URL of a site: for GitHub Pages, the URL of the repository's pages. @param {string} host @param {string} repository */
export function defaultUrl(host, repository) {
  const [, owner, name] = /^https:\/\/github\.com\/([^/]+)\/([^/]+?)(?:\.git)?$/.exec(repository) ?? []
  if (host !== 'github-pages' || !owner || !name) return 'https://docs.example.com'
  const origin = `https://${owner.toLowerCase()}.github.io`
  return origin === `https://${name.toLowerCase()}` ? origin : `${origin}/${name}`
}

/** Removes spaces around an answer, and slashes at the end of a URL. @param {string} name name of the option @param {string} answer */
export const tidyAnswer = (name, answer) =>
  ['url', 'repository'].includes(name) ? answer.trim().replace(/\/+$/, '') : answer.trim()

/**
 * Parses the options of a command line. Throws for an unknown option, and suggests the most similar.
 * @param {NonNullable<import('node:util').ParseArgsConfig['options']>} options
 * @param {string[]} [args]
 */
export function readOptions(options, args) {
  const { tokens } = parseArgs({ options, args, strict: false, tokens: true })
  const unknown = tokens.find((token) => token.kind === 'option' && !Object.hasOwn(options, token.name))
  if (unknown?.kind !== 'option') return parseArgs({ options, args, allowPositionals: true })
  const hint = suggest(
    unknown.rawName,
    Object.keys(options).map((name) => `--${name}`),
  )
  throw new Error(
    `There is no option "${unknown.rawName}".${hint} "npm create galley@latest -- --help" lists the options.`,
  )
}

/** Returns the text of a logo without the comments and declarations that drawing programs write before it. @param {string} file */
export function readLogo(file) {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`--logo: There is no file "${file}".`)
  return readFileSync(file, 'utf8').replace(/^(\s|\uFEFF|<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^>[]*>)+/s, '')
}

/** Suggests the most similar name; returns an empty text if no name is similar. @param {string} word @param {string[]} candidates */
function suggest(word, candidates) {
  const nearest = closest(word, candidates)
  return distance(word, nearest) <= Math.max(2, Math.floor(word.length / 3)) ? ` Did you mean "${nearest}"?` : ''
}

/** Returns the reason why a folder cannot become a site; undefined for a new or empty folder. @param {string} folder */
function findFolderProblem(folder) {
  if (!folder) return 'Name the folder of the new site, such as my-site.'
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (!stats) return undefined
  if (!stats.isDirectory()) return `"${folder}" is a file. Name another folder.`
  const files = readdirSync(folder).filter((name) => name !== '.git')
  if (files.length === 0) return undefined
  const names = files.slice(0, 3).join(', ')
  return `The folder "${folder}" is not empty: it has ${names}. Name another folder, or move its files. Nothing was written.`
}

/**
 * Returns the problem of an answer with a remedy; undefined for a valid answer.
 * @param {string} name name of the option
 * @param {string} answer the text of the file, for a logo
 */
export function findProblem(name, answer) {
  /** @type {Record<string, () => false | string | undefined>} */
  const checks = {
    folder: () => findFolderProblem(answer),
    template: () => {
      const templates = Object.keys(TEMPLATES)
      return (
        !templates.includes(answer) &&
        `There is no template "${answer}".${suggest(answer, templates)} Templates: ${templates.join(', ')}.`
      )
    },
    host: () => {
      const names = [...Object.keys(HOSTS), NO_HOST]
      return (
        !names.includes(answer) && `There is no host "${answer}".${suggest(answer, names)} Hosts: ${names.join(', ')}.`
      )
    },
    name: () => !answer && 'The name is empty. Give the name of the product.',
    url: () => !isWebUrl(answer) && `The URL "${answer}" must be one such as https://docs.acme.com.`,
    repository: () =>
      answer !== '' &&
      !isWebUrl(answer) &&
      `The repository "${answer}" must be a URL such as https://github.com/acme/docs, or nothing.`,
    color: () =>
      !COLORS.includes(answer) &&
      `There is no colour "${answer}".${suggest(answer, COLORS)} Colours: ${COLORS.join(', ')}.`,
    areas: () => {
      const unknown = splitAreas(answer).find((area) => !Object.hasOwn(AREAS, area))
      if (unknown === 'docs') return 'The documentation comes with the template, not with an area. Leave "docs" out.'
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
