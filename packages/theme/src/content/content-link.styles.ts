import { theme } from '@galley/tokens/theme'
import { Link } from '@galley/ui/link'
import { media } from '@galley/ui/styles/media'
import { urlInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Root = styled(Link)`
  color: ${theme.color.primaryText};
  font-weight: 500;
  text-decoration: underline ${theme.color.primaryLine};
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  transition: text-decoration-color ${theme.motion.fast};

  ${media.hover} {
    &:hover {
      text-decoration-color: currentcolor;
    }
  }
  ${urlInPrint}
`
