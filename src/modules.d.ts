// Files that the bundler turns into modules.

declare module '*.woff2' {
  /** URL of the copied file. */
  const url: string
  export default url
}

declare module '*.mdx' {
  /** The compiled page. */
  const Content: (props: Record<string, unknown>) => React.ReactNode
  export default Content
}
