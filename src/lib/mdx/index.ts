export { outlineMdx } from './outline-mdx'
export { remarkCodeBlocks } from './remark-code-blocks'
