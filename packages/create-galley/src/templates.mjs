import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from './files.mjs'

/**
 * @typedef {object} Template a site to start from: a folder of `templates` with its `content`, and these facts in `template.json`
 * @property {string} name of its folder
 * @property {string} title the product's name and what the site holds, for sites with one area alone
 * @property {string} description the site in one sentence, unless you give another one
 * @property {{ label: string, to: string }} [docs] the menu entry of the documentation; a template without it has no documentation
 * @property {string} [docsField] a field of documentation pages, as it stands in `src/content.config.ts`
 * @property {string[]} areas names of `AREAS`, unless you choose others
 * @property {string} color name of a scale, unless you choose another
 * @property {string} demoName name of its demo
 *
 * @typedef {object} Area
 * @property {string} label
 * @property {string} path
 * @property {string[]} content files and folders of the template's content, or of the shared content if the template has none
 * @property {'header' | 'footer'} menu `header`: both menus have it
 * @property {string} column title of its column in the footer
 * @property {string} [searchIcon] of areas that are searched apart
 * @property {string[]} [code] files of this repository that its page templates need
 */

/** The areas that a new site can have beside its documentation. */
export const AREAS = /** @type {Record<string, Area>} */ ({
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
    code: [
      'src/components/template-article',
      'src/components/template-card',
      'src/components/template-gallery',
      'src/components/use-template',
      'src/templates/template.fragment.ts',
    ],
  },
  studio: { label: 'Studio', path: '/studio', content: ['studio'], menu: 'header', column: 'Product' },
  pricing: { label: 'Pricing', path: '/pricing', content: ['pricing.yml'], menu: 'header', column: 'Product' },
  search: { label: 'All pages', path: '/search', content: ['search'], menu: 'footer', column: 'Learn' },
})

/** The folder with the templates. */
export const templatesFolder = join(packageFolder, 'templates')
/** The files that all templates share. */
export const sharedFolder = join(templatesFolder, 'shared')

/** The templates by their names. @type {Record<string, Template>} */
export const TEMPLATES = Object.fromEntries(
  readdirSync(templatesFolder)
    .filter((name) => name !== 'shared')
    .map((name) => {
      const facts = readFileSync(join(templatesFolder, name, 'template.json'), 'utf8')
      return [name, { name, .../** @type {Omit<Template, 'name'>} */ (JSON.parse(facts)) }]
    }),
)

/** Puts values where their names stand, as `{{name}}`. @param {string} text @param {Record<string, string>} values */
export const fill = (text, values) =>
  Object.entries(values).reduce((filled, [key, value]) => filled.replaceAll(`{{${key}}}`, () => value), text)
