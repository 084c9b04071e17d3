/** The looks of boards and pieces, put into the page once. */
import '@fontsource/alegreya-sans/500.css'
import '@fontsource/alegreya-sans/800.css'
import '@fontsource/alegreya-sc/700.css'
import '@fontsource/alegreya-sc/800.css'
import '@fontsource/eb-garamond/500.css'
import '@fontsource/eb-garamond/500-italic.css'
import '@fontsource/eb-garamond/600.css'
import '@fontsource/eb-garamond/700.css'
import '@fontsource/im-fell-dw-pica/400-italic.css'
import '@fontsource/im-fell-english/400-italic.css'
import '@fontsource/im-fell-english-sc/400.css'
import { boardCss } from '@muster/board-kit/board-css'
import { sheetOf } from '@muster/board-kit/drawn'
import { themeCss } from '@muster/board-kit/themes'

const style = document.createElement('style')
style.dataset.boards = ''
style.textContent = sheetOf(themeCss(), boardCss())
document.head.prepend(style)
