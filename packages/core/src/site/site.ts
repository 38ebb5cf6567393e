import type { Face, Typeface } from '@galley/tokens/fonts'
import type { ColorScale, ScaleName } from '@galley/tokens/scales'
import type { ColorRole } from '@galley/tokens/theme'
import type { SearchArea } from '../search-index'
import type { Language, Texts } from '../texts'
import type { Version } from '../versions'

interface SiteLink {
  label: string
  /** A path of the site, or a URL. */
  to: string
}

/** An entry of the header's menu: a link, or a group of links. */
interface SiteMenuItem extends Partial<SiteLink> {
  label: string
  /** Marks the entry on every page whose path starts with the prefix. @default `to`, on the first level */
  pathPrefix?: string
  children?: readonly SiteMenuItem[]
  /** Shown under the label. */
  description?: string
  /** An icon of the interface, such as "github", or of a set, such as "lucide:rocket". */
  icon?: string
  /** A picture or initials instead of an icon. */
  avatar?: { name?: string; src?: string }
  /** A short word after the label. */
  badge?: string
  trailingIcon?: string
  /** "_blank" opens a new tab. */
  target?: '_blank'
  /** "label" shows text without a link. "trigger" is a group whose text only opens and closes the group. */
  type?: 'label' | 'trigger'
  /** Name of the function in the header's `slots` that renders the content. */
  slot?: string
  /** Identifies the entry if several entries have the same label. @default label */
  value?: string
  active?: boolean
  disabled?: boolean
  open?: boolean
  defaultOpen?: boolean
}

