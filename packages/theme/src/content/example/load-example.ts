import type { ComponentType } from 'react'

/** Loads an example. A build replaces this file: see `plugins/gatsby-plugin-bundle-size`. */
export const loadExample = async (name: string) =>
  ((await import(/* webpackExclude: /\.test\.tsx$/ */ `~/examples/${name}.tsx`)) as { Example: ComponentType }).Example
