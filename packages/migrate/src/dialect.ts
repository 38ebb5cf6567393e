import type { ContainerSyntax, OpenedText } from './containers'
import type { Computed } from './evaluate'
import type { FrontMatter } from './front-matter'
import type { SiteConfig } from './read-config'

/** A thing that a page could not keep, with the line of the source, and what to do. */
export interface Note {
  /** The file below the folder that is converted. */
  file: string
  line: number
  message: string
}

/** A component as a page of the old system has it: an element or a directive. */
export interface Part {
  name: string
  /** Texts, and `true` for a flag; of JSX also other values that are written out. */
  attributes: Record<string, unknown>
  /** The label of a directive, as Markdown. */
  label: string | undefined
  /** What is inside, converted. */
  content: string
  /** The named slots of MDC, converted. */
  slots: Record<string, string>
  /** The component around it. */
  around: Pick<Part, 'name' | 'attributes'> | undefined
  /** True for one that is among words. */
  isInline: boolean
}

/** What a rule may ask of the page that it converts. */
export interface PageTools {
  /** The URL of a link or of an image in the new site, relative to the page where it is a file. */
  link: (url: string) => string
  /** The URL of a link as fields have it: a path. */
  path: (url: string) => string
  image: (url: string) => string
  /** What includes a file that the page names; undefined when there is no such file. */
  include: (url: string, attributes?: Record<string, unknown>) => string | undefined
  /** The source of a component of the old site, by its name and the module that it is imported from. */
  component: (name: string, from?: string) => string | undefined
  /** An icon that is installed. */
  icon: (name: unknown) => string | undefined
  note: (message: string) => void
}

/** Questions of a dialect about the text of a page before it is parsed. Lines count from 0. */
export interface TextTools {
  /** Reads a file that the page names; undefined when there is none. */
  read: (file: string) => string | undefined
  note: (line: number, message: string) => void
}

/** Writes a component in the Markdown of this project; undefined when it cannot. */
export type Rule = (part: Part, page: PageTools) => string | undefined

/** A page as the sidebar of the old system has it. */
export interface PageFacts {
  /** The file below the folder of pages. */
  file: string
  /** Its front matter as it was written. */
  fields: Record<string, unknown>
}

/** What the old site says of a folder. */
export interface FolderFacts {
  /** The file that says it. */
  file: string
  /** Its position in the sidebar. */
  rank?: number
  /** As `.navigation.yml` has them. */
  fields: Record<string, unknown>
  /** Fields that have no counterpart. */
  unknown: string[]
}

/** The sidebar as the old site has it. */
export interface SidebarSource {
  /** The configuration that has it. */
  config: SiteConfig
  written: unknown
  /** True where the old site has no sidebar without one. */
  isExpected: boolean
  /** The name that the menus of the old site give to one of several sidebars. */
  titleOf?: (key: string) => string | undefined
}

/** What is special about one system. */
export interface Dialect {
  title: string
  /** The configuration, from the root of the site. */
  configFile: RegExp
  /** A text that the configuration has, where other systems have the same file. */
  configText?: RegExp
  /** The folder of the pages, and the one that is served as it is, from the folder of the site. */
  folders: (config: SiteConfig, configFile: string) => { pages: string | Computed; served: string }
  /** The locale whose pages are in a folder of their own and are the site's main ones, and all locales that have a folder. */
  locales?: (config: SiteConfig) => {
    own?: string | undefined
    others: string[]
    /** False where the folder of the main locale is no part of the URLs. */
    isInUrl?: boolean
  }
  /** True for pages that are MDX. */
  isMdx: (file: string) => boolean
  /** Patterns of files that the old site does not publish as pages, from the folder of the pages, and the name of the option. */
  unpublished?: (config: SiteConfig) => { option: string; patterns: unknown }
  /** The URL that the configuration gives to the site. */
  origin?: (config: SiteConfig) => unknown
  /** The URL of the repository that the pages are in. */
  repository?: (config: SiteConfig) => string | undefined
  /** Messages about settings that have no counterpart, and change where pages are. */
  unread?: (config: SiteConfig) => string[]
  /** Writes a syntax of the system as one that the other steps read. */
  openText?: (text: string, tools: TextTools) => OpenedText
  containers: ContainerSyntax
  /** Replaces a line that has a syntax of its own. */
  replaceLine?: (line: string) => string | undefined
  rules: Record<string, Rule>
  /** True where `{{ … }}` is code. */
  hasMustaches?: boolean
  /** True where `:name` may be a component among words. */
  hasInlineComponents?: boolean
  /** True where markdown-it reads pages: `{.name}` gives a class to what is before it, and "$5 or $6" is no formula. */
  isMarkdownIt?: boolean
  /** True where `^[…]` is a footnote. */
  hasInlineNotes?: boolean
  /** True where a page without a title has that of its first heading, of any level. */
  hasTitleInAnyHeading?: boolean
  /** Returns false where pages have no URLs that others could know, by the configuration file. */
  hasUrls?: (configFile: string) => boolean
  /** Pages that are none, such as a list of the others. */
  skips?: RegExp
  /** Lines of code that are not shown, by language. */
  hiddenLines?: Record<string, RegExp>
  /** The id of a heading, where it is not GitHub's. */
  headingId?: (text: string) => string
  /** Files at the start of an import or a URL, such as "@site/", and the folder that they mean. */
  aliases: Record<string, string>
  /** A name of a file or a folder without its order number, and that number. */
  readName?: (name: string) => { name: string; rank?: number }
  /** The position of a page in the sidebar, from its front matter. */
  rankOf?: (fields: Record<string, unknown>) => unknown
  /** True where a folder is where the first of its pages is. */
  hasFoldersByPage?: boolean
  /** True where the page of a folder is a line of its own in the sidebar, above the others. */
  hasIndexLines?: boolean
  /** True where the sidebar calls a folder as it is named. */
  hasRawFolderNames?: boolean
  /** Finds the sidebar. */
  sidebar?: (config: SiteConfig, read: (file: string) => SiteConfig) => SidebarSource
  /** The URLs of a page, the first as links have it. */
  urls: (page: PageFacts, path: string, config: SiteConfig) => string[]
  /** Converts the front matter. */
  convertFields: (matter: FrontMatter, page: PageTools) => void
  /** The file that says how a folder is shown, and what it says in the fields of `.navigation.yml`. */
  folderFile?: RegExp
  readFolder?: (fields: Record<string, unknown>) => Omit<FolderFacts, 'file'>
  /** The title and the blocks of a landing page, from its front matter. */
  landing?: (fields: Record<string, unknown>, page: PageTools) => { title: string; blocks: object[] } | undefined
  /** True where a README, or a page with the name of its folder, is the page of the folder. */
  hasOtherIndexes?: boolean
  /** True where relative URLs count from a URL that ends in a slash. */
  hasSlashes?: boolean
  /** Folders of pages that are no documentation, from the root of the site. */
  otherFolders: string[]
}
