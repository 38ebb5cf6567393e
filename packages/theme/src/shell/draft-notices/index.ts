export { Notice, TopOfPage } from './notice'
export { PreviewStamp } from './preview-stamp'
export { previewPattern } from './preview-stamp.styles'
export { goToElement, ProblemBox, quote } from './problem-box'
