import type { Version } from '@galley/core/versions'
import type { ContainerSyntax, OpenedText } from './containers'
import type { Computed } from './evaluate'
import type { FrontMatter } from './front-matter'
import type { SiteConfig } from './read-config'

/** A message about a change or a loss in the conversion, with a remedy. */
export interface Note {
  /** The file, relative to the folder of the old site. */
  file: string
  line: number
  message: string
}

export type Report = (file: string, line: number, message: string) => void

/** An element or directive of a page of the old system. */
export interface Part {
  name: string
  /** Texts, `true` for a flag, and in JSX also other literal values. */
  attributes: Record<string, unknown>
  /** The label of a directive, as Markdown. */
  label: string | undefined
  /** The converted content. */
  content: string
  /** The converted slots of MDC, by name. */
  slots: Record<string, string>
  /** The component that contains this component. */
  around: Pick<Part, 'name' | 'attributes'> | undefined
  /** True for a component within text. */
  isInline: boolean
}

/** Functions with which a rule resolves URLs, finds components and icons, and reports messages. */
export interface PageTools {
  /** Returns the new URL of a link: relative to the page for a content file. */
  link: (url: string) => string
  /** Returns the new URL of a link in a field: an absolute path for a page. */
  path: (url: string) => string
  /** Copies an image, and returns its new URL. */
  image: (url: string) => string
  /** Returns the directive that includes a file; undefined if there is no such file. */
  include: (url: string, attributes?: Record<string, unknown>) => string | undefined
  /** Returns the source of a component of the old site, by its name and the module of its import. */
  component: (name: string, from?: string) => string | undefined
  /** Returns the name of the installed icon for an icon of the old site. */
  icon: (name: unknown) => string | undefined
  note: (message: string) => void
}

/** Functions for a dialect that rewrites the text of a page before parsing. Lines count from 0. */
export interface TextTools {
  /** Reads a file that the page names. Returns undefined for a missing file. */
  read: (file: string) => string | undefined
  note: (line: number, message: string) => void
}

/** Writes a component in the Markdown of this project. Returns undefined if the component has no counterpart. */
export type Rule = (part: Part, page: PageTools) => string | undefined

/** A page of the old site. */
export interface PageFacts {
  /** The file, relative to the folder of pages. */
  file: string
  /** The fields of its front matter. */
  fields: Record<string, unknown>
}

/** The settings of a folder in the old site. */
export interface FolderFacts {
  /** The file with the settings. */
  file: string
  /** The position of the folder in the sidebar. */
  rank?: number
  /** Fields for `.navigation.yml`. */
  fields: Record<string, unknown>
  /** Names of fields without a counterpart. */
  unknown: string[]
}

/** The sidebar of the old site. */
export interface SidebarSource {
  /** The configuration that contains the sidebar. */
  config: SiteConfig
  written: unknown
  /** True if the old system does not generate a sidebar by itself. */
  isExpected: boolean
  /** Returns the label that a menu of the old site gives to one of several sidebars. */
  titleOf?: (key: string) => string | undefined
}

/** The folder with the translated pages of a locale. */
export interface TranslationFolder {
  locale: string
  folder: string
  /** True for the folder of the originals, where the names of translated files end in the locale. */
  isSuffix?: boolean
}

/** A version of the old site. The name may contain any characters. */
export interface OldVersion extends Version {
  /** The folder of the pages, relative to the site; undefined for the folder of the dialect. */
  folder: string | undefined
  /** The folders of translations, relative to the site. A folder may be missing. */
  translations: TranslationFolder[]
  /** The dialect with the URLs and the sidebar of the version. */
  dialect: Dialect
}

