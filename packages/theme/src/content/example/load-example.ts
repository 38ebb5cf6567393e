import type { ComponentType } from 'react'

/** Loads an example. `plugins/gatsby-plugin-bundle-size` replaces this file in a build. */
export const loadExample = async (name: string) =>
  ((await import(/* webpackExclude: /\.test\.tsx$/ */ `~/examples/${name}.tsx`)) as { Example: ComponentType }).Example
