import * as React from 'react'
import type { ReactNode } from 'react'
import { DocsHeader } from '@galley/site/components'
import { DefaultLayout } from '../layouts/default-layout'
import { DocsColumns, DocsLayout } from '../layouts/docs-layout'
import * as S from './problem-page.styles'

export interface ProblemPageProps {
  data: {
    path: string
    title: string
    collection: string
    /** The file's text; undefined where only its problems are shown. */
    text?: string | undefined
  }
}

/** Stands for a page whose file cannot be compiled. Its problems are above it, and mark the lines of its text in a preview. */
export function ProblemPage({ data: { path, title, collection, text } }: ProblemPageProps) {
  const description = `${path} is shown here once its file has no problem.`
  return (
    <Layout path={path} collection={collection}>
      <DocsHeader breadcrumb={null} title={title} description={description} links={[]} />
      {text !== undefined && (
        <S.Source aria-label="The file">
          {text.split('\n').map((line, index) => (
            <li key={index} data-problem={`line ${index + 1}`}>
              {line}
            </li>
          ))}
        </S.Source>
      )}
    </Layout>
  )
}

function Layout({ path, collection, children }: { path: string; collection: string; children: ReactNode }) {
  if (collection !== 'docs') return <DefaultLayout>{children}</DefaultLayout>
  return (
    <DocsLayout path={path}>
      <DocsColumns toc={[]}>{children}</DocsColumns>
    </DocsLayout>
  )
}
