// Files that the bundler turns into modules.

declare module '*.mdx' {
  /** The compiled page. */
  const Content: (props: Record<string, unknown>) => React.ReactNode
  export default Content
}
