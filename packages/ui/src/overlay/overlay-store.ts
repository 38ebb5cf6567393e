import type { ComponentType } from 'react'
import { createStore } from '@galley/core/store'

/** Time a closed overlay stays mounted for its closing animation. The drawer has the slowest animation, which takes this time. */
export const UNMOUNT_DELAY_MS = 500

/** Props that the store passes to every overlay component, in addition to the component's own props. */
export interface OverlayControls<Result = unknown> {
  /** False during the closing animation. */
  open: boolean
  /** Pass it to a component that closes itself, such as `Modal`. Closes without a result. */
  onOpenChange: (isOpen: boolean) => void
  /** Closes the overlay with a result. */
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
  /** True while open and during the closing animation. */
  isMounted: boolean
}

interface OverlayOptions<Props> {
  /** Initial props, which the component receives each time it opens. */
  props?: Partial<Props>
  /** Opens the overlay on creation. @default false */
  defaultOpen?: boolean
  /** Removes the overlay from the store after it has closed. @default false */
  destroyOnClose?: boolean
}

export interface OverlayHandle<Props = object, Result = unknown> {
  /** Identifier in the store. */
  id: string
  /**
   * Opens the overlay with its initial props and the given ones. Resolves with the result on close, or with undefined if the overlay is opened again
   * first.
   */
  open: (props?: Partial<Props>) => Promise<Result | undefined>
  /** Closes the overlay with a result. */
  close: (result?: Result) => void
  /** Changes the props until the overlay closes. */
  patch: (props: Partial<Props>) => void
}

interface Entry extends Overlay {
  firstProps: object
  destroyOnClose: boolean
  resolve?: (result: unknown) => void
  leaving?: ReturnType<typeof setTimeout>
}

/** Creates a store of overlays that any code can open, and whose result the code can await. */
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

  /** Ends an opening: resolves its promise, and clears the timer that would unmount the next opening. */
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
    // The signature has checked that the props fit the component; the list holds components of every kind.
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
    /** Creates an overlay from a component. With `destroyOnClose`, it can be opened once. */
    create,
    open,
    close,
    patch,
    /** Removes the overlay from the page without a closing animation. */
    unmount,
    isOpen: (id: string) => find(id).isOpen,
    /** Returns all overlays, in order of creation. */
    getOverlays: getEntries as () => readonly Overlay[],
    subscribe,
  }
}

export type OverlayStore = ReturnType<typeof createOverlayStore>

/** Store of the site, which the application renders. */
export const overlays = createOverlayStore()
