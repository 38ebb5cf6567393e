import * as React from 'react'
import { cloneElement, type ComponentType, lazy, type ReactElement, Suspense } from 'react'
import type { Drafts, PublishedPage } from '~/hooks/draft-store'
import type { PreviewPage } from '~/lib/preview'
import { keepImages } from './keep-images'
import { pagePath } from './page-path'
import { type PreviewKnowledge, shownPage } from './preview-store'
import { WaitingScreen } from './waiting-screen'

/** The components of pages by their names below `src/`, as they are fetched. */
export type PageComponents = Readonly<Record<string, () => Promise<{ default: ComponentType<never> }>>>

type DrawnState = Pick<PreviewKnowledge, 'pages' | 'unsaved' | 'status'>

/** Gives what draws pages as the preview knows them; what is not known, or not different, is drawn as it was published. */
export function createDrawer(components: PageComponents, origin: string) {
  const fetched = new Map<string, ComponentType<object>>()
  const componentOf = (name: string) => {
    const load = components[name]
    if (!load || fetched.has(name)) return fetched.get(name)
    const component = lazy(load as () => Promise<{ default: ComponentType<object> }>)
    fetched.set(name, component)
    return component
  }

  // Drawn again for other reasons, a page keeps its data, and with it all that React need not look at.
  let last: { page: PreviewPage; published: unknown; data: unknown } | undefined
  const dataOf = (page: PreviewPage, published: unknown) => {
    if (last?.page !== page || last.published !== published) {
      last = { page, published, data: keepImages(published, page.data, page.changedImages, origin) }
    }
    return last.data
  }

  const drawNew = (page: PreviewPage, published: ReactElement) => {
    const Component = componentOf(page.component)
    if (!Component) return published
    const props = { data: dataOf(page, undefined), location: window.location, pageContext: {}, params: {} }
    return (
      <Suspense key={page.path} fallback={<WaitingScreen />}>
        <Component {...props} />
      </Suspense>
    )
  }

  return {
    dataOf,
    drawerFor:
      (state: DrawnState): Drafts['draw'] =>
      (element, published) => {
        const page = shownPage(state, pagePath(published.path))
        if (!page) {
          const isWaited = page === undefined && (state.status === 'connecting' || state.status === 'live')
          return published.isNotFound && isWaited ? <WaitingScreen /> : element
        }
        if (published.isNotFound || !isDrawnBy(published, page.component)) return drawNew(page, element)
        // Of the same component in the same place: nothing in it is mounted anew.
        return cloneElement(element as ReactElement<{ data: unknown }>, { data: dataOf(page, published.data) })
      },
  }
}

/** Gatsby names the component of a page by its file, and those of MDX pages by the content's file too. */
const isDrawnBy = ({ component }: PublishedPage, name: string) =>
  component === undefined || component.startsWith(`component---src-${name.replaceAll('/', '-')}-tsx`)
