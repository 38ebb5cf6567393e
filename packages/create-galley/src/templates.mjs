import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from './files.mjs'

/**
 * @typedef {object} Template a site to start from: a folder of `templates` with its `content`, and these facts in `template.json`
 * @property {string} name name of the folder
 * @property {string} title name of the product and kind of site, such as "{{name}} docs", for sites with a single area
 * @property {string} description default description of the site, one sentence
 * @property {{ label: string, to: string }} [docs] the menu entry of the documentation; missing in a template without documentation
 * @property {string} [docsField] a field of documentation pages, as code for `src/content.config.ts`
 * @property {string[]} areas default areas, names of `AREAS`
 * @property {string} color name of the default colour scale
 * @property {string} demoName name of its demo
 *
 * @typedef {object} Area
 * @property {string} label
 * @property {string} path
 * @property {string[]} content files and folders of the template's content, or of the shared content if the template has none
 * @property {'header' | 'footer'} menu menu with a link to the area; `header` adds the link to both menus
 * @property {string} column title of its column in the footer
 * @property {string} [searchIcon] icon of the area in the search; missing for areas without a filter of their own
 * @property {string[]} [code] files of this repository that the page templates of the area need
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
/** The files of hosts. */
export const hostsFolder = join(templatesFolder, 'hosts')

/** The templates by their names. @type {Record<string, Template>} */
export const TEMPLATES = Object.fromEntries(
  readdirSync(templatesFolder)
    .filter((name) => existsSync(join(templatesFolder, name, 'template.json')))
    .map((name) => {
      const facts = readFileSync(join(templatesFolder, name, 'template.json'), 'utf8')
      return [name, { name, .../** @type {Omit<Template, 'name'>} */ (JSON.parse(facts)) }]
    }),
)

/** Replaces placeholders such as `{{name}}` by their values. @param {string} text @param {Record<string, string>} values */
export const fill = (text, values) =>
  Object.entries(values).reduce((filled, [key, value]) => filled.replaceAll(`{{${key}}}`, () => value), text)
