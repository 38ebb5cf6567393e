import * as React from 'react'
import { Picture, type ContentImageFile } from '~/components/content'

/** The picture of an author, if there is one. The name beside it says who it is. */
export function AuthorPicture({ avatar }: { avatar?: Pick<ContentImageFile, 'file'> | null | undefined }) {
  if (!avatar?.file) return null
  const { publicURL, childImageSharp } = avatar.file
  if (childImageSharp) return <Picture data={childImageSharp.gatsbyImageData} alt="" />
  return publicURL && <img src={publicURL} alt="" width={56} height={56} />
}
