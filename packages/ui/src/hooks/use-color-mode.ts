import { useLayoutEffect, useSyncExternalStore } from 'react'
import { type ColorMode, type ColorPreference, readForcedMode } from '@galley/core/color-mode'
import type {} from '@galley/start/window'

/** Returns the colour mode store, which a script in each page's head creates. Call it in the browser only. */
export const colorModeStore = () => window.colorMode

const subscribe = (listener: () => void) => colorModeStore().subscribe(listener)
const getMode = (): ColorMode | undefined => colorModeStore().getMode()
const getServerMode = () => undefined

/** Returns the current colour mode, or undefined on the server and while hydrating. */
export const useColorMode = () => useSyncExternalStore(subscribe, getMode, getServerMode)

const getPreference = (): ColorPreference | undefined => colorModeStore().getPreference()

/** Returns the reader's preference, or undefined on the server and while hydrating. */
export const useColorPreference = () => useSyncExternalStore(subscribe, getPreference, getServerMode)

/** Forces the page into a mode while the component is mounted, whatever the reader prefers. Applies before the next paint, so nothing flashes. */
export function useForcedColorMode(mode: ColorPreference | null | undefined) {
  useLayoutEffect(() => {
    if (!mode) return
    const store = colorModeStore()
    store.force(readForcedMode(mode))
    return () => store.force()
  }, [mode])
}
