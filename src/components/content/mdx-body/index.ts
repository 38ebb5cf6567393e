export { MdxBody } from './mdx-body'
