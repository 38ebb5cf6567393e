import * as React from 'react'
import { cloneElement, type ComponentType, lazy, type ReactElement, Suspense } from 'react'
import type { PreviewPage } from '@galley/core/preview'
import type { Drafts, PublishedPage } from '@galley/theme/hooks/draft-store'
import { keepImages } from './keep-images'
import { NoPageThere } from './no-page-there'
import { pagePath } from './page-path'
import { isGone, type PreviewKnowledge, shownPage } from './preview-store'
import { WaitingScreen } from './waiting-screen'

/** Loads a template by its path in `src/`; rejects with the code MODULE_NOT_FOUND when there is none. */
export type LoadTemplate = (name: string) => Promise<{ default: ComponentType<never> }>

interface TemplateProps {
  data: unknown
  published: ReactElement
}

type RenderedState = Pick<PreviewKnowledge, 'pages' | 'unsaved' | 'status'>
type ComparedState = RenderedState & Pick<PreviewKnowledge, 'against' | 'comparedPages' | 'builtPaths' | 'hiddenPaths'>

/** Renders pages with their drafts; unknown and unchanged pages are rendered as published. */
export function createDraftRenderer(loadTemplate: LoadTemplate, origin: string) {
  const fetched = new Map<string, ComponentType<TemplateProps>>()
  const componentOf = (name: string) => {
    const known = fetched.get(name)
    if (known) return known
    const component = lazy(async () => {
      const template = loadTemplate(name) as Promise<{ default: ComponentType<TemplateProps> }>
      return template.catch((error: unknown) => {
        // The site was built before its preview server got this template.
        if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return { default: Published }
        throw error
      })
    })
    fetched.set(name, component)
    return component
  }

  // Rendered again for other reasons, a page keeps its data, and with it all that React need not look at.
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
      const isWaited = page === undefined && (state.status === 'connecting' || state.status === 'live')
      return published.isNotFound && isWaited ? <WaitingScreen /> : element
    }
    if (published.isNotFound || !usesTemplate(published, page.component)) return renderNew(page, element)
    // Same component, same position: React mounts nothing again.
    return cloneElement(element as ReactElement<{ data: unknown }>, { data: dataOf(page, published.data) })
  }

  const renderCompared = (state: ComparedState, element: ReactElement, published: PublishedPage) => {
    const { pages, comparedPages, status } = state
    const path = pagePath(published.path)
    const isDeleted = isGone(state, path)
    // A page without a file in the content is the same everywhere.
    if (comparedPages.get(path) || (!pages.get(path) && !isDeleted))
      return renderWith({ pages: comparedPages, status }, element, published)
    return <NoPageThere reason={!comparedPages.has(path) ? 'pending' : isDeleted ? 'gone' : 'new'} />
  }

  return {
    dataOf,
    rendererFor:
      (state: ComparedState): Drafts['render'] =>
      (element, published) =>
        // The build may have been made with drafts, and then with one that was deleted since.
        state.against !== undefined && isGone(state, pagePath(published.path))
          ? renderCompared(state, element, published)
          : renderWith(state, element, published),
    /** Renders pages as what the preview is compared with has them. */
    comparedRendererFor:
      (state: ComparedState): Drafts['render'] =>
      (element, published) =>
        renderCompared(state, element, published),
  }
}

const Published = ({ published }: TemplateProps) => published

/** Gatsby names the component of a page by its file, and those of MDX pages by the content's file too. */
const usesTemplate = ({ component }: PublishedPage, name: string) =>
  component === undefined || component.startsWith(`component---src-${name.replaceAll('/', '-')}-tsx`)
