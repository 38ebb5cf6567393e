import type { ReactNode } from 'react'
import { createStore } from '@galley/core/store'
import type { ColorRole } from '@galley/tokens/theme'
import type { AvatarProps } from '../avatar'
import type { ButtonProps } from '../button'
import type { IconSource } from '../icon'

/** How long a toast stays unless it says otherwise. */
export const DURATION_MS = 5000
/** One more drops the oldest. */
export const MAX_VISIBLE = 5
/** A removed toast has so long to leave before it is deleted. */
export const REMOVE_DELAY_MS = 200

export interface ToastAction {
  /** The words on the button. */
  label: string
  /** Pressed, the toast closes, unless this prevents the event's default. */
  onClick?: (event: { preventDefault: () => void }) => void
  /** Shown before the words. */
  icon?: IconSource
  /** Colour role. @default 'neutral' */
  color?: ColorRole
  /** Visual weight. @default 'outline' */
  variant?: ButtonProps['variant']
  /** How to do the same elsewhere, for screen readers, which may not reach the button in time. @default the label */
  altText?: string
}

export interface ToastOptions {
  /** Your own name for it; while a toast of that name is visible, adding it again does nothing. */
  id?: string
  /** What happened, in few words. */
  title: ReactNode
  /** A sentence more. */
  description?: ReactNode
  /** Shown before the words. */
  icon?: IconSource
  /** Replaces the icon. */
  avatar?: AvatarProps
  /** Colours the icon and the progress line; "error" is announced at once. @default 'primary' */
  color?: ColorRole
  /** Buttons. */
  actions?: ToastAction[]
  /** Whether it has a close button. @default true */
  close?: boolean
  /** How long it is shown, in milliseconds; `Infinity` until the reader closes it. @default 5000 */
  duration?: number
}

export interface Toast extends ToastOptions {
  id: string
  /** False while it leaves. */
  open: boolean
  duration: number
  /** Counts its updates. */
  revision: number
}

export interface ToastStore {
  /** Shows a toast, in front of the others. */
  add: (options: ToastOptions) => Toast
  /** Changes a visible toast; its time starts again. */
  update: (id: string, patch: Omit<Partial<ToastOptions>, 'id'>) => void
  /** Lets a toast leave. */
  remove: (id: string) => void
  /** Takes all away at once. */
  clear: () => void
  /** From the oldest to the newest, those that are leaving included. */
  getToasts: () => readonly Toast[]
  subscribe: (listener: () => void) => () => void
}

/** The toasts of a page. Whoever renders them runs their time; until then they wait. */
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
      // One that is leaving anyway makes room before the oldest does.
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

/** The toasts of this site. */
export const toasts = createToastStore()
