import { keyframes } from 'styled-components'

export const fadeIn = keyframes`from { opacity: 0; }`
export const fadeOut = keyframes`to { opacity: 0; }`

export const turn = keyframes`to { transform: rotate(1turn); }`
