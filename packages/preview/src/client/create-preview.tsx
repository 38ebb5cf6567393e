import * as React from 'react'
import { type ComponentType, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { dropBasePath } from '@galley/core/base-path'
import {
  DRAFT_MANIFEST_PATH,
  draftDumpPath,
  draftQueryPath,
  type DraftSearch,
  type PreviewPage,
  PUBLISHED_BRANCH,
} from '@galley/core/preview'
import { pathInFirstLanguage } from '@galley/core/translations'
import { isFromGit } from '@galley/core/versions'
import { setContentUrls } from '@galley/query/client'
import { site } from '@galley/site'
import { prepareContent } from '@galley/theme/content'
import { drafts, type PublishedPage } from '@galley/theme/hooks/draft-store'
import { BrowserHead } from '@galley/theme/shell/browser-head'
import { fillTitle } from '@galley/theme/shell/page-head'
import { navigateTo } from '@galley/ui/link'
import { type Activation, keepActivation, readActivation } from './activation'
import { PreviewBar } from './bar/preview-bar'
import { ChangedBlocks } from './changed-blocks'
import { readComparedPage } from './compare/compared-page'
import { DraftMarks } from './draft-marks'
import { createDraftRenderer, type LoadTemplate, pagePath } from './draft-renderer'
import { connectEditor } from './frame-protocol'
import { OpenSource } from './open-source'
import { LoadFailure, PageNotices } from './page-notices'
import { openTab, PreviewController } from './preview-controller'
import { DEVICE_FRAME, findAbsence, type PreviewStoreState, shownPage } from './preview-store'

export type { LoadTemplate }

interface PreviewOptions {
  /** The query of the URL that opened the page. */
  search: string
  /** The token of the URL that opened the page; undefined for a URL without a token. */
  token?: string | undefined
  loadTemplate: LoadTemplate
  /** Makes searches find drafts; `undefined` restores the published index. */
  setDraftSearch: (read: (() => Promise<DraftSearch>) | undefined) => void
  /** Forgets the token. */
  forget: () => void
}

interface PreviewProps {
  /** The current page as published. */
  page: PublishedPage
}

/** True in a preview build, whose page data contains drafts. */
const isBuiltWithDrafts = process.env.GATSBY_IS_PREVIEW === 'true'

/** Opens an editor. The page stays open: an editor on this computer receives the URL, and a website opens in a new tab. */
const openEditor = (url: string) => (/^https?:/.test(url) ? openTab(url) : location.assign(url))

/** Loads the code that a published page needs to render again with drafts. */
const loadRenderer = () =>
  Promise.all([
    prepareContent(),
    import(/* webpackChunkName: "content" */ '@galley/theme/page-components/docs-content'),
  ])

/** State of the code that renders drafts. */
type CodeState = 'loading' | 'ready' | 'failed'

/** Returns the component of the preview. The component renders nothing in a window without a token. */
export function createPreview(options: PreviewOptions): ComponentType<PreviewProps> {
  const activation = readActivation(options.search, options.token)
  if (!activation) return () => null
  const preview = startPreview(activation, options)
  return ({ page }) => <ActivePreview page={page} preview={preview} />
}

type StartedPreview = ReturnType<typeof startPreview>

/** Stores the token and connects the parts of a preview. */
function startPreview(activation: Activation, options: PreviewOptions) {
  const { loadTemplate, setDraftSearch, forget } = options
  keepActivation(activation)

  const { api, branch } = activation
  const server = api.replace(/\/$/, '') + site.basePath
  let hasLeft = false
  const controller = new PreviewController({
    activation,
    path: pagePath(dropBasePath(location.pathname, site.basePath)),
    onContent: () => setDraftSearch(() => controller.session.readSearch()),
    published: isBuiltWithDrafts ? PUBLISHED_BRANCH : undefined,
    onLeave: () => {
      hasLeft = true
      drafts.setDrafts()
      setDraftSearch(undefined)
      setContentUrls(undefined)
      forget()
    },
  })
  return {
    controller,
    editor: connectEditor(controller.store, controller.requests, navigateTo),
    renderer: createDraftRenderer(loadTemplate, server),
    hasLeft: () => hasLeft,
    /** @returns A function that disconnects. */
    connect: () => {
      controller.start()
      const query = branch && `?${new URLSearchParams({ branch }).toString()}`
      const urlOf = (at: string) => server + at + query
      setContentUrls({
        manifest: urlOf(DRAFT_MANIFEST_PATH),
        dumpOf: (collection) => urlOf(draftDumpPath(collection)),
        queryOf: (collection) => urlOf(draftQueryPath(collection)),
        headers: () => controller.session.authorization,
      })
      return () => controller.stop()
    },
    loadCode: (setCode: (code: CodeState) => void) => {
      setCode('loading')
      loadRenderer().then(
        // React must first hydrate the page as the server rendered it.
        () => setTimeout(() => setCode('ready')),
        () => setCode('failed'),
      )
    },
  }
}

function ActivePreview({ page, preview }: PreviewProps & { preview: StartedPreview }) {
  const { controller, editor, renderer, hasLeft, connect, loadCode } = preview
  const { store, actions } = controller
  const state = useSyncExternalStore(store.subscribe, store.getState)
  const [code, setCode] = useState<CodeState>('loading')
  const isReady = code === 'ready'
  const path = pagePath(page.path)

  useEffect(connect, [connect])
  useEffect(() => loadCode(setCode), [loadCode])
  // An editor sends its texts after the page's "ready".
  useEffect(() => (isReady ? editor.start() : undefined), [isReady, editor])
  useLayoutEffect(() => controller.setPath(path), [path, controller])
  useEffect(() => editor.sendPath(path), [path, editor])

  const view = isReady ? state.view : undefined
  const isAtPath = state.path === path
  const shown = isAtPath ? shownPage(state, path) : undefined
  useRenderedDrafts(state, view, shown?.paths, preview)

  const own = page.isNotFound ? undefined : page.data
  const current = useMemo(() => shown && { ...shown, data: renderer.dataOf(shown, own) }, [shown, own, renderer])
  if (hasLeft()) return null

  const { against, comparedPages } = state
  const published = against === undefined ? own : comparedPages.get(path)?.data
  const barState = {
    ...state,
    page: current ?? undefined,
    absence: isAtPath ? findAbsence(state, path, !page.isNotFound) : undefined,
    published,
    isPublishedPending: against !== undefined && !comparedPages.has(path),
  }
  const shownProps = { state, view, path, page: current, published, isNotFound: page.isNotFound }
  return (
    <>
      <PageTitle {...shownProps} />
      {view === 'draft' && <DraftTools {...shownProps} />}
      {code === 'failed' && <LoadFailure onRetry={() => loadCode(setCode)} />}
      {window.name !== DEVICE_FRAME && (
        <div data-preview="">
          <PreviewBar state={barState} actions={actions} />
        </div>
      )}
    </>
  )
}

/** Makes the site render drafts or the compared version. An undefined `view` restores the published site. */
function useRenderedDrafts(
  state: PreviewStoreState,
  view: PreviewStoreState['view'] | undefined,
  paths: PreviewPage['paths'],
  { renderer, hasLeft }: StartedPreview,
) {
  const { pages, unsaved, navigation, status, against, comparedPages, comparedNavigation, builtPaths, hiddenPaths } =
    state
  const rendered = useMemo(
    () => ({ pages, unsaved, status, against, comparedPages, builtPaths, hiddenPaths }),
    [pages, unsaved, status, against, comparedPages, builtPaths, hiddenPaths],
  )
  useLayoutEffect(() => {
    if (hasLeft()) return
    if (!view || (view === 'published' && against === undefined)) drafts.setDrafts()
    else {
      const render = renderer.rendererFor(rendered, view)
      drafts.setDrafts({ navigation: view === 'draft' ? navigation : comparedNavigation, paths, render })
    }
  }, [view, against, rendered, paths, navigation, comparedNavigation, renderer, hasLeft])
}

interface ShownPageProps {
  state: PreviewStoreState
  /** Undefined until the code that renders drafts is ready. */
  view: PreviewStoreState['view'] | undefined
  path: string
  page: PreviewPage | null | undefined
  /** The data of the page to compare with. */
  published: unknown
  isNotFound: boolean
}

/** Sets the title and description of a page that differs from the published page. */
function PageTitle({ state, view, path, page, isNotFound }: ShownPageProps) {
  const { against, comparedPages } = state
  const isDraft = view === 'draft'
  // A page of another branch may differ from this build without differing from `against`.
  const isAsBuilt = page && !page.state && !isNotFound && against === undefined
  const other = view && against !== undefined ? comparedPages.get(path) : undefined
  const titled = isDraft ? !isAsBuilt && page : other
  if (!titled) return null
  const { title, description } = titled.head
  // The home page has the title of the site.
  const full = pathInFirstLanguage(path) === '/' ? title : fillTitle(title)
  return <BrowserHead title={isDraft && titled.state ? `✎ Draft: ${full}` : full} description={description} />
}

const bodyOf = (data: unknown) => readComparedPage(data)?.body ?? undefined

/** Marks changes in the page, shows notices, and opens the file of the page in an editor. */
function DraftTools({ state, path, page, published }: ShownPageProps) {
  const bodies = { published: bodyOf(published), draft: bodyOf(page?.data) }
  const { editorUrl } = state.session ?? {}
  return (
    <>
      <DraftMarks changes={state.changes} {...bodies} />
      <ChangedBlocks path={path} {...bodies} />
      {page?.file && !isFromGit(page.file) && page.bodyLines && bodies.draft && editorUrl && (
        <OpenSource
          file={page.file}
          body={bodies.draft}
          bodyLines={page.bodyLines}
          editorUrl={editorUrl}
          openUrl={openEditor}
        />
      )}
      <PageNotices state={state} />
    </>
  )
}
