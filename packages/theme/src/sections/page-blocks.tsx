import * as React from 'react'
import type { IconData } from '@galley/core/icon-data'
import { Icon, type IconSource } from '@galley/ui/icon'
import { Link, type LinkProps } from '@galley/ui/link'
import { ContentBody, type ContentImageFile, ImageFile } from '../content'
import { useTextAttributes } from '../hooks/page-languages'
import { ClosingCall, type ClosingCallProps } from './closing-call'
import { ComparisonTable, type Comparison } from './comparison-table'
import { Feature, FeatureGrid } from './feature-grid'
import { Hero, type HeroAction } from './hero'
import * as S from './page-blocks.styles'
import { PostGrid, type PostSummary } from './post-card'
import { AreaSection, Section } from './section'
import { StepItem, StepList } from './step-list'

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
  comparison: Opening & Comparison & { readonly note?: string | null }
  quotes: Opening & { readonly items: readonly Quote[] }
  logos: LogoRowProps
  posts: Opening & { readonly more: string }
  text: { readonly title?: string | null; readonly lead?: string | null; readonly body: unknown }
  code: Opening & { readonly example: unknown }
  call: ClosingCallProps
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
    <S.Blocks {...useTextAttributes()}>
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
  if (logos) return <LogoRow {...logos} />
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

const PICTURE_PX = 40

interface Quote {
  /** Quoted text, without quotation marks. */
  readonly text: string
  readonly name: string
  /** Job and company. */
  readonly role?: string | null
  readonly picture?: Pick<ContentImageFile, 'file'> | null
  /** Link of the name. */
  readonly to?: string | null
}

/** Testimonials in a grid. */
function QuoteList({ quotes }: { quotes: readonly Quote[] }) {
  return (
    <S.Quotes role="list">
      {quotes.map(({ text, name, role, picture, to }) => (
        <li key={text}>
          <S.Quote>
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption>
              {picture?.file && (
                <ImageFile image={{ file: picture.file, width: PICTURE_PX, height: PICTURE_PX }} alt="" />
              )}
              <span>
                {to ? <Link to={to}>{name}</Link> : name}
                {role && <S.Role>{role}</S.Role>}
              </span>
            </figcaption>
          </S.Quote>
        </li>
      ))}
    </S.Quotes>
  )
}

interface Logo {
  readonly name: string
  readonly image: ContentImageFile & {
    /** Inlined SVG in the colour of the text. */
    readonly svg?: unknown
  }
  readonly to?: string | null
}

interface LogoRowProps {
  /** Title of the row, such as "Used by". */
  readonly title: string
  readonly items: readonly Logo[]
}

/** A row of logos of the same height. */
function LogoRow({ title, items }: LogoRowProps) {
  return (
    <S.LogoRow aria-label={title}>
      <S.LogoTitle>{title}</S.LogoTitle>
      <S.Logos role="list">
        {items.map(({ name, image, to }) => (
          <li key={name}>
            {to ? (
              <Link to={to}>
                <LogoImage name={name} image={image} />
              </Link>
            ) : (
              <LogoImage name={name} image={image} />
            )}
          </li>
        ))}
      </S.Logos>
    </S.LogoRow>
  )
}

function LogoImage({ name, image }: Pick<Logo, 'name' | 'image'>) {
  const { file, width, height, svg } = image
  if (svg) {
    const words = { role: 'img', 'aria-hidden': undefined, 'aria-label': name }
    return <Icon name={svg as IconData} width={width} height={height} {...words} />
  }
  return file ? <ImageFile image={image} alt={name} /> : name
}
