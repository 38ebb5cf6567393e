export { buildSearchSections } from './build-search-sections'
export { findColonLines } from './check-colons'
export type { CompiledContent } from './compile-markdown'
export { compileMarkdown, summarize } from './compile-markdown'
export type { ContentComponent } from '../directive'
export type { ContentComponentName } from './content-components'
export { contentComponents, replacedComponents, syntaxComponents } from './content-components'
export { findComponent } from './directive-messages'
export { checkFile } from './directives'
export type { ComponentProp, ContentEnvironment, DocumentContext, IncludedFile, PlacedLink } from './document-context'
export { contentTextsOf, createDocumentContext, TOO_DEEP } from './document-context'
export { EXAMPLES, findNames, GLOSSARY_FILE } from './declared-names'
export { expandIncludes, findIncludes, selectLines } from './expand-includes'
export {
  AUTO_COLLAPSE_LINES,
  codeOf,
  compileFence,
  describeCode,
  type FenceMeta,
  type HighlightedCode,
  isShownCode,
  readFenceMeta,
} from './fences'
export { headingIdSyntax, readHeadingId, takeHeadingIds } from './heading-ids'
export { checkHeldContent } from './held-content'
export { resolveImage, resolveLink } from './links'
export { mathProps } from './math'
export { FOOTNOTE_ID_PREFIX, nameFootnotes, nameHeadings } from './name-headings'
export { convertCommand, expandPackageManagers } from './package-managers'
export { cjkEmphasis } from './parse-markdown'
export { keepUrlPoints, placeUrls } from './place-urls'
export { addPreviewSources, isPreviewSource, writePreviewSource } from './preview-source'
export { isSafeAttribute, isSafeTag } from './raw-html'
export { serveMarkdown } from './serve-markdown'
export { rehypeDirections } from './text-direction'
export { linkTextsOf, textOfTree, type LinkText } from './walk-tree'
export { writeLinks } from './write-markdown'
