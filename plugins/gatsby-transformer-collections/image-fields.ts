import { addBasePath } from '@galley/core/base-path'
import { isImageUrl } from '@galley/core/image-url'
import { site } from '@galley/site'

interface ResolverInfo {
  originalResolver: (source: object, args: object, context: object, info: object) => unknown
}

/** Stands for the `File` node of an image in `static/` or on another site, which has no node. */
class ServedImage {
  children = []
  constructor(readonly publicURL: string) {}
}

/** Resolvers that give images outside `content/` a `file` with their URL. */
export const imageFields = {
  ContentImage: {
    file: {
      resolve: (source: { path: string }, args: object, context: object, info: ResolverInfo & object) =>
        isImageUrl(source.path)
          ? new ServedImage(addBasePath(source.path, site.basePath))
          : info.originalResolver(source, args, context, info),
    },
  },
  File: {
    publicURL: {
      resolve: (source: object, args: object, context: object, info: ResolverInfo & object) =>
        source instanceof ServedImage ? source.publicURL : info.originalResolver(source, args, context, info),
    },
  },
}
