export { Slideover, type SlideoverProps } from './slideover'
