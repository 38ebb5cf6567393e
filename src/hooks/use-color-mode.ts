import { useSyncExternalStore } from 'react'
import type { ColorMode } from '~/lib/color-mode'
import { type ColorModeStore, createColorModeStore } from './color-mode-store'

let store: ColorModeStore | undefined

/** The store of this browser window; made on first use, never on the server. */
export const colorModeStore = () => (store ??= createColorModeStore(window))

const subscribe = (listener: () => void) => colorModeStore().subscribe(listener)
const getMode = (): ColorMode | undefined => colorModeStore().getMode()
const getServerMode = () => undefined

/** The colour mode in sight; undefined on the server and in the first render, which know no reader. */
export const useColorMode = () => useSyncExternalStore(subscribe, getMode, getServerMode)
