import { createStore } from '@galley/core/store'

/** Loading that is over sooner is never shown. */
export const THROTTLE_MS = 200
/** The bar takes as long to get near its end. */
export const DURATION_MS = 2000
/** The full bar stays visible as long. */
export const HIDE_DELAY_MS = 500
/** The bar fades as long before it starts anew. */
export const RESET_DELAY_MS = 400
/** Height of the bar. */
export const HEIGHT_PX = 3

/**
 * `idle`: nothing is shown. `waiting`: something began a moment ago. `loading`: the bar grows. `done`, `failed`: it is full, in the accent or in red.
 * `fading`: it fades out.
 */
export type LoadingPhase = 'idle' | 'waiting' | 'loading' | 'done' | 'failed' | 'fading'

export interface LoadingBarStore {
  /** Something loads; shown once it takes longer than the throttle. */
  start: () => void
  /** It has loaded. */
  finish: () => void
  /** It failed: the bar, when visible, ends in red. */
  fail: () => void
  getPhase: () => LoadingPhase
  /** Calls back when the phase changes. */
  subscribe: (listener: () => void) => () => void
}

/** The times of a loading bar. Knows no page: what loads is reported by `start`, `finish` and `fail`. */
export function createLoadingBarStore(): LoadingBarStore {
  const { getState: getPhase, setState, subscribe } = createStore<LoadingPhase>('idle')
  let timer: ReturnType<typeof setTimeout> | undefined

  const enter = (next: LoadingPhase, delay = 0, then?: () => void) => {
    clearTimeout(timer)
    if (then) timer = setTimeout(then, delay)
    setState(next)
  }
  const fade = () => enter('fading', RESET_DELAY_MS, () => enter('idle'))
  const end = (how: 'done' | 'failed') => {
    if (getPhase() === 'waiting') enter('idle')
    else if (getPhase() === 'loading') enter(how, HIDE_DELAY_MS, fade)
  }

  return {
    start: () => {
      if (getPhase() === 'waiting' || getPhase() === 'loading') return
      enter('waiting', THROTTLE_MS, () => enter('loading'))
    },
    finish: () => end('done'),
    fail: () => end('failed'),
    getPhase,
    subscribe,
  }
}

/** The one bar of the page, which `<LoadingBar>` renders when it is given no other. */
export const loadingBar = createLoadingBarStore()
