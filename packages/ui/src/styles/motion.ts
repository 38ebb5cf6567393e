import { keyframes } from 'styled-components'

/** From or to transparent. */
export const fadeIn = keyframes`from { opacity: 0; }`
export const fadeOut = keyframes`to { opacity: 0; }`

/** A full turn. */
export const turn = keyframes`to { transform: rotate(1turn); }`
