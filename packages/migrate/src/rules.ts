import { readVideoSource } from '@galley/core/video-source'
import { toTabs } from './code-tabs'
import { toLabel, writeAttribute, writeContainer } from './containers'
import type { PageTools, Part, Rule } from './dialect'
import { isExternal, linkImage } from './external-images'
import { showCode } from './show-code'

/** Returns the first attribute with a text from a list of names. */
export const textOf = ({ attributes }: Pick<Part, 'attributes'>, ...names: string[]): string | undefined =>
  names.map((name) => attributes[name]).find((value): value is string => typeof value === 'string' && value !== '')

/** Returns the label of a component as Markdown, from its brackets or an attribute. */
export const labelOf = (part: Part, ...names: string[]): string | undefined => {
  const text = textOf(part, ...names)
  return part.label ?? part.slots[names[0] ?? '']?.trim() ?? (text === undefined ? undefined : toLabel(text))
}

const isSet = ({ attributes }: Part, name: string) => [true, 'true'].includes(attributes[name] as boolean | string)

/** Writes a callout. `title` is the title that the old system shows by default. */
export const callout =
  (type: 'note' | 'tip' | 'warning' | 'caution', title?: string): Rule =>
  (part, page) =>
    writeContainer(
      type,
      { label: labelOf(part, 'title') ?? title, attributes: { icon: page.icon(part.attributes['icon']) } },
      withLink(part, page),
    )

/** Appends a link if the component leads to a page. */
const withLink = (part: Part, page: PageTools) => {
  const to = textOf(part, 'to', 'href')
  return to === undefined ? part.content : `${part.content.trimEnd()}\n\n[Read more](${page.link(to)})`
}

/** Writes a callout whose type is in an attribute. */
export const calloutBy =
  (name: string, types: Record<string, Rule>, other: Rule): Rule =>
  (part, page) =>
    (types[textOf(part, name) ?? ''] ?? other)(part, page)

export const tabs =
  (syncName: string): Rule =>
  (part) => {
    // Reading the attribute prevents a message about it. The inner tabs take their labels from it.
    void part.attributes['values']
    const sync = textOf(part, syncName)?.replace(/[^\w-]+/g, '-')
    return writeContainer('tabs', { attributes: { sync } }, part.content)
  }

export const tab: Rule = (part) => {
  const value = textOf(part, 'value')
  // In Docusaurus, the outer element may have the labels.
  const values = part.around?.attributes['values']
  const listed = Array.isArray(values) ? (values as (Record<string, unknown> | undefined)[]) : []
  const label = listed.find((one) => one?.['value'] === value)?.['label']
  const own = labelOf(part, 'label') ?? (typeof label === 'string' ? toLabel(label) : undefined)
  return writeContainer('tab', { label: own ?? toLabel(value ?? 'Tab') }, part.content)
}

export const group =
  (name: 'card-group' | 'code-group' | 'field-group' | 'file-tree' | 'steps' | 'code-tree'): Rule =>
  (part) =>
    writeContainer(name, {}, part.content)

/** Writes a group of code blocks, or tabs if a code block has a preview. */
export const codeGroup: Rule = ({ content }) =>
  /^\s*:{3,}tab\[/m.test(content) ? toTabs(content) : writeContainer('code-group', {}, content)

/** Writes the preview of a code group as a tab. */
export const codePreview: Rule = (part, page) =>
  part.around?.name === 'code-group'
    ? writeContainer('tab', { label: labelOf(part, 'label') ?? 'Preview' }, part.content)
    : unwrap(part, page)

const EMBEDDED =
  /^(?:https?:)?\/\/(?:(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})|player\.vimeo\.com\/video\/(\d+))/

/** Returns the page URL of a video on YouTube or Vimeo; undefined for other URLs. */
export function pageOfVideo(url: string): string | undefined {
  const [, youtube, vimeo] = EMBEDDED.exec(url) ?? []
  if (youtube) return `https://www.youtube.com/watch?v=${youtube}`
  if (vimeo) return `https://vimeo.com/${vimeo}`
  return isExternal(url) && readVideoSource(url) ? url : undefined
}

/** Writes a video of this site, YouTube or Vimeo. */
export const video: Rule = (part, page) => {
  const src = textOf(part, 'src') ?? ''
  const shown = pageOfVideo(src) ?? (isExternal(src) || src === '' ? src : page.link(src))
  if (!readVideoSource(shown)) return undefined
  const poster = textOf(part, 'poster')
  const attributes = {
    src: shown,
    title: textOf(part, 'title', 'label', 'alt') ?? 'Video',
    ...(poster !== undefined && !isExternal(poster) && { poster: page.image(poster) }),
  }
  return `::video{${Object.entries(attributes)
    .map(([name, value]) => writeAttribute(name, value))
    .join(' ')}}`
}

export const card: Rule = (part, page) => {
  const to = textOf(part, 'to', 'href')
  const attributes = { to: to && page.link(to), icon: page.icon(part.attributes['icon']) }
  const text = textOf(part, 'description')
  const label = labelOf(part, 'title') ?? toLabel(to ?? 'More')
  return writeContainer('card', { label, attributes }, part.content || text || part.slots['description'] || '')
}

