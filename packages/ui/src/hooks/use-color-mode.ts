import { useLayoutEffect, useSyncExternalStore } from 'react'
import { type ColorMode, type ColorPreference, readForcedMode } from '@galley/core/color-mode'
import type {} from '@galley/start/window'

/** The store of this browser window, which every page begins with; never on the server. */
export const colorModeStore = () => window.colorMode

const subscribe = (listener: () => void) => colorModeStore().subscribe(listener)
const getMode = (): ColorMode | undefined => colorModeStore().getMode()
const getServerMode = () => undefined

/** The current colour mode; undefined on the server and in the first render, which know no reader. */
export const useColorMode = () => useSyncExternalStore(subscribe, getMode, getServerMode)

const getPreference = (): ColorPreference | undefined => colorModeStore().getPreference()

/** What the reader prefers; undefined on the server and in the first render. */
export const useColorPreference = () => useSyncExternalStore(subscribe, getPreference, getServerMode)

/** Shows the page in this mode whatever the reader prefers, as long as the component is there; before the next paint, so that nothing flashes. */
export function useForcedColorMode(mode: ColorPreference | null | undefined) {
  useLayoutEffect(() => {
    if (!mode) return
    const store = colorModeStore()
    store.force(readForcedMode(mode))
    return () => store.force()
  }, [mode])
}
