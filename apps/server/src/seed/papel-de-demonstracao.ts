import { imprimir } from '../papeis/imprimir.ts'

type Linhas = readonly (readonly [label: string, valor: string])[]

const AVISO = 'Documento de demonstração, sem valor.'

/** A page with a title and what it says, as a PDF. */
export async function desenharPdf(titulo: string, linhas: Linhas): Promise<Uint8Array> {
  const { conteudo } = await imprimir({
    info: { title: titulo },
    lang: 'pt-BR',
    pageSize: 'A4',
    pageMargins: [56, 64, 56, 56],
    defaultStyle: { font: 'Public Sans', fontSize: 11, color: '#1c252e' },
    content: [
      { text: titulo, fontSize: 18, bold: true, margin: [0, 0, 0, 4] },
      { text: AVISO, fontSize: 9, color: '#637381', margin: [0, 0, 0, 24] },
      ...linhas.map(([label, valor]) => ({
        margin: [0, 0, 0, 12] as const,
        stack: [
          { text: label, fontSize: 8.5, color: '#637381' },
          { text: valor === '' ? '–' : valor, fontSize: 13 },
        ],
      })),
    ],
  })
  return conteudo
}

const LARGURA = 1_100
const ALTURA = 760
const MARGEM = 60
const ENTRELINHA = 74

const escapar = (texto: string): string =>
  texto.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A card on a table, a little crooked, as a phone takes it. */
export async function desenharFoto(titulo: string, linhas: Linhas): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const texto = linhas
    .slice(0, 7)
    .map(([label, valor], i) => {
      const y = MARGEM + 130 + i * ENTRELINHA
      return `<text x="400" y="${y}" font-size="20" fill="#5b6770">${escapar(label)}</text>
        <text x="400" y="${y + 32}" font-size="30" fill="#16202a">${escapar(valor)}</text>`
    })
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${LARGURA + 200}" height="${ALTURA + 240}">
    <rect width="100%" height="100%" fill="#7d6652"/>
    <g transform="translate(100 120) rotate(-2.5 ${LARGURA / 2} ${ALTURA / 2})" font-family="sans-serif">
      <rect width="${LARGURA}" height="${ALTURA}" rx="28" fill="#eef3ea"/>
      <rect width="${LARGURA}" height="84" rx="28" fill="#2f6b4f"/>
      <text x="${MARGEM}" y="55" font-size="32" fill="#fff">${escapar(titulo)}</text>
      <rect x="${MARGEM}" y="150" width="270" height="350" rx="12" fill="#c9d6cf"/>
      <circle cx="195" cy="270" r="72" fill="#8fa79b"/>
      <path d="M85 500a110 110 0 0 1 220 0z" fill="#8fa79b"/>
      <text x="${MARGEM}" y="${ALTURA - 40}" font-size="20" fill="#5b6770">${AVISO}</text>
      ${texto}
    </g>
  </svg>`
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer())
}
