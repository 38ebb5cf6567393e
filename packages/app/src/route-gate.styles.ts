import { media } from '@galley/ui/styles/media'
import { keyframes, styled } from 'styled-components'

const show = keyframes`
  to {
    visibility: visible;
  }
`

/**
 * In browsers that run scripts, hides a page until its rule has accepted the page. The page appears after 10 seconds if the scripts never load.
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
