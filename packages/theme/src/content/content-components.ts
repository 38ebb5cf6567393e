import type { ComponentType } from 'react'
import type { ContentComponentName } from '@galley/core/content-compiler'
import { Callout, Card, CardGroup, CodeBlock, CodeGroup } from '@galley/site/components'
import * as siteComponents from '@galley/site/content-components'
import { Badge } from '@galley/ui/badge'
import { Kbd } from '@galley/ui/kbd'
import { onDemand } from '@galley/ui/on-demand'
import { CodePreview } from './code-preview'
import { CodeTree } from './code-tree'
import { contentElements } from './elements'
import { Image } from './image'
import { Step, Steps } from './steps'
import { Tab, Tabs } from './tabs'

type AnyProps = ComponentType<never>

/** React component of each content component. The compiler has a list with the same names, which defines their Markdown. */
const ownComponents = {
  Accordion: onDemand(async () => (await import('./accordion')).Accordion),
  AccordionItem: onDemand(async () => (await import('./accordion')).AccordionItem),
  Badge,
  Callout,
  Card,
  CardGroup,
  CodeBlock,
  CodeGroup,
  CodePreview,
  CodeTree,
  Collapsible: onDemand(async () => (await import('./collapsible')).Collapsible),
  Example: onDemand(async () => (await import('./example')).Example),
  Field: onDemand(async () => (await import('./field')).Field),
  FieldGroup: onDemand(async () => (await import('./field')).FieldGroup),
  FileTree: onDemand(async () => (await import('./file-tree')).FileTree),
  Icon: onDemand(async () => (await import('./inline-icon')).InlineIcon),
  Image,
  Island: onDemand(async () => (await import('./island')).Island, { showsChildren: false }),
  Kbd,
  Math: onDemand(async () => (await import('./math')).Math),
  MathBlock: onDemand(async () => (await import('./math')).MathBlock),
  Mermaid: onDemand(async () => (await import('./mermaid')).Mermaid),
  QueryPlayground: onDemand(async () => (await import('./query-playground')).QueryPlayground),
  Step,
  Steps,
  Tab,
  Tabs,
  Term: onDemand(async () => (await import('./term')).Term),
  Video: onDemand(async () => (await import('./video')).Video),
} satisfies Record<ContentComponentName, AnyProps>

/** Components of the engine and of the site. */
export const contentComponents = { ...(siteComponents as Record<string, AnyProps>), ...ownComponents }

/** Components and elements for MDX pages, whose Markdown and JSX share one set of names. */
export const mdxComponents = { ...contentElements, ...contentComponents }
