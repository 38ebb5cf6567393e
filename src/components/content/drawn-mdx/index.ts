export { DrawnMdx } from './drawn-mdx'
