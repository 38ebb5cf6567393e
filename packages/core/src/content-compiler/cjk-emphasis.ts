import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough'
import type { Processor } from 'unified'

/**
 * A remark plugin: emphasis may begin and end beside the punctuation of Chinese, Japanese and Korean, which have no spaces around it. By CommonMark
 * alone, `**「重点」**内容` is not emphasised. Must come after remark-gfm.
 */
export function cjkEmphasis(this: Processor) {
  const data = this.data()
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    cjkFriendlyExtension(),
    gfmStrikethroughCjkFriendly(),
  ]
}
