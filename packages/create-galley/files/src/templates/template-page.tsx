import * as React from 'react'
import { ContentBody } from '@galley/theme/content'
import { DefaultLayout } from '@galley/theme/layouts/default-layout'
import { BrowserFrame } from '@galley/theme/sections/browser-frame'
import { DemoFrame } from '@galley/theme/sections/demo-frame'
import { PageActions } from '@galley/theme/shell/page-actions'
import { PageHead } from '@galley/theme/shell/page-head'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { TemplateHeader, TemplateLayout } from '~/components/template-article'
import { UseTemplate } from '~/components/use-template'
import { site } from '~/site'

export default function TemplatePage({ data }: PageProps<Queries.TemplatePageQuery>) {
  const { body, images, image1, image2, image3, mainScreen, ...template } = data.template!
  const demo = template.demo ?? (template.starter ? site.demos.replace('{name}', template.starter) : '')
  const screens = [mainScreen, image1, image2, image3].filter((image) => image !== null)
  return (
    <DefaultLayout>
      <TemplateLayout
        header={<TemplateHeader {...template} />}
        aside={<UseTemplate {...template} demo={demo} />}
        screens={screens.map((image, index) => (
          <BrowserFrame key={image.path} image={image} alt={`${template.title}, screenshot ${index + 1}`} />
        ))}
        demo={demo && <DemoFrame src={demo} title={template.title} />}
      >
        <ContentBody body={body} images={images} />
        <PageActions page={{ ...template, file: `${template.stem}.${template.extension}` }} />
      </TemplateLayout>
    </DefaultLayout>
  )
}

export function Head({ data: { template } }: HeadProps<Queries.TemplatePageQuery>) {
  return <PageHead {...template!} trail={[{ title: 'Templates', path: '/templates' }]} />
}

export const query = graphql`
  query TemplatePage($id: String!) {
    template(id: { eq: $id }) {
      ...PageHeadFields
      stem
      extension
      subtitle
      category
      licenseType
      owner
      name
      branch
      baseDir
      starter
      demo
      guide {
        path
        title
      }
      mainScreen {
        ...ContentImageFields
      }
      image1 {
        ...ContentImageFields
      }
      image2 {
        ...ContentImageFields
      }
      image3 {
        ...ContentImageFields
      }
      body
      images {
        ...ContentImageFields
      }
    }
  }
`
