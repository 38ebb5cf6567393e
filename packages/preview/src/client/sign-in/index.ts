export { PreviewSignIn } from './preview-sign-in'