export const accordion: Rule = (part) => writeContainer('accordion', {}, part.content)

export const accordionItem: Rule = (part, page) =>
  writeContainer(
    'accordion-item',
    {
      label: labelOf(part, 'label') ?? 'Details',
      attributes: { icon: page.icon(part.attributes['icon']), open: isSet(part, 'defaultOpen') },
    },
    part.content,
  )

export const collapsible: Rule = (part) =>
  writeContainer(
    'collapsible',
    { label: labelOf(part, 'label', 'title', 'name') ?? 'Details', attributes: { open: isSet(part, 'open') } },
    part.content,
  )

export const field: Rule = (part) => {
  const { type, name, default: initial } = part.attributes
  const attributes = {
    name: part.label ?? name,
    type,
    required: isSet(part, 'required'),
    default: initial,
    deprecated: isSet(part, 'deprecated'),
  }
  return writeContainer(
    'field',
    { attributes },
    part.content || part.slots['description'] || textOf(part, 'description') || '',
  )
}

/** Keeps only the content of a component. */
export const unwrap: Rule = ({ content, slots, isInline }) => {
  const whole = [content, ...Object.values(slots)].filter((one) => one.trim())
  return isInline ? whole.join('') : whole.join('\n\n').trim()
}

/** Leaves out a component without content. */
export const remove =
  (message?: string): Rule =>
  (_, { note }) => {
    if (message !== undefined) note(message)
    return ''
  }

const COLORS: Record<string, string> = {
  info: 'info',
  note: 'info',
  tip: 'success',
  success: 'success',
  warning: 'warning',
  caution: 'warning',
  danger: 'error',
  error: 'error',
  primary: 'primary',
  secondary: 'secondary',
}

export const badge =
  (colorName: string): Rule =>
  (part) => {
    const color = COLORS[textOf(part, colorName) ?? '']
    const label = part.content.trim() || labelOf(part, 'text', 'label')
    if (label === undefined) return undefined
    return `:badge[${label}]${color ? `{${writeAttribute('color', color)}}` : ''}`
  }

export const link: Rule = (part, page) => {
  const to = textOf(part, 'to', 'href')
  const label = part.content.trim() || labelOf(part, 'title', 'label') || to
  return to === undefined || label === undefined ? undefined : `[${label}](${page.link(to)})`
}

export const image: Rule = (part, page) => {
  const src = textOf(part, 'src')
  if (src === undefined) return undefined
  const alt = textOf(part, 'alt')
  return isExternal(src) ? linkImage(src, alt, page) : `![${toLabel(alt ?? '')}](${page.image(src)})`
}

export const icon: Rule = (part, page) => {
  const name = page.icon(part.attributes['name'])
  // If the icon is not installed, its label for screen readers stays.
  return name === undefined ? (textOf(part, 'label', 'title') ?? '') : `:icon{${writeAttribute('name', name)}}`
}

export const kbd: Rule = (part) => {
  const keys = part.content.trim() || textOf(part, 'value')
  return keys === undefined ? undefined : `:kbd[${keys}]`
}

/** Writes a component as a code block. The code is the attribute `code`, or the content. */
export const codeBlock =
  (languageName: string): Rule =>
  (part) => {
    const code = textOf(part, 'code') ?? part.content
    if (code.trim() === '') return undefined
    const title = textOf(part, 'title')
    const fence = '`'.repeat(Math.max(3, ...(code.match(/`{3,}/g) ?? []).map(({ length }) => length + 1)))
    const info = [textOf(part, languageName) ?? 'text', ...(title ? [`[${title}]`] : [])].join(' ')
    return `${fence}${info}\n${code.replace(/^\n+|\s+$/g, '')}\n${fence}`
  }

export const include: Rule = (part, page) => {
  const { src = '', ...attributes } = part.attributes
  const included = page.include(String(src), attributes)
  if (included !== undefined) return included
  page.note(`The included file "${String(src)}" does not exist. Its name is shown as code; replace it with the text.`)
  return showCode(String(src), true)
}

/** Writes a numbered list as steps if each item has text below its first line. Other lists stay. */
export const stepsFromList: Rule = ({ content }) => {
  const points = content.trim().split(/^(?=\d+[.)] )/m)
  const steps = points.map((point) => {
    const [, mark = '', title = '', rest = ''] = /^(\d+[.)] +)([^\n]+)\n([\s\S]*)$/.exec(point.trimEnd()) ?? []
    const text = rest.replace(new RegExp(`^ {0,${mark.length}}`, 'gm'), '')
    // Steps would separate a paragraph of two lines into a heading and a text.
    return mark !== '' && /^\s*\n/.test(rest) ? `#### ${title.replace(/[.:]$/, '')}\n\n${text.trim()}` : undefined
  })
  return steps.every((step) => step !== undefined) ? writeContainer('steps', {}, steps.join('\n\n')) : content
}
