import * as React from 'react'
import type { ReactNode } from 'react'
import type { TocLink } from '@galley/core/content-tree'
import { formatDate } from '@galley/core/format-date'
import { fillText } from '@galley/core/texts'
import { site } from '@galley/site'
import { PageActions, PageFeedback, PageNeighbours, TableOfContents } from '@galley/site/components'
import { CopyButton } from '@galley/ui/copy-button'
import { ContentBody, type ContentImageFile, MdxContent } from '../content'
import { useTextAttributes } from '../hooks/page-languages'
import type { Neighbour } from '../shell/page-neighbours'
import * as S from './article.styles'
import { AuthorCards, AuthorList, type Author } from './author-list'
import { CategoryBadge } from './category-badge'
import { BackLink } from './icon-link'
import { SeriesParts, type Series } from './series-parts'
import { TopicList, type Topic } from './topic-list'

/** Minimum number of headings for a table of contents. */
const MIN_HEADINGS = 3

interface ArticleHeaderProps {
  title: string
  description: string
  /** False if the description repeats the start of the text. */
  hasDescription: boolean
  /** The list that contains the article. */
  back: { title: string; path: string }
  /** Day of publication, such as "2026-11-20". */
  date: string
  readingMinutes: number
  category?: string | null
  authors: readonly Author[]
}

interface ArticleProps extends ArticleHeaderProps {
  path: string
  /** Path of the file in `content/`, without extension. */
  stem: string
  extension: string
  topics: readonly Topic[]
  series?: Series | null
  /** Compiled headings. */
  toc: unknown
  /** Compiled text, null for MDX. */
  body: unknown
  /** Text of an MDX article, compiled by Gatsby. */
  mdx?: ReactNode
  images: readonly (ContentImageFile | null)[]
  /** The next newer and the next older article, null if there is none. */
  surround: readonly (Neighbour | null)[]
  /** Content between header and text, such as a picture. */
  children?: ReactNode
}

/** A blog article or changelog entry: header, text, and links to the neighbouring articles. */
export function Article({
  path,
  stem,
  extension,
  toc,
  body,
  mdx,
  images,
  topics,
  series,
  surround,
  children,
  ...header
}: ArticleProps) {
  const headings = toc as readonly TocLink[]
  return (
    <S.Columns>
      <S.Article>
        <ArticleHeader {...header} />
        {children}
        {series && <SeriesParts series={series} current={path} />}
        {extension === 'mdx' && mdx ? (
          <MdxContent images={images}>{mdx}</MdxContent>
        ) : (
          <ContentBody body={body} images={images} />
        )}
        <TopicList topics={topics} />
        <AuthorCards authors={header.authors} />
        <PageFeedback path={path} />
        <PageActions page={{ path, title: header.title, file: `${stem}.${extension}` }} />
        <Neighbours path={path} series={series} surround={surround} />
      </S.Article>
      {headings.length >= MIN_HEADINGS && (
        <S.Rail>
          <TableOfContents toc={headings} />
        </S.Rail>
      )}
    </S.Columns>
  )
}

/** Links to the previous and next part of the series, or to the newer and older article. */
function Neighbours({ path, series, surround }: Pick<ArticleProps, 'path' | 'series' | 'surround'>) {
  if (!series) {
    const [newer = null, older = null] = surround
    return (
      <PageNeighbours
        previous={newer}
        next={older}
        words={[site.texts.newer, site.texts.older]}
        aria-label={site.texts.neighbourArticles}
      />
    )
  }
  const { posts } = series
  const index = posts.findIndex((part) => part.path === path)
  const [previous = null, next = null] = [posts[index + 1], posts[index - 1]]
  return (
    <PageNeighbours
      previous={previous}
      next={next}
      words={[site.texts.previousPart, site.texts.nextPart]}
      aria-label={site.texts.neighbourParts}
    />
  )
}

function ArticleHeader({
  title,
  description,
  hasDescription,
  back,
  date,
  readingMinutes,
  category,
  authors,
}: ArticleHeaderProps) {
  const text = useTextAttributes()
  return (
    <S.Root>
      <BackLink to={back.path}>{back.title}</BackLink>
      <S.Facts>
        {category && <CategoryBadge category={category} />}
        <time dateTime={date}>{formatDate(date, site.language.code)}</time>
        <span>{fillText(site.texts.readingTime, { count: readingMinutes }, site.language)}</span>
      </S.Facts>
      <S.Title {...text}>{title}</S.Title>
      {hasDescription && <S.Description {...text}>{description}</S.Description>}
      <S.Byline>
        <AuthorList authors={authors} />
        <CopyButton isUrl label={site.texts.copyPageLink} />
      </S.Byline>
    </S.Root>
  )
}