/** The syntax, files and settings of one system. */
export interface Dialect {
  title: string
  /** Matches the configuration file, relative to the root of the site. */
  configFile: RegExp
  /** Matches the text of the configuration, for systems that share a file name. */
  configText?: RegExp
  /** Returns the folder of the pages and the folder that is served unchanged, relative to the site. */
  folders: (config: SiteConfig, configFile: string) => { pages: string | Computed; served: string }
  /** Returns the main locale if its pages have a folder of their own, and all other locales with a folder beside the pages. */
  locales?: (config: SiteConfig) => {
    /** The code of the main language. @default "en" */
    language?: string | undefined
    own?: string | undefined
    others: string[]
    /** False if URLs do not contain the folder of the main locale. */
    isInUrl?: boolean
    /** True if the names of translated files end in the locale, such as "setup.de.md". */
    isSuffix?: boolean
    /** True if a path such as "/docs/a" on a translated page leads to a translated page. */
    hasLocalPaths?: boolean
  }
  /** Lists the versions of a site, the newest first. A site without versions has one. `readText` reads a file of the site. */
  versions?: (config: SiteConfig, readText: (file: string) => string | undefined) => OldVersion[]
  /** Returns true for pages in MDX. */
  isMdx: (file: string) => boolean
  /** Returns the option that excludes files from the old site, with its patterns relative to the folder of pages. */
  unpublished?: (config: SiteConfig) => { option: string; patterns: unknown }
  /** Returns the URL of the site from its configuration. */
  origin?: (config: SiteConfig) => unknown
  /** Returns the URL of the repository of the pages. */
  repository?: (config: SiteConfig) => string | undefined
  /** Returns messages about settings that move pages and have no counterpart. */
  unread?: (config: SiteConfig) => string[]
  /** Rewrites syntax of several lines before all other steps. */
  openText?: (text: string, tools: TextTools) => OpenedText
  containers: ContainerSyntax
  /** Rewrites the syntax of one line. */
  replaceLine?: (line: string) => string | undefined
  rules: Record<string, Rule>
  /** True if `{{ … }}` is code. */
  hasMustaches?: boolean
  /** True if `:name` may be a component within text. */
  hasInlineComponents?: boolean
  /** True for pages of markdown-it: `{.name}` adds a class to the preceding text, and "$5 or $6" is not a formula. */
  isMarkdownIt?: boolean
  /** True if `^[…]` is a footnote. */
  hasInlineNotes?: boolean
  /** True if the first heading of any level is the title of a page without a title. */
  hasTitleInAnyHeading?: boolean
  /** Returns false for a configuration file of pages without public URLs. */
  hasUrls?: (configFile: string) => boolean
  /** Matches Markdown files that are not pages, such as a table of contents. */
  skips?: RegExp
  /** Matches lines of code that the old system hides, by language. */
  hiddenLines?: Record<string, RegExp>
  /** Returns the id of a heading. @default the id that GitHub gives */
  headingId?: (text: string) => string
  /** Prefixes of imports and URLs, such as "@site/", each with its folder. */
  aliases: Record<string, string>
  /** Splits the name of a file or folder into the name and the order number. */
  readName?: (name: string) => { name: string; rank?: number }
  /** Returns the position of a page in the sidebar, from its front matter. */
  rankOf?: (fields: Record<string, unknown>) => unknown
  /** True if a folder has the position of its first page. */
  hasFoldersByPage?: boolean
  /** True if the sidebar lists the page of a folder as the first page in the folder. */
  hasIndexLines?: boolean
  /** True if the label of a folder is its name. */
  hasRawFolderNames?: boolean
  /** Finds the sidebar in the configuration. */
  sidebar?: (config: SiteConfig, read: (file: string) => SiteConfig) => SidebarSource
  /** Returns the URLs of a page. Links of the old site use the first URL. */
  urls: (page: PageFacts, path: string, config: SiteConfig) => string[]
  /** Replaces fields of the front matter. */
  convertFields: (matter: FrontMatter, page: PageTools) => void
  /** Matches the file with the settings of a folder. */
  folderFile?: RegExp
  /** Converts the settings of a folder. */
  readFolder?: (fields: Record<string, unknown>) => Omit<FolderFacts, 'file'>
  /** Builds the title and the blocks of a landing page from its front matter; undefined for other pages. */
  landing?: (fields: Record<string, unknown>, page: PageTools) => { title: string; blocks: object[] } | undefined
  /** True if the page of a folder may be a README, or a page with the name of the folder. */
  hasOtherIndexes?: boolean
  /** True if relative URLs resolve from a URL that ends in a slash. */
  hasSlashes?: boolean
  /** Folders of pages outside the documentation, relative to the root of the site. */
  otherFolders: string[]
}
