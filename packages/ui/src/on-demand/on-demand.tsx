import * as React from 'react'
import {
  createElement,
  memo,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { readHashId } from '@galley/core/hash-id'
import { loadPart } from '@galley/core/load-part'
import { reportPageShown } from '@galley/start/page-shown'
import type {} from '@galley/start/window'
import { useHydrated } from '../hooks/use-hydrated'

interface OnDemandOptions {
  /** Renders the children until the code has loaded. Disable this option if the children cannot render outside the component. @default true */
  showsChildren?: boolean
}

/**
 * Returns a component whose code loads after the page. The server's HTML is complete, and React hydrates it in place when the code has loaded. On a
 * page rendered in the browser, the plain children show until then. `prepare` loads the code ahead of time.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { showsChildren = true }: OnDemandOptions = {},
) {
  let code: Promise<ComponentType<Props>> | undefined
  const prepare = () => (code ??= readableAtOnce(loadWhenOnline(load)))
  const Part = (props: Props) => createElement(use(prepare()), props)

  // A re-render before the code has loaded would discard the server's HTML. `memo` prevents it while the props stay the same.
  const OnDemand = memo(function OnDemand(props: Props & { children?: ReactNode }) {
    return (
      <Suspense fallback={showsChildren && props.children}>
        <Part {...props} />
        <AfterLoad />
      </Suspense>
    )
  })
  return Object.assign(OnDemand, { prepare })
}

/** Loads code, and tries again when the network is back. */
const loadWhenOnline = <Code,>(load: () => Promise<Code>): Promise<Code> =>
  loadPart(load).catch(
    () =>
      new Promise<Code>((resolve) => {
        window.addEventListener('online', () => resolve(loadWhenOnline(load)), { once: true })
      }),
  )

/** Marks the promise as fulfilled, so that `use` reads it without suspending: see https://react.dev/reference/react/use. */
function readableAtOnce<Value>(promise: Promise<Value>) {
  void promise.then((value) => Object.assign(promise, { status: 'fulfilled', value }))
  return promise
}

/** Mounts together with the component, once its code has loaded. */
function AfterLoad() {
  // The browser has already scrolled HTML from the server to the hash.
  const [isNew] = useState(useHydrated())
  useLayoutEffect(() => {
    if (isNew) scrollToHash()
  }, [isNew])
  useEffect(() => {
    reportPageShown()
    window.replayEarlyEvents()
  }, [])
  return null
}

/** Scrolls to the heading in the URL. The router could not find the heading before the heading was rendered. */
function scrollToHash() {
  if (window.scrollY === 0 && location.hash.length > 1)
    document.getElementById(readHashId(location.hash))?.scrollIntoView()
}
