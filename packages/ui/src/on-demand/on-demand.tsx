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
  /** False when what the component holds cannot be rendered without it. @default true */
  showsChildren?: boolean
}

/**
 * A component whose code loads after the page. The server's HTML is complete and stays visible until React takes it over in place;
 * on a page that is rendered in the browser, what the component holds is shown plainly until then.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { showsChildren = true }: OnDemandOptions = {},
) {
  let code: Promise<ComponentType<Props>> | undefined
  const prepare = () => (code ??= readableAtOnce(loadWhenOnline(load)))
  const Part = (props: Props) => createElement(use(prepare()), props)

  // Rendered again before its code is there, the server's HTML would be gone; so it is not, as long as its props stay.
  const OnDemand = memo(function OnDemand(props: Props & { children?: ReactNode }) {
    return (
      <Suspense fallback={showsChildren && props.children}>
        <Part {...props} />
        <Arrival />
      </Suspense>
    )
  })
  /** `prepare` loads the code for the next pages. */
  return Object.assign(OnDemand, { prepare })
}

/** Loads what failed when the network is back. */
const loadWhenOnline = <Code,>(load: () => Promise<Code>): Promise<Code> =>
  loadPart(load).catch(
    () =>
      new Promise<Code>((resolve) => {
        window.addEventListener('online', () => resolve(loadWhenOnline(load)), { once: true })
      }),
  )

/** React does not wait for a promise that says that it is fulfilled: see https://react.dev/reference/react/use. */
function readableAtOnce<Value>(promise: Promise<Value>) {
  void promise.then((value) => Object.assign(promise, { status: 'fulfilled', value }))
  return promise
}

/** Rendered together with the component, once its code has loaded. */
function Arrival() {
  // What the server sent is where the browser, and then the reader, has scrolled it.
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

/** The router looked for the heading in the URL before the heading was rendered. */
function scrollToHash() {
  if (window.scrollY === 0 && location.hash.length > 1)
    document.getElementById(readHashId(location.hash))?.scrollIntoView()
}
