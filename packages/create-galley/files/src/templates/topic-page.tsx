import { TopicHead, TopicPage } from '@galley/theme/page-components/topic-page'
import { graphql } from 'gatsby'

export default TopicPage
export { TopicHead as Head }

export const query = graphql`
  query TopicPage($id: String!) {
    topic(id: { eq: $id }) {
      ...PageHeadFields
      ...TopicPageFields
    }
  }
`
