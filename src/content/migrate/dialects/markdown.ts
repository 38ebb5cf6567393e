import type { Dialect } from '../dialect'
import { NO_CONFIG } from '../read-config'
import { badge, image } from '../rules'
import { docusaurus } from './docusaurus'

const LINE = /^(\s*)[-*+] \[([^\]]+)\]\(([^)]*)\)/

/** Folders of Markdown without a system, such as a README and its chapters, and books of mdBook. */
export const markdown: Dialect = {
  title: 'Markdown',
  configFile: /^book\.toml$/,
  folders: (_, configFile) => ({ pages: configFile === '' ? '' : 'src', served: '' }),
  isMdx: (file) => file.endsWith('.mdx'),
  containers: { open: () => undefined },
  hasOtherIndexes: true,
  hasTitleInAnyHeading: true,
  hasNoUrls: true,
  skips: /(^|\/)SUMMARY\.md$/,
  // mdBook hides these lines of Rust, where they would be no code.
  hiddenLines: { rust: /^\s*#(?:\s|$)/ },
  otherFolders: [],
  aliases: {},
  rules: { Badge: badge('type'), Image: image },
  readName: docusaurus.readName!,
  rankOf: ({ order, nav_order, weight, sidebar_position }) => order ?? nav_order ?? weight ?? sidebar_position,
  sidebar(_, read) {
    const config = ['src/SUMMARY.md', 'SUMMARY.md'].map(read).find(({ text }) => text !== '')
    return { config: config ?? NO_CONFIG, written: config && readSummary(config.text), isExpected: false }
  },
  urls: (_, path) => [`/${path}`, `/${path}.html`],
  convertFields(matter) {
    for (const name of ['order', 'nav_order', 'weight', 'sidebar_position', 'redirect_from', 'aliases', 'permalink'])
      matter.take(name)
    const labels = ['sidebar_label', 'nav_title', 'linkTitle'].map((name) => matter.takeText(name))
    matter.set(['navigation', 'title'], labels.find(Boolean))
    const keywords = [matter.take('keywords'), matter.take('tags')].flat().filter((one) => typeof one === 'string')
    if (keywords.length > 0) matter.set(['search'], { keywords: [...new Set(keywords)] })
  },
}

/** The chapters of mdBook's summary, as lines of a sidebar. */
function readSummary(text: string) {
  return text.split('\n').flatMap((line) => {
    const [, , label, link = ''] = LINE.exec(line) ?? []
    return label === undefined || link === ''
      ? []
      : [{ text: label.replaceAll('`', ''), link: link.replace(/^\.\//, '') }]
  })
}
