export { outlineMdx } from './outline-mdx'
export { remarkCodeBlocks } from './remark-code-blocks'
export { remarkIcons } from './remark-icons'
export { replaceComponents } from './replace-components'
