export { Slideover, SlideoverClose, type SlideoverProps } from './slideover'
export { SLIDEOVER_ANIMATION_MS } from './slideover.styles'
