import { media } from '@galley/ui/styles/media'
import { keyframes, styled } from 'styled-components'

const show = keyframes`
  to {
    visibility: visible;
  }
`

/**
 * Around a page that may turn out not to exist. Where scripts run it cannot be seen until that is known; if they never load, it appears after the
 * time that they have.
 */
export const Judged = styled.div`
  display: contents;

  ${media.script} {
    &[data-waiting] {
      animation: ${show} 0s 10s forwards;
      visibility: hidden;
    }
  }
`
