import * as React from 'react'
import type { IconSource } from '@galley/ui/icon'
import { type LinkProps } from '@galley/ui/link'
import { ContentBody, type ContentImageFile } from '../../content'
import { AreaSection } from '../area-section'
import { ClosingCall, type CallLink } from '../closing-call'
import { ComparisonTable } from '../comparison-table'
import { Feature, FeatureGrid } from '../feature-grid'
import { Hero, type HeroAction } from '../hero'
import { PostGrid, type PostSummary } from '../post-card'
import { Section } from '../section'
import { StepItem, StepList } from '../step-list'
import { LogoRow, type Logo } from './logo-row'
import * as S from './page-blocks.styles'
import { QuoteList, type Quote } from './quote-list'

interface Opening {
  readonly title: string
  readonly lead?: string | null
}

interface Kinds {
  hero: Opening & {
    readonly primary: HeroAction
    readonly secondary?: HeroAction | null
    readonly note?: string | null
    readonly example?: unknown
  }
  features: Opening & {
    readonly more?: HeroAction | null
    readonly items: readonly {
      readonly icon: unknown
      readonly title: string
      readonly text: string
      readonly to?: string | null
    }[]
  }
  steps: Opening & {
    readonly items: readonly { readonly title: string; readonly text: string; readonly example: unknown }[]
  }
  comparison: Opening & {
    readonly products: readonly string[]
    readonly rows: readonly { readonly topic: string; readonly answers: readonly string[] }[]
    readonly note?: string | null
  }
  quotes: Opening & { readonly items: readonly Quote[] }
  logos: { readonly title: string; readonly items: readonly Logo[] }
  posts: Opening & { readonly more: string }
  text: { readonly title?: string | null; readonly lead?: string | null; readonly body: unknown }
  code: Opening & { readonly example: unknown }
  call: { readonly title: string; readonly description: string; readonly links: readonly CallLink[] }
}

/** A block of a page: an object with one key for the kind of the block. The other keys are null. */
export type PageBlock = { readonly [Kind in keyof Kinds]?: Kinds[Kind] | null }

function FeatureLink({ to, children }: LinkProps) {
  return (
    <S.FeatureLink to={to}>
      {children}
      <S.FeatureArrow name={to.startsWith('/') ? 'arrow-right' : 'arrow-up-right'} size={16} />
    </S.FeatureLink>
  )
}

interface PageBlocksProps {
  blocks: readonly PageBlock[]
  images: readonly (ContentImageFile | null)[]
  latestPosts: readonly PostSummary[]
}

/** Renders the blocks of a page that is written in YAML. */
export function PageBlocks({ blocks, ...page }: PageBlocksProps) {
  return (
    <S.Blocks>
      {blocks.map((block, index) => (
        <Block key={index} {...block} {...page} />
      ))}
    </S.Blocks>
  )
}

function Block({ images, latestPosts, ...kinds }: PageBlock & Omit<PageBlocksProps, 'blocks'>) {
  const { hero, features, steps, comparison, quotes, logos, posts, text, code, call } = kinds
  if (hero)
    return (
      <Hero {...hero} secondary={hero.secondary ?? undefined}>
        {hero.example != null && <ContentBody body={hero.example} images={images} />}
      </Hero>
    )
  if (features)
    return (
      <Section title={features.title} lead={features.lead} more={features.more ?? undefined}>
        <FeatureGrid>
          {features.items.map(({ icon, title, text, to }) => (
            <Feature
              key={title}
              icon={icon as IconSource}
              title={to ? <FeatureLink to={to}>{title}</FeatureLink> : title}
            >
              {text}
            </Feature>
          ))}
        </FeatureGrid>
      </Section>
    )
  if (steps)
    return (
      <Section title={steps.title} lead={steps.lead}>
        <StepList>
          {steps.items.map(({ title, text, example }) => (
            <StepItem key={title} title={title} text={text}>
              <ContentBody body={example} images={images} />
            </StepItem>
          ))}
        </StepList>
      </Section>
    )
  if (comparison) {
    const { title, lead, ...table } = comparison
    return (
      <Section title={title} lead={lead}>
        <ComparisonTable caption={title} {...table} />
      </Section>
    )
  }
  if (quotes)
    return (
      <Section title={quotes.title} lead={quotes.lead}>
        <QuoteList quotes={quotes.items} />
      </Section>
    )
  if (logos) return <LogoRow title={logos.title} logos={logos.items} />
  if (posts)
    return (
      <AreaSection {...posts} pages={latestPosts}>
        <PostGrid posts={latestPosts} as="h3" />
      </AreaSection>
    )
  if (text)
    return (
      <Section title={text.title} lead={text.lead}>
        <ContentBody body={text.body} images={images} />
      </Section>
    )
  if (code)
    return (
      <S.CodeSection title={code.title} lead={code.lead}>
        <ContentBody body={code.example} images={images} />
      </S.CodeSection>
    )
  return call && <ClosingCall {...call} />
}
