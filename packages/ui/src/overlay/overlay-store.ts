import type { ComponentType } from 'react'
import { createStore } from '@galley/core/store'

/** How long a closed overlay stays in the page, so that it can leave: as long as the slowest, the drawer, takes. */
export const UNMOUNT_DELAY_MS = 500

/** What every overlay gets from the store, beside its own props. */
export interface OverlayControls<Result = unknown> {
  /** False while it leaves. */
  open: boolean
  /** For a part that closes by itself, such as `Modal`: there is no result then. */
  onOpenChange: (isOpen: boolean) => void
  /** Closes it with a result. */
  onClose: (result?: Result) => void
}

type AnyComponent = ComponentType<never>
type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never
type OwnProps<Component> = Omit<PropsOf<Component>, keyof OverlayControls>
type ResultOf<Component> = PropsOf<Component> extends { onClose: (result?: infer Result) => void } ? Result : undefined

export interface Overlay {
  id: string
  Component: ComponentType<object>
  props: object
  isOpen: boolean
  /** Whether it is in the page: open, or leaving. */
  isMounted: boolean
}

interface OverlayOptions<Props> {
  /** What each opening starts with. */
  props?: Partial<Props>
  /** @default false */
  defaultOpen?: boolean
  /** Forgets the overlay once it has left. @default false */
  destroyOnClose?: boolean
}

export interface OverlayHandle<Props = object, Result = unknown> {
  /** Its name in the store. */
  id: string
  /** Opens it with its first props and these; resolves when it is closed, or with undefined when it is opened again meanwhile. */
  open: (props?: Partial<Props>) => Promise<Result | undefined>
  /** Closes it with a result. */
  close: (result?: Result) => void
  /** Changes the props of this opening. */
  patch: (props: Partial<Props>) => void
}

interface Entry extends Overlay {
  firstProps: object
  destroyOnClose: boolean
  resolve?: (result: unknown) => void
  leaving?: ReturnType<typeof setTimeout>
}

/** Overlays that code opens, wherever it is, and whose result it waits for. */
export function createOverlayStore() {
  const { getState: getEntries, setState: setEntries, subscribe } = createStore<readonly Entry[]>([])
  let count = 0

  const find = (id: string) => {
    const entry = getEntries().find((each) => each.id === id)
    if (!entry) throw new Error('Overlay not found')
    return entry
  }
  const change = (id: string, patch: Partial<Entry>) =>
    setEntries(getEntries().map((entry) => (entry.id === id ? { ...entry, ...patch } : entry)))

  /** Ends an opening: nobody waits for it any more, and no timer takes away the next one. */
  const end = ({ resolve, leaving }: Entry, result?: unknown) => {
    clearTimeout(leaving)
    resolve?.(result)
  }

  const open = (id: string, props: object = {}) => {
    const entry = find(id)
    end(entry)
    return new Promise<unknown>((resolve) =>
      change(id, { props: { ...entry.firstProps, ...props }, isOpen: true, isMounted: true, resolve }),
    )
  }

  const unmount = (id: string) => {
    const entry = find(id)
    end(entry)
    if (entry.destroyOnClose) setEntries(getEntries().filter((each) => each !== entry))
    else change(id, { isOpen: false, isMounted: false, resolve: undefined })
  }

  const close = (id: string, result?: unknown) => {
    const entry = find(id)
    if (!entry.isOpen) return
    end(entry, result)
    change(id, { isOpen: false, resolve: undefined, leaving: setTimeout(() => unmount(id), UNMOUNT_DELAY_MS) })
  }

  const patch = (id: string, props: object) => change(id, { props: { ...find(id).props, ...props } })

  const create = <Component extends AnyComponent>(
    Component: Component,
    { props = {}, defaultOpen = false, destroyOnClose = false }: OverlayOptions<OwnProps<Component>> = {},
  ): OverlayHandle<OwnProps<Component>, ResultOf<Component>> => {
    const id = `overlay-${++count}`
    // It was checked above that these props are the component's; the list holds components of every kind.
    const entry = {
      id,
      Component: Component as unknown as ComponentType<object>,
      props,
      firstProps: props,
      destroyOnClose,
    }
    setEntries([...getEntries(), { ...entry, isOpen: false, isMounted: false }])
    if (defaultOpen) void open(id)
    return {
      id,
      open: (patched) => open(id, patched) as Promise<ResultOf<Component> | undefined>,
      close: (result) => close(id, result),
      patch: (patched) => patch(id, patched),
    }
  }

  return {
    /** Makes an overlay of a component; with `destroyOnClose` it serves once. */
    create,
    open,
    close,
    patch,
    /** Takes it out of the page at once. */
    unmount,
    isOpen: (id: string) => find(id).isOpen,
    /** In the order of their creation. */
    getOverlays: getEntries as () => readonly Overlay[],
    subscribe,
  }
}

export type OverlayStore = ReturnType<typeof createOverlayStore>

/** The overlays of this site. */
export const overlays = createOverlayStore()
