import { createStore } from '@galley/core/store'

/** Delay before the bar appears, so that fast loads never show it. */
export const THROTTLE_MS = 200
/** Time the bar takes to grow to nearly full. */
export const DURATION_MS = 2000
/** Time the full bar stays visible. */
export const HIDE_DELAY_MS = 500
/** Duration of the fade-out. */
export const RESET_DELAY_MS = 400
export const HEIGHT_PX = 3

/**
 * `idle`: hidden. `waiting`: hidden, a load started less than `THROTTLE_MS` ago. `loading`: the bar grows. `done`, `failed`: the bar is full, in the
 * primary colour or in red. `fading`: the bar fades out.
 */
export type LoadingPhase = 'idle' | 'waiting' | 'loading' | 'done' | 'failed' | 'fading'

export interface LoadingBarStore {
  /** Starts a load. The bar appears after `THROTTLE_MS`. */
  start: () => void
  /** Ends a successful load. */
  finish: () => void
  /** Ends a failed load. The bar turns red if it is visible. */
  fail: () => void
  getPhase: () => LoadingPhase
  /** Calls the listener when the phase changes. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/** Creates the state of a loading bar: its phases and their timing. */
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

/** Store of the page, which `<LoadingBar>` uses by default. */
export const loadingBar = createLoadingBarStore()
