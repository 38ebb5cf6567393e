import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { hoverText } from '@galley/ui/styles/surface'
import { placeholder } from '@galley/ui/styles/text'
import { styled } from 'styled-components'

/** Leaves space at its end for the dialog's close button. */
export const Root = styled.div`
  align-items: center;
  color: ${theme.color.textMuted};
  container-type: inline-size;
  display: flex;
  flex: none;
  gap: ${theme.space[3]};
  height: ${theme.width.header};
  padding: 0 3.75rem 0 ${theme.space[5]};
`

/** No smaller than 16 px, or telephones would zoom in. */
export const Field = styled.input`
  background: none;
  border: 0;
  color: ${theme.color.textStrong};
  flex: 1;
  font-size: max(1rem, 16px);
  height: 100%;
  min-width: 0;
  padding: 0;

  ${placeholder}
  /* Needs no focus ring: the caret shows that the field has the focus. */
  &:focus-visible {
    outline: none;
  }
`

export const Clear = styled.button`
  border-radius: ${theme.radius.sm};
  flex: none;
  font-size: ${theme.size.small};
  padding: ${theme.space[1]} ${theme.space[2]};

  ${hoverText}
  ${media.coarse} {
    min-height: 2.5rem;
  }
  /* On a phone with text at 200 %, the typed text needs the space of this button. */
  @container (max-width: 16rem) {
    display: none;
  }
`
