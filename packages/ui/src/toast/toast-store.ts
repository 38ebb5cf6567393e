import type { ReactNode } from 'react'
import { createStore } from '@galley/core/store'
import type { ColorRole } from '@galley/tokens/theme'
import type { AvatarProps } from '../avatar'
import type { ButtonProps } from '../button'
import type { IconSource } from '../icon'

/** Default time a toast stays open. */
export const DURATION_MS = 5000
/** Maximum number of visible toasts. Adding another toast removes the oldest. */
export const MAX_VISIBLE = 5
/** Time for the closing animation before a removed toast is deleted. */
export const REMOVE_DELAY_MS = 200

export interface ToastAction {
  /** Text of the button. */
  label: string
  /** Called when the button is pressed. Call `event.preventDefault()` to keep the toast open. */
  onClick?: (event: { preventDefault: () => void }) => void
  /** Icon before the text. */
  icon?: IconSource
  /** Colour role. @default 'neutral' */
  color?: ColorRole
  /** Visual weight. @default 'outline' */
  variant?: ButtonProps['variant']
  /** Alternative way to perform the action, for screen reader users who may not reach the button in time. @default the label */
  altText?: string
}

export interface ToastOptions {
  /** Identifier of the toast. Adding an id that is visible does nothing. @default generated */
  id?: string
  /** Short message. */
  title: ReactNode
  /** Additional text. */
  description?: ReactNode
  /** Icon before the text. */
  icon?: IconSource
  /** Avatar instead of the icon. */
  avatar?: AvatarProps
  /** Colour role of the icon and the progress bar. Screen readers announce "error" at once. @default 'primary' */
  color?: ColorRole
  /** Action buttons. */
  actions?: ToastAction[]
  /** Shows a close button. @default true */
  close?: boolean
  /** Time in milliseconds until the toast closes. `Infinity` keeps it open until the reader closes it. @default 5000 */
  duration?: number
}

export interface Toast extends ToastOptions {
  id: string
  /** False during the closing animation. */
  open: boolean
  duration: number
  /** Number of updates. */
  revision: number
}

export interface ToastStore {
  /** Adds a toast in front of the others. */
  add: (options: ToastOptions) => Toast
  /** Changes an open toast and restarts its time. */
  update: (id: string, patch: Omit<Partial<ToastOptions>, 'id'>) => void
  /** Closes a toast. */
  remove: (id: string) => void
  /** Removes all toasts without a closing animation. */
  clear: () => void
  /** Returns all toasts from oldest to newest, including closing ones. */
  getToasts: () => readonly Toast[]
  subscribe: (listener: () => void) => () => void
}

/** Creates a store of toasts. `Toaster` runs the timers, so toasts wait until `Toaster` has loaded. */
export function createToastStore(): ToastStore {
  const { getState: getToasts, setState: setToasts, subscribe } = createStore<readonly Toast[]>([])
  let count = 0

  const findOpen = (id: string) => getToasts().find((toast) => toast.id === id && toast.open)
  const replace = (toast: Toast, next: Toast) => setToasts(getToasts().map((other) => (other === toast ? next : other)))

  return {
    add: ({ id = `toast-${++count}`, duration = DURATION_MS, ...options }) => {
      const same = findOpen(id)
      if (same) return same
      const added: Toast = { ...options, id, duration, open: true, revision: 0 }
      const others = getToasts().filter((toast) => toast.id !== id)
      // Removes a closing toast before the oldest open toast.
      const dropped = others.length < MAX_VISIBLE ? undefined : (others.find(({ open }) => !open) ?? others[0])
      setToasts([...others.filter((toast) => toast !== dropped), added])
      return added
    },
    update: (id, patch) => {
      const toast = findOpen(id)
      if (toast) replace(toast, { ...toast, ...patch, revision: toast.revision + 1 })
    },
    remove: (id) => {
      const toast = findOpen(id)
      if (!toast) return
      const leaving = { ...toast, open: false }
      replace(toast, leaving)
      setTimeout(() => setToasts(getToasts().filter((other) => other !== leaving)), REMOVE_DELAY_MS)
    },
    clear: () => setToasts([]),
    getToasts,
    subscribe,
  }
}

/** Store of the site, which the application renders. */
export const toasts = createToastStore()
