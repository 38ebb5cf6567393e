import { posix } from 'node:path'
import { collections } from '@galley/site/collections'
import { stringify } from 'yaml'
import type { Arrangement } from './arrange-pages'
import { convertBody } from './convert-body'
import type { Note, PageFacts, PageTools } from './dialect'
import { type OldSite, PAGE } from './find-site'
import { pathOfTarget } from './find-translations'
import { FrontMatter } from './front-matter'
import { findLostWords } from './lost-words'
import { stemOf } from './page-names'
import { type ParsedBody, readBody } from './read-body'
import type { OldPage } from './resolve-urls'

/** A page of the old site, parsed but not converted. */
export interface Page extends OldPage, PageFacts {
  matter: FrontMatter
  body: ParsedBody
  /** True for a file that other pages include. */
  isPart: boolean
}

type Place = Pick<Page, 'file' | 'shown' | 'target' | 'urls' | 'isPart'>
type NoteLine = (line: number, message: string) => void

/** Fields that Galley allows in the front matter of a page. */
const FIELDS = new Set(Object.keys(collections.docs.schema.shape))

const silent = () => undefined
const NO_TOOLS: PageTools = {
  link: (url) => url,
  path: (url) => url,
  image: (url) => url,
  include: silent,
  component: silent,
  icon: silent,
  note: silent,
}

/** Parses the front matter and the text of a page. */
export function readPage(site: OldSite, raw: string, place: Place, note: NoteLine): Page {
  const { dialect, folder } = site
  const matter = new FrontMatter(raw, note)
  const { fields } = matter
  const body = readBody({
    dialect,
    isMdx: dialect.isMdx(place.file),
    hasMath: /remark-math|\bmath:\s*true/.test(site.config.text),
    matter,
    read(name) {
      const candidates = [posix.join(posix.dirname(place.shown), name), posix.join(folder, name), name]
      const path = candidates.find((one) => site.files.has(one))
      return path === undefined ? undefined : site.read(path)
    },
    note,
  })
  return {
    ...place,
    fields,
    matter,
    body,
    path: pathOfTarget(site, place.target),
    ids: body.ids.all,
    isLanding: dialect.landing?.(fields, NO_TOOLS) !== undefined,
  }
}

export interface ConvertOptions extends Pick<Arrangement, 'labels' | 'isUnlisted'> {
  site: OldSite
  tools: (page: Page, line: number) => PageTools
  /** Lists the messages about a page so far. */
  notesOf: (file: string) => readonly Note[]
}

/** Converts a page to a Galley file, and reports the words that the file lacks. */
export function convertPage(page: Page, options: ConvertOptions): { file: string; text: string } {
  const { matter, body } = page
  const { dialect } = options.site
  const tools = (line: number) => options.tools(page, line)
  const { note } = tools(1)
  const isTitleTaken = takesTitle(page)
  const text = convertBody(body, { dialect, isTitleTaken, tools })
  if (/\[.+\]$/.test(stemOf(page.file)))
    note('The old site generates several pages from this file. It became one page; write the other pages.')
  const landing = dialect.landing?.(matter.fields, tools(1))
  if (landing) {
    noteLostWords(page, `${landing.title}\n${text}`, options)
    const file = `content/${page.target.replace(PAGE, '.yml')}`
    const result = { file, text: writeLanding(page, landing, text, options.isUnlisted(page.file)) }
    const home = posix.join('content', options.site.translated?.locale ?? '', 'index.yml')
    note(`The landing page is ${file}. To use the file as the home page, move it to ${home}.`)
    return result
  }
  convertFields(page, isTitleTaken, options)
  const head = matter.toString()
  const whole = head === '' ? text.replace(/^\n+/, '') : head + text
  noteLostWords(page, whole, options)
  return { file: `content/${page.target}`, text: whole }
}

/** Returns true if a heading becomes the title field. Without the field, Galley takes the title from a first heading of level 1. */
function takesTitle({ isPart, matter, body: { title } }: Page): boolean {
  if (isPart || matter.fields['title'] !== undefined || title === undefined) return false
  return !(title.isFirst && title.node.depth === 1)
}

type Landing = NonNullable<ReturnType<NonNullable<OldSite['dialect']['landing']>>>

/** Writes a landing page as YAML. The text below the front matter becomes its last block. */
function writeLanding({ matter }: Page, landing: Landing, text: string, isUnlisted: boolean): string {
  const { title = landing.title, description } = matter.fields
  const blocks = text.trim() ? [...landing.blocks, { text: { body: `${text.trim()}\n` } }] : landing.blocks
  const more = { ...(description !== undefined && { description }), ...(isUnlisted && { navigation: false }) }
  return stringify({ title, ...more, blocks }, { lineWidth: 0 })
}

/** Replaces the fields of the old system, and adds fields from the sidebar and the title heading. */
function convertFields(page: Page, isTitleTaken: boolean, { site, tools, labels, isUnlisted }: ConvertOptions) {
  const { file, matter, isPart } = page
  site.dialect.convertFields(matter, tools(page, 1))
  matter.refuse(Object.keys(matter.fields).filter((name) => !FIELDS.has(name)))
  for (const name of ['title', 'description'])
    if (typeof matter.fields[name] === 'number') matter.set([name], String(matter.fields[name]))
  const { label, badge } = (isPart ? undefined : labels.get(file)) ?? {}
  const title = matter.fields['title'] ?? page.body.title?.words
  if (isTitleTaken) matter.set(['title'], title)
  if (label !== undefined && label !== title) matter.set(['navigation', 'title'], label)
  matter.set(['navigation', 'badge'], badge)
  if (isUnlisted(file) && !isPart) matter.set(['navigation'], false)
}

function noteLostWords(page: Page, text: string, { site, tools, notesOf }: ConvertOptions) {
  for (const { line, words } of findLostWords(page.body, text, notesOf(page.shown), site.dialect.hiddenLines))
    tools(page, line).note(
      `The new page lacks these words of the old page: "${words}". Add the words that readers need.`,
    )
}
