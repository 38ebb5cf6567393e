import { createContext } from 'react'

/** The part whose dialog stands around, such as "Modal". */
export const DialogContext = createContext<string | undefined>(undefined)