/** The settings of a site. Browsers receive the settings, so the settings must not contain secrets. */
export interface Site {
  /** The product's name. */
  name: string
  /**
   * URL of the published site, such as "https://docs.example.com" or "https://acme.github.io/queue". Canonical links and the URLs of social images start
   * with this URL.
   */
  url: string
  /** Path of `url`, such as "/queue". Empty at the root of a host, and in `gatsby develop`. */
  basePath: string
  /**
   * Language of pages and interface, such as `de` of `@galley/core/languages/de`. For the dates of a region, write `{ ...de, code: 'de-AT' }`.
   * @default en
   */
  language: Language
  /**
   * Languages of a site with translations. Pages of the first language have paths without a prefix, pages of another language begin with its code, such as
   * "/de". Replaces `language`.
   * @default []
   */
  languages: readonly SiteLanguage[]
  /**
   * An SVG with a `viewBox`, as text. Header, footer, favicon and social images show it. `currentColor` is the colour of the text around it.
   * @default a sheet of paper
   */
  logo: string
  header: {
    /** False for a logo that shows the name itself. @default true */
    hasName: boolean
    /** The name of the site for screen readers. The header shows text after the product's name in small type. @default name */
    title: string
    /** Target of the link on the logo. @default '/' */
    to: string
    /** Entries in the middle of the header, and in the menu of narrow screens. @default [] */
    menu: readonly SiteMenuItem[]
    /** A button on the home page. A link to another site opens a new tab. @default none */
    action?: SiteLink
  }
  /** A line above the header of every page. @default none */
  announcement?: {
    /** Browsers store this id when a reader dismisses the announcement. Change the id when you change the text. */
    id: string
    text: string
    link?: SiteLink
    /** @default 'primary' */
    color?: ColorRole
    /** The last day on which the announcement is shown, such as "2026-12-31". */
    until?: string
  }
  footer: {
    /** Groups of links to the main pages. They also work without JavaScript. @default [] */
    columns: readonly { title: string; links: readonly SiteLink[] }[]
  }
  /** The repository of the site, for the link in the header and "Edit this page". @default none */
  repository?: { owner: string; name: string; url: string; branch: string }
  /**
   * URL of "Report a problem", with "{title}" and "{body}" for the title and the text of the report. False removes the link.
   * @default a new issue, if the repository is on GitHub
   */
  reportUrl?: string | false
  /** Names the authors of the commits on documentation pages. @default false */
  contributors: boolean
  /** Host of the templates' repositories. @default 'https://github.com' */
  codeHost: string
  /**
   * URL of the demo of each template with a `starter`, such as "https://{name}.demos.example.com". "{name}" is the `starter`. "" hides the demos.
   * @default GATSBY_DEMOS of the build's environment
   */
  demos: string
  /** Links at the end of the footer. Icons are named as in `header.menu`. @default [] */
  social: readonly (SiteLink & { icon: string })[]
  seo: {
    /** Title of pages in the browser; `%s` is the page's own title. @default `%s - ${name}` */
    titleTemplate: string
    /** Title of the home page in the browser. @default name */
    title: string
    /** One sentence about the site. The footer shows it, and pages without a description use it as their description. */
    description: string
    /** Renders an image for each page. Other sites show the image beside a link to the page. If false, other sites show the logo. @default true */
    socialImages: boolean
    /** Variable fonts of Fontsource for characters that the site's fonts lack: "@fontsource-variable/noto-sans-jp". @default [] */
    socialImageFonts: readonly string[]
  }
  images: {
    /** Hosts of other sites whose images pages may show, such as "img.shields.io". Readers' browsers load the images from these hosts. @default [] */
    hosts: readonly string[]
  }
  icons: {
    /**
     * Servers for icons that the build did not find, in the order in which browsers try the servers. Readers' browsers send requests to these
     * servers, for example to "https://api.iconify.design".
     * @default ['/api/icons']
     */
    sources: readonly string[]
  }
  search: {
    /**
     * Parts of the site that readers can search separately. Equally good results are in the order of the areas. A page belongs to the area with the
     * longest matching `pathPrefix`. Names become file names, so a name must consist of lower-case letters and digits, and start with a letter.
     * @default one area, "pages"
     */
    areas: readonly SearchArea[]
    /** Groups of words and phrases that mean the same on this site. @default [] */
    synonyms: readonly (readonly string[])[]
  }
  /**
   * Paths that readers can subscribe to, as RSS, Atom and JSON Feed. "/blog" is one feed of the pages below "/blog". "/authors/*" is a feed for each
   * page below "/authors", with the articles that refer to this page. Paths that the site does not have are ignored.
   * @default []
   */
  feeds: readonly string[]
  /**
   * Writes an HTML page for each redirect of an exact path, for hosts that cannot redirect, such as GitHub Pages. The page leads browsers to the
   * target. @default false
   */
  redirectPages: boolean
  /**
   * Versions of the documentation, the newest first. Exactly one version has the state "current": the files of this version are in `content/docs`, those
   * of the version "1" in `content/docs@1`, or in the Git tag, branch or commit that its field `ref` names.
   * @default []
   */
  versions: readonly Version[]
  /** Enables the Model Context Protocol at `/mcp`. Needs the package `@modelcontextprotocol/server`. @default false */
  mcp: boolean
  /** Previews of drafts for editors. The defaults are environment variables of the build. */
  preview: {
    /** Origin of the preview server: "/" for the site's own origin, "" for none. @default GATSBY_PREVIEW_API */
    api: string
    /** Origin of the preview server for URLs with `?staging`. @default GATSBY_PREVIEW_STAGING_API */
    stagingApi: string
    /** Origins that may show pages of this site in a frame. @default GATSBY_PREVIEW_EDITOR_ORIGINS, with commas between them */
    editorOrigins: readonly string[]
  }
  /** Origins of other sites that pages may use, such as "https://api.example.com". The content security policy blocks all other origins. */
  security: {
    /** Origins whose scripts pages may run. @default [] */
    scriptOrigins: readonly string[]
    /** Origins that scripts of pages may send requests to. @default [] */
    requestOrigins: readonly string[]
  }
  /** Sends page views and events to Plausible or a compatible server. Without `host` and `domain`, browsers do not load the analytics code. */
  analytics: {
    /** Origin that receives the events, such as "https://plausible.io"; "/" for the site's own origin. @default '' */
    host: string
    /** Name of the site in Plausible, such as "docs.example.com". Separate several names with commas. @default '' */
    domain: string
    /** Treats the text after "#" as part of a page's URL. @default false */
    hashMode: boolean
    /** Counts visits on localhost. @default false */
    localhost: boolean
    /** Counts clicks on links to other sites. @default false */
    outboundLinks: boolean
    /** Counts clicks on links to files, such as PDF and ZIP. @default false */
    fileDownloads: boolean
    /** Counts visits of pages that do not exist, as the event "404". @default false */
    notFound: boolean
    /** Counts searches without results as the event "Search: No Results", with the reader's search text. @default false */
    emptySearches: boolean
  }
  /** The question "Was this page helpful?" on documentation pages and articles. */
  feedback: {
    /** Receiver of the answers: "analytics", or the URL of an endpoint that accepts JSON. "" hides the question. @default '' */
    sendTo: string
  }
  updates: {
    /** Shows a notice about a new build on open pages. If false, the next page that a reader opens comes from the new build. @default false */
    notice: boolean
    /** Days for which `public/` keeps scripts, styles and images of earlier builds that open pages may still request. @default 14 */
    keepDays: number
  }
  /**
   * The colour scale of each role: the name of a scale in `@galley/tokens/scales`, or your own scale with shades 50 to 950.
   * @default { primary: 'green', secondary: 'sky', success: 'green', info: 'sky', warning: 'amber', error: 'red', neutral: 'slate' }
   */
  colors: Record<ColorRole, ScaleName | ColorScale>
  /** Fonts that replace the engine's fonts. @default {} */
  fonts: Partial<Record<Face, Typeface>>
  /**
   * Texts of the interface, by name. The settings list only texts that replace those of the language. Browsers have no table: builds put each text in
   * the place where code names it.
   * @default the texts of `language`
   */
  texts: Texts
  /** Shows printer's marks on heroes, covers, the 404 page and social images. @default false */
  printMarks: boolean
  /** Text at the end of the footer. @default `© ${name}` */
  copyright: string
}

/** A language of a site with translations. */
export interface SiteLanguage extends Language {
  /** Settings that differ in this language. Paths have no prefix of the language. @default {} */
  readonly site?: Partial<Pick<Site, 'announcement' | 'copyright' | 'footer'>> & {
    readonly [Name in 'header' | 'search' | 'seo' | 'texts']?: Partial<Site[Name]>
  }
}

/** Settings that are objects, where each field has its own default. */
type Group =
  | 'analytics'
  | 'colors'
  | 'feedback'
  | 'footer'
  | 'header'
  | 'icons'
  | 'images'
  | 'preview'
  | 'search'
  | 'texts'
  | 'updates'

/** Settings in `src/site.ts`: the required settings, and settings that differ from their defaults. */
export type SiteOptions = Pick<Site, 'name' | 'url'> &
  Partial<Omit<Site, 'name' | 'url' | 'basePath' | 'seo' | Group>> & { [Name in Group]?: Partial<Site[Name]> } & {
    seo: Pick<Site['seo'], 'description'> & Partial<Site['seo']>
  }
