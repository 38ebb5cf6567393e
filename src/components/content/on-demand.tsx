import * as React from 'react'
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

/** The code once the network is there again; until then the page stays as the server drew it. */
const whenOnline = <Loaded,>(load: () => Promise<Loaded>) =>
  new Promise<Loaded>((resolve, reject) => {
    window.addEventListener('online', () => void load().then(resolve, reject), { once: true })
  })

/**
 * A component whose code comes after the page. The server's HTML is complete and stays in sight until React takes it over in place;
 * on a page that is drawn in the browser, what the component holds is shown plainly until then.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(async () => ({ default: await load().catch(() => whenOnline(load)) })) as ComponentType<Props>
  return function OnDemand(props: Props & { children?: ReactNode }) {
    return (
      <Suspense fallback={props.children}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
