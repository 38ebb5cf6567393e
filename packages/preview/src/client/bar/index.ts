export { PreviewBar, type PreviewBarProps } from './preview-bar'
