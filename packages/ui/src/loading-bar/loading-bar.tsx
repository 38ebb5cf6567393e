import * as React from 'react'
import { useSyncExternalStore, type ComponentProps } from 'react'
import { site } from '@galley/site'
import { loadingBar, type LoadingBarStore, type LoadingPhase } from './loading-bar-store'
import * as S from './loading-bar.styles'

export interface LoadingBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Store that controls the bar. @default `loadingBar`, the store of the page */
  store?: LoadingBarStore
  /** Accessible label. @default 'Loading' */
  label?: string
}

const getServerPhase = (): LoadingPhase => 'idle'

/** A progress bar at the top of the window while the next page loads. */
export function LoadingBar({ store = loadingBar, label = site.texts.loading, ...rest }: LoadingBarProps) {
  const phase = useSyncExternalStore(store.subscribe, store.getPhase, getServerPhase)
  return (
    <S.Root
      data-phase={phase}
      {...(phase === 'loading' ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    />
  )
}
