import { createContext, use } from 'react'

/**
 * Creates the context of a compound component, such as "Tabs".
 * @returns The context, and a hook for its parts that throws outside of the component.
 */
export function createPartContext<State>(parent: string) {
  const Context = createContext<State | undefined>(undefined)
  const usePart = (part: string) => {
    const state = use(Context)
    if (state === undefined) throw new Error(`<${part}> must be used within <${parent}>.`)
    return state
  }
  return [Context, usePart] as const
}
