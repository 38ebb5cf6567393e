export { outlineMdx, withoutModules } from './outline-mdx'
export { remarkCodeBlocks } from './remark-code-blocks'
export { remarkIcons } from './remark-icons'
