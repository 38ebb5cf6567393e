/** Where in the window the toasts stand. */
export type ToastPosition = `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`

export const DEFAULT_POSITION: ToastPosition = 'bottom-right'
/** On wider screens; on narrow ones a toast is as wide as the window lets it. */
export const WIDTH_REM = 24
