/** The page before any script: its styles stand in it, so that its bar is seen as soon as it has come. */
import type { Plugin } from 'vite'

const STYLESHEET = /[ \t]*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\n?/g

/** Also names the files of the site itself, so that they come together with the script that asks for them. */
export function pageWithStyles(): Plugin {
  return {
    name: 'muster-page-with-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const app = Object.values(bundle).find((each) => each.type === 'chunk' && each.name === 'app')
        const styles = app?.type === 'chunk' ? [...(app.viteMetadata?.importedCss ?? [])] : []
        return {
          html: html.replace(STYLESHEET, (link: string, file: string) => {
            const asset = bundle[file]
            return asset?.type === 'asset' ? `<style>${String(asset.source)}</style>\n` : link
          }),
          tags:
            app === undefined
              ? []
              : [
                  {
                    tag: 'link',
                    attrs: { rel: 'modulepreload', crossorigin: true, href: `/${app.fileName}` },
                  },
                  ...styles.map((file) => ({
                    tag: 'link',
                    attrs: { rel: 'preload', as: 'style', crossorigin: true, href: `/${file}` },
                  })),
                ],
        }
      },
    },
  }
}
