import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {object} Template a site to start from: a folder of `scripts/templates` with its `content`, and these facts in `template.json`
 * @property {string} name of its folder
 * @property {string} title the product's name and what the site holds, where it has one area alone
 * @property {string} description the site in one sentence, unless somebody says it better
 * @property {{ label: string, to: string }} [docs] what menus call the documentation, and its first page; a site without it has none
 * @property {string} [docsField] a field of documentation pages, as it stands in `src/content.config.ts`
 * @property {string[]} areas names of `AREAS`, unless somebody chooses others
 * @property {string} color name of a scale, unless somebody chooses another
 * @property {string} demoName the name of its demo
 *
 * @typedef {object} StarterArea
 * @property {string} label
 * @property {string} path
 * @property {string[]} content files and folders in the template's content, or in the starter's where it has none
 * @property {'header' | 'footer'} menu `header`: it is in both menus
 * @property {string} column title of its column in the footer
 * @property {string} [searchIcon] of areas that are searched apart
 */

/** The areas that a new site can have beside its documentation. */
export const AREAS = /** @type {Record<string, StarterArea>} */ ({
  blog: {
    label: 'Blog',
    path: '/blog',
    content: ['blog', 'authors'],
    menu: 'header',
    column: 'Read',
    searchIcon: 'lucide:newspaper',
  },
  changelog: {
    label: 'Changelog',
    path: '/changelog',
    content: ['changelog', 'authors'],
    menu: 'header',
    column: 'Read',
    searchIcon: 'lucide:history',
  },
  templates: {
    label: 'Templates',
    path: '/templates',
    content: ['templates'],
    menu: 'header',
    column: 'Learn',
    searchIcon: 'lucide:layout-template',
  },
  studio: { label: 'Studio', path: '/studio', content: ['studio'], menu: 'header', column: 'Product' },
  pricing: { label: 'Pricing', path: '/pricing', content: ['pricing.yml'], menu: 'header', column: 'Product' },
  search: { label: 'All pages', path: '/search', content: ['search'], menu: 'footer', column: 'Learn' },
})

/** Where the templates are. */
export const TEMPLATES = 'scripts/templates'

/**
 * The templates by their names.
 * @param {string} folder the project
 * @returns {Record<string, Template>}
 */
export const listTemplates = (folder) =>
  Object.fromEntries(
    readdirSync(join(folder, TEMPLATES), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => {
        const facts = readFileSync(join(folder, TEMPLATES, name, 'template.json'), 'utf8')
        return [name, { name, .../** @type {Omit<Template, 'name'>} */ (JSON.parse(facts)) }]
      }),
  )

/** Puts values where their names stand, as `{{name}}`. @param {string} text @param {Record<string, string>} values */
export const fill = (text, values) =>
  Object.entries(values).reduce((filled, [key, value]) => filled.replaceAll(`{{${key}}}`, () => value), text)
