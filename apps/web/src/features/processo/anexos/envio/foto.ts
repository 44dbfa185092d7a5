/** Part of a displayed photograph, in CSS pixels of its own width and height. */
export interface Recorte {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Longest side that is worth sending, in pixels: the server keeps no more. */
const LADO_PX = 3_000
const QUALIDADE = 0.9

const comoArquivo = (tela: HTMLCanvasElement, nome: string): Promise<File> =>
  new Promise((resolve, reject) => {
    tela.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], `${nome.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' }))
          : reject(new Error('Canvas too large')),
      'image/jpeg',
      QUALIDADE,
    )
  })

const pintar = (largura: number, altura: number) => {
  const tela = document.createElement('canvas')
  tela.width = Math.max(1, Math.round(largura))
  tela.height = Math.max(1, Math.round(altura))
  const caneta = tela.getContext('2d')
  if (!caneta) throw new Error('No canvas')
  caneta.fillStyle = '#fff'
  caneta.fillRect(0, 0, tela.width, tela.height)
  caneta.imageSmoothingQuality = 'high'
  return { tela, caneta }
}

/** Part of a photograph, straightened by `angulo` degrees around its middle, as a JPEG. */
export function recortar(
  foto: HTMLImageElement,
  { x, y, width, height }: Recorte,
  angulo: number,
  nome: string,
): Promise<File> {
  const natural = foto.naturalWidth / foto.width
  const escala = Math.min(natural, LADO_PX / Math.max(width, height))
  const { tela, caneta } = pintar(width * escala, height * escala)
  caneta.scale(escala, escala)
  caneta.translate(foto.width / 2 - x, foto.height / 2 - y)
  caneta.rotate((angulo * Math.PI) / 180)
  caneta.drawImage(foto, -foto.width / 2, -foto.height / 2, foto.width, foto.height)
  return comoArquivo(tela, nome)
}

/** A photograph a quarter turn further, clockwise. */
export function girar(foto: HTMLImageElement, nome: string): Promise<File> {
  const escala = Math.min(1, LADO_PX / Math.max(foto.naturalWidth, foto.naturalHeight))
  const largura = foto.naturalWidth * escala
  const altura = foto.naturalHeight * escala
  const { tela, caneta } = pintar(altura, largura)
  caneta.translate(altura, 0)
  caneta.rotate(Math.PI / 2)
  caneta.drawImage(foto, 0, 0, largura, altura)
  return comoArquivo(tela, nome)
}
