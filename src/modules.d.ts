// Types of files that only the bundler can import.

declare module '*.mdx' {
  const Content: (props: Record<string, unknown>) => React.ReactNode
  export default Content
}
