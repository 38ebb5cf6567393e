import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { scales } from '@galley/tokens/scales'
import {
  chooseAreas,
  COLORS,
  defaultUrl,
  findProblem,
  readLogo,
  readOptions,
  splitAreas,
  tidyAnswer,
} from './answers.mjs'
import { findTemplate, makeFolder } from './make-site.fixture'

test.each([
  ['folder', 'new-folder', 'new-folder'],
  ['url', ' https://docs.acme.example/ ', 'https://docs.acme.example'],
  ['repository', '', ''],
  ['description', 'See https://acme.example/', 'See https://acme.example/'],
])('accepts for %s the answer "%s"', (name, written, answer) => {
  expect(tidyAnswer(name, written)).toBe(answer)
  expect(findProblem(name, answer)).toBeUndefined()
})

test.each([
  ['folder', '', 'Name the folder of the new site, such as my-site.'],
  ['folder', __filename, `"${__filename}" is a file. Name another folder.`],
  ['template', 'shop', 'There is no template "shop". Templates: handbook, product-docs, starter, team-blog.'],
  ['name', '', 'The name is empty. Give the name of the product.'],
  ['url', 'acme.example', 'The URL "acme.example" must be one such as https://docs.acme.com.'],
  ['repository', 'acme', 'The repository "acme" must be a URL such as https://github.com/acme/docs, or nothing.'],
  ['template', 'hanbook', expect.stringContaining('"hanbook". Did you mean "handbook"? Templates:')],
  ['host', 'netlfy', expect.stringContaining('"netlfy". Did you mean "netlify"? Hosts:')],
  ['color', 'orang', expect.stringContaining('"orang". Did you mean "orange"? Colours:')],
  ['areas', 'blgo', expect.stringContaining('"blgo". Did you mean "blog"? Areas:')],
  ['areas', 'docs,blog', 'The documentation comes with the template, not with an area. Leave "docs" out.'],
  ['color', 'pink-ish', expect.stringMatching(/^There is no colour "pink-ish"\. Colours: .*\bviolet\b/)],
  ['areas', 'blog, x', 'There is no area "x". Areas: blog, changelog, templates, studio, pricing, search; or none.'],
  ['logo', '<svg>', 'The logo must be an SVG that begins with "<svg" and has a viewBox.'],
])('rejects for %s the answer "%s"', (name, answer, problem) => {
  expect(findProblem(name, answer)).toEqual(problem)
})

test('accepts an empty folder or a new repository, and rejects a folder with files', () => {
  const folder = makeFolder()
  expect(findProblem('folder', folder)).toBeUndefined()
  writeFileSync(join(folder, '.git'), '')
  expect(findProblem('folder', folder)).toBeUndefined()
  writeFileSync(join(folder, 'notes.txt'), 'Mine.')
  expect(findProblem('folder', folder)).toBe(
    `The folder "${folder}" is not empty: it has notes.txt. Name another folder, or move its files. Nothing was written.`,
  )
})

test('rejects unknown options', () => {
  const options = { color: { type: 'string' }, yes: { type: 'boolean' } } as const
  const { values, positionals } = readOptions(options, ['site', '--color', 'amber', '--yes'])
  expect([{ ...values }, positionals]).toEqual([{ color: 'amber', yes: true }, ['site']])
  expect(() => readOptions(options, ['--colour', 'amber'])).toThrow(
    'There is no option "--colour". Did you mean "--color"? "npm create galley@latest -- --help" lists the options.',
  )
  expect(() => readOptions(options, ['--color'])).toThrow(/argument missing/)
})

test('removes comments and declarations above a logo', () => {
  const file = join(makeFolder(), 'logo.svg')
  const head = '\uFEFF<?xml version="1.0"?>\n<!-- Made with a program. -->\n<!DOCTYPE svg PUBLIC "a" "b">\n'
  writeFileSync(file, `${head}<svg viewBox="0 0 1 1"/>\n`)
  expect(readLogo(file)).toBe('<svg viewBox="0 0 1 1"/>\n')
})

test('reports a missing logo file', () => {
  expect(readLogo(__filename)).toContain('reports a missing logo file')
  expect(() => readLogo('nope.svg')).toThrow('--logo: There is no file "nope.svg".')
  expect(() => readLogo(__dirname)).toThrow(`--logo: There is no file "${__dirname}".`)
})

test('splits names of areas, and accepts "none"', () => {
  expect(['blog, pricing', 'none', ''].map(splitAreas)).toEqual([['blog', 'pricing'], [], []])
})

test('returns the chosen areas in one order, with the areas of a template without documentation', () => {
  expect(chooseAreas(findTemplate('starter'), ['pricing', 'blog'])).toEqual(['blog', 'pricing'])
  expect(chooseAreas(findTemplate('team-blog'), ['pricing'])).toEqual(['blog', 'pricing'])
})

test.each([
  ['github-pages', 'https://github.com/Acme/docs.git', 'https://acme.github.io/docs'],
  ['github-pages', 'https://github.com/Acme/acme.github.io', 'https://acme.github.io'],
  ['github-pages', '', 'https://docs.example.com'],
  ['netlify', 'https://github.com/acme/docs', 'https://docs.example.com'],
])('suggests a URL for the host %s and the repository "%s"', (host, repository, url) => {
  expect(defaultUrl(host, repository)).toBe(url)
})

test('offers the colour scales of the theme', () => {
  expect(COLORS).toEqual(Object.keys(scales))
})
