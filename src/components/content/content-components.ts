import type { ComponentType } from 'react'
import { Badge } from '~/components/ui/badge'
import { Kbd } from '~/components/ui/kbd'
import type { ContentComponentName } from '~/lib/content-compiler'
import { Callout } from './callout'
import { Card, CardGroup } from './card'
import { CodeBlock } from './code-block'
import { CodeGroup } from './code-group'
import { ContentLink } from './content-link'
import { H1, H2, H3, H4, H5, H6 } from './heading'
import { Image } from './image'
import { QueryPlayground } from './query-playground'
import { Step, Steps } from './steps'
import { HeadCell, Table } from './table'
import { Tab, Tabs } from './tabs'
import { TaskCheckbox } from './task-checkbox'

type AnyProps = ComponentType<never>

/** What draws each component that content may use. The compiler's list of the same names says how each is written in Markdown. */
export const contentComponents = {
  Badge,
  Callout,
  Card,
  CardGroup,
  CodeBlock,
  CodeGroup,
  Image,
  Kbd,
  QueryPlayground,
  Step,
  Steps,
  Tab,
  Tabs,
} satisfies Record<ContentComponentName, AnyProps>

/** HTML elements that are more than the element here; all others are drawn as they are. */
export const contentElements = {
  a: ContentLink,
  h1: H1,
  h2: H2,
  h3: H3,
  h4: H4,
  h5: H5,
  h6: H6,
  input: TaskCheckbox,
  table: Table,
  th: HeadCell,
} satisfies Record<string, AnyProps>

/** The same for MDX pages, whose Markdown and JSX use the same names. */
export const mdxComponents = { ...contentElements, ...contentComponents }
