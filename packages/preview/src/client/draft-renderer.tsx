import * as React from 'react'
import { cloneElement, type ComponentType, lazy, type ReactElement, Suspense } from 'react'
import type { PreviewPage } from '@galley/core/preview'
import { decodePath, withoutSlash } from '@galley/core/url-path'
import type { Drafts, PublishedPage } from '@galley/theme/hooks/draft-store'
import * as S from './draft-renderer.styles'
import { keepImages } from './keep-images'
import { isGone, type PreviewStoreState, shownPage } from './preview-store'

/** Loads a template by its path in `src/`. Rejects with the code MODULE_NOT_FOUND if the template does not exist. */
export type LoadTemplate = (name: string) => Promise<{ default: ComponentType<never> }>

interface TemplateProps {
  data: unknown
  published: ReactElement
}

type RenderedState = Pick<PreviewStoreState, 'pages' | 'unsaved' | 'status'>
type ComparedState = RenderedState & Pick<PreviewStoreState, 'against' | 'comparedPages' | 'builtPaths' | 'hiddenPaths'>

/** Returns the decoded path of a URL, without a slash at its end. */
export const pagePath = (pathname: string) => withoutSlash(decodePath(pathname) ?? pathname)

/** Renders pages with their drafts. Unknown and unchanged pages are rendered as published. */
export function createDraftRenderer(loadTemplate: LoadTemplate, origin: string) {
  const fetched = new Map<string, ComponentType<TemplateProps>>()
  const componentOf = (name: string) => {
    const known = fetched.get(name)
    if (known) return known
    const component = lazy(async () => {
      const template = loadTemplate(name) as Promise<{ default: ComponentType<TemplateProps> }>
      return template.catch((error: unknown) => {
        // The preview server is newer than this build and has a template that the build lacks.
        if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return { default: Published }
        throw error
      })
    })
    fetched.set(name, component)
    return component
  }

  // The same page gets the same data object, so that React skips it.
  let last: { page: PreviewPage; published: unknown; data: unknown } | undefined
  const dataOf = (page: PreviewPage, published: unknown) => {
    if (last?.page !== page || last.published !== published) {
      last = { page, published, data: keepImages(published, page.data, page.changedImages, origin) }
    }
    return last.data
  }

  const renderNew = (page: PreviewPage, published: ReactElement) => {
    const Component = componentOf(page.component)
    const props = { data: dataOf(page, undefined), location: window.location, pageContext: {}, params: {}, published }
    return (
      <Suspense key={page.path} fallback={<WaitingScreen />}>
        <Component {...props} />
      </Suspense>
    )
  }

  const renderWith = (state: RenderedState, element: ReactElement, published: PublishedPage) => {
    const page = shownPage(state, pagePath(published.path))
    if (!page) {
      const isPending = page === undefined && (state.status === 'connecting' || state.status === 'live')
      return published.isNotFound && isPending ? <WaitingScreen /> : element
    }
    if (published.isNotFound || !usesTemplate(published, page.component)) return renderNew(page, element)
    // React keeps the mounted page, because the component and its position are the same.
    return cloneElement(element as ReactElement<{ data: unknown }>, { data: dataOf(page, published.data) })
  }

  const renderCompared = (state: ComparedState, element: ReactElement, published: PublishedPage) => {
    const { pages, comparedPages, status } = state
    const path = pagePath(published.path)
    const isDeleted = isGone(state, path)
    // A page without a content file is the same in every version.
    if (comparedPages.get(path) || (!pages.get(path) && !isDeleted))
      return renderWith({ pages: comparedPages, status }, element, published)
    return <MissingPage reason={!comparedPages.has(path) ? 'pending' : isDeleted ? 'gone' : 'new'} />
  }

  return {
    dataOf,
    /** Returns the function that renders the pages of a view: the drafts, or the compared version. */
    rendererFor:
      (state: ComparedState, view: PreviewStoreState['view']): Drafts['render'] =>
      (element, published) => {
        // A preview build may contain a draft that has been deleted since.
        const isGoneDraft = state.against !== undefined && isGone(state, pagePath(published.path))
        return (view === 'published' || isGoneDraft ? renderCompared : renderWith)(state, element, published)
      },
  }
}

const Published = ({ published }: TemplateProps) => published

/** Gatsby names a component after the component's file. For MDX pages, Gatsby appends the name of the content file. */
const usesTemplate = ({ component }: PublishedPage, name: string) =>
  component === undefined || component.startsWith(`component---src-${name.replaceAll('/', '-')}-tsx`)

/** Shown instead of a page until the preview server answers. */
const WaitingScreen = () => (
  <S.Waiting role="status">
    <S.Mark />
    <p>Looking for a draft of this page…</p>
  </S.Waiting>
)

const MISSING_TEXTS = {
  pending: 'Loading this page…',
  new: 'This page is new: it exists in the drafts only.',
  gone: 'This page no longer exists: it was in the drafts only, and was deleted.',
} as const

/** Shown until the preview server answers, and if the compared version does not have the page. */
const MissingPage = ({ reason }: { reason: keyof typeof MISSING_TEXTS }) => (
  <S.Missing role="status">
    <p>{MISSING_TEXTS[reason]}</p>
  </S.Missing>
)
