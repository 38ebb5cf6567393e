import { Parser } from 'htmlparser2'

/** The text below a heading, as VitePress indexes it. */
export interface PageSection {
  title: string
  /** The headings above it, outermost first. */
  titles: string[]
  text: string
}

const HEADING = /^h[1-6]$/
/** Elements without text of the page. Markdown pages of VitePress have none of them. */
const LEFT_OUT = /^(nav|script|style|svg)$/
/** Elements that can be a part of a word. VitePress ends all others with a line break. */
const INLINE = /^(a|abbr|b|code|del|em|i|kbd|mark|s|span|strong|sub|sup|u)$/

/** Splits the `main` element of a page at its headings. Leaves out the text above the first heading, as VitePress does. */
export function splitSections(html: string): PageSection[] {
  const sections: PageSection[] = []
  /** The last heading of each level. */
  const path: string[] = []
  let isMain = false
  let isHeading = false
  let leftOut = 0
  const parser = new Parser({
    onopentag: (name) => {
      if (name === 'main') isMain = true
      else if (LEFT_OUT.test(name)) leftOut += 1
      else if (isMain && leftOut === 0 && HEADING.test(name)) {
        path.length = Number(name[1]) - 1
        sections.push({ title: '', titles: path.filter(Boolean), text: '' })
        isHeading = true
      }
    },
    ontext: (text) => {
      const section = sections.at(-1)
      if (section && isMain && leftOut === 0) section[isHeading ? 'title' : 'text'] += text
    },
    onclosetag: (name) => {
      const section = sections.at(-1)
      if (name === 'main') isMain = false
      else if (LEFT_OUT.test(name)) leftOut -= 1
      else if (section && isHeading && HEADING.test(name)) {
        path.push(section.title.trim())
        isHeading = false
      } else if (section && !isHeading && !INLINE.test(name)) section.text += '\n'
    },
  })
  parser.end(html)
  return sections
}
