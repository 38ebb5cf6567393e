import * as React from 'react'
import { type ComponentType, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { AGAINST_NAME, type DraftSearch, PUBLISHED_BRANCH } from '@galley/core/preview'
import { site } from '@galley/site'
import { drafts, type PublishedPage } from '@galley/theme/hooks/draft-store'
import { navigateTo } from '@galley/ui/link'
import { type Activation, keepActivation, keepCookie, readActivation } from './activation'
import { PreviewBar } from './bar'
import { browserStorage, readStorage } from './browser-storage'
import { ChangedBlocks } from './changed-blocks'
import { findBody } from './changed-headings'
import { connectEditor } from './connect-editor'
import { DraftMarks } from './draft-marks'
import { createDraftRenderer, type LoadTemplate } from './draft-renderer'
import { DraftTitle } from './draft-title'
import { OpenSource } from './open-source'
import { LoadFailure, PageNotices } from './page-notices'
import { pagePath } from './page-path'
import { createPreviewController } from './preview-controller'
import { DEVICE_FRAME } from './preview-state'
import { findAbsence, shownPage } from './preview-store'

/** Where content is asked for while a preview is on. */
export interface ContentServer {
  /** The URL of a path there. */
  urlOf: (path: string) => string
  /** What each request says. */
  headers: () => Record<string, string>
}

export interface PreviewOptions {
  /** The query of the URL that the page was opened with. */
  search: string
  /** The token of that URL, when it has one. */
  token?: string | undefined
  loadTemplate: LoadTemplate
  /** Fetches the code of what the server rendered, which then is rendered again. */
  prepare: () => Promise<unknown>
  /** Makes searches find drafts; `undefined` leaves what was published. */
  setDraftSearch: (read: (() => Promise<DraftSearch>) | undefined) => void
  /** Makes queries see drafts; `undefined` leaves what was published. */
  setContentServer: (server: ContentServer | undefined) => void
  /** Forgets the token. */
  forget: () => void
}

export interface PreviewProps {
  /** The current page as it was published. */
  page: PublishedPage
}

/** Whether this page is of a preview build: its own data is no published page's. */
const isBuiltWithDrafts = process.env.GATSBY_IS_PREVIEW === 'true'

const openTab = (url: string) => void window.open(url, '_blank', 'noopener,noreferrer')

/** An editor on this machine takes the URL, and the page stays. */
const openEditor = (url: string) => (/^https?:/.test(url) ? openTab(url) : location.assign(url))

/** Whether the code is there that renders pages anew. */
type CodeState = 'loading' | 'ready' | 'failed'

/** The preview of a window; one that has no token shows nothing. */
export function createPreview(options: PreviewOptions): ComponentType<PreviewProps> {
  const storage = readStorage()
  const activation = readActivation({
    search: options.search,
    token: options.token,
    cookie: document.cookie,
    readKept: (key) => storage?.getItem(key) ?? null,
    preview: site.preview,
    now: Date.now(),
  })
  return activation ? createActivePreview(activation, options) : () => null
}

function createActivePreview(activation: Activation, options: PreviewOptions) {
  const { loadTemplate, prepare, setDraftSearch, setContentServer, forget } = options
  const browser = browserStorage()
  keepActivation(activation, browser)

  let isLeft = false
  const { token, api, branch } = activation
  const origin = api.replace(/\/$/, '')
  const controller = createPreviewController({
    activation,
    path: pagePath(location.pathname),
    fetch: (input, init) => fetch(input, init),
    origin: location.origin,
    onAccepted: (seconds) => keepCookie(token, browser, seconds),
    onContent: () => setDraftSearch(() => controller.session.readSearch()),
    published: isBuiltWithDrafts ? PUBLISHED_BRANCH : undefined,
    onCompare: (against) => browser.keep(AGAINST_NAME, against),
    openHere: (url) => location.assign(url),
    openTab,
    onLeave: () => {
      isLeft = true
      drafts.setDrafts()
      setDraftSearch(undefined)
      setContentServer(undefined)
      forget()
    },
  })
  const { store, actions } = controller
  const { rendererFor, comparedRendererFor, dataOf } = createDraftRenderer(loadTemplate, origin)
  const editor = connectEditor(controller, navigateTo)

  const loadCode = (setCode: (code: CodeState) => void) => {
    setCode('loading')
    prepare().then(
      // React first takes over what the server rendered.
      () => setTimeout(() => setCode('ready')),
      () => setCode('failed'),
    )
  }

  return function Preview({ page }: PreviewProps) {
    const state = useSyncExternalStore(store.subscribe, store.getState)
    const [code, setCode] = useState<CodeState>('loading')
    const isReady = code === 'ready'
    const path = pagePath(page.path)
    const isDraft = isReady && state.view === 'draft'
    const { pages, unsaved, navigation, status, against, session } = state
    const { comparedPages, comparedNavigation, builtPaths, hiddenPaths } = state
    const isOther = isReady && state.view === 'published' && against !== undefined

    useEffect(() => {
      controller.start()
      const query = branch && `?${new URLSearchParams({ branch }).toString()}`
      setContentServer({ urlOf: (at) => origin + at + query, headers: () => controller.session.authorization })
      loadCode(setCode)
      return controller.stop
    }, [])

    // An editor sends its texts after the page's "ready".
    useEffect(() => (isReady ? editor.start() : undefined), [isReady])

    useLayoutEffect(() => controller.setPath(path), [path])
    useEffect(() => editor.sendPath(path), [path])

    const rendered = useMemo(
      () => ({ pages, unsaved, status, against, comparedPages, builtPaths, hiddenPaths }),
      [pages, unsaved, status, against, comparedPages, builtPaths, hiddenPaths],
    )
    useLayoutEffect(() => {
      if (isLeft) return
      if (isDraft) drafts.setDrafts({ navigation, render: rendererFor(rendered) })
      else if (isOther) drafts.setDrafts({ navigation: comparedNavigation, render: comparedRendererFor(rendered) })
      else drafts.setDrafts()
    }, [isDraft, isOther, rendered, navigation, comparedNavigation])

    const shown = state.path === path ? shownPage(state, path) : undefined
    const absence = state.path === path ? findAbsence(state, path, !page.isNotFound) : undefined
    const own = page.isNotFound ? undefined : page.data
    const isPublishedPending = against !== undefined && !comparedPages.has(path)
    const published = against === undefined ? own : comparedPages.get(path)?.data
    const current = useMemo(() => shown && { ...shown, data: dataOf(shown, own) }, [shown, own])
    const bodies = { published: findBody(published), draft: findBody(current?.data) }
    /** What is shown has the published title, unless it differs from this build: a branch may without differing from what it is compared with. */
    const isAsBuilt = current && !current.state && !page.isNotFound && against === undefined
    const titled = isDraft && !isAsBuilt ? current : isOther ? comparedPages.get(path) : undefined
    const { editorUrl } = session ?? {}
    if (isLeft) return null
    return (
      <>
        {isDraft && <DraftMarks changes={state.changes} {...bodies} />}
        {titled && <DraftTitle path={path} isDraft={isDraft && titled.state !== undefined} {...titled.head} />}
        {isDraft && <ChangedBlocks path={path} {...bodies} />}
        {isDraft && current?.file && current.bodyLines && bodies.draft && editorUrl && (
          <OpenSource
            file={current.file}
            body={bodies.draft}
            bodyLines={current.bodyLines}
            editorUrl={editorUrl}
            openUrl={openEditor}
          />
        )}
        {isDraft && <PageNotices state={state} />}
        {code === 'failed' && <LoadFailure onRetry={() => loadCode(setCode)} />}
        {window.name !== DEVICE_FRAME && (
          <div data-preview="">
            <PreviewBar
              state={{ ...state, page: current ?? undefined, absence, published, isPublishedPending }}
              actions={actions}
            />
          </div>
        )}
      </>
    )
  }
}
