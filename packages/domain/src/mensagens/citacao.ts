import { ASSUNTO_MAXIMO, TEXTO_MAXIMO } from './limites.ts'

const ENCAMINHADA = 'Enc: '

/** Subject of a message that is sent on to others, named as such once. */
export const assuntoEncaminhado = (assunto: string): string =>
  (assunto.startsWith(ENCAMINHADA) ? assunto : `${ENCAMINHADA}${assunto}`).slice(0, ASSUNTO_MAXIMO)

interface Citada {
  readonly autor: string
  readonly para: readonly string[]
  /** On the company's clock, in words. */
  readonly quando: string
  readonly assunto: string
  readonly texto: string
}

/** What a message that is sent on begins with: room to write, then who said what, when and to whom. */
export const textoEncaminhado = ({ autor, para, quando, assunto, texto }: Citada): string =>
  `\n\n---------- Mensagem encaminhada ----------\nDe: ${autor}\nPara: ${para.join(', ')}\nEm: ${quando}\nAssunto: ${assunto}\n\n${texto}`.slice(
    0,
    TEXTO_MAXIMO,
  )

interface Respondida {
  readonly autorId: number
  readonly para: readonly string[]
  readonly copia: readonly string[]
}

const pessoa = (id: number): string => `pessoa:${id}`

/**
 * To whom an answer goes. One's own message is answered to whom it was sent; an answer to all keeps groups and sectors as
 * they were named, so that it reaches who is in them by then.
 */
export function destinosDaResposta(
  { autorId, para, copia }: Respondida,
  eu: number,
  aTodos: boolean,
): { para: string[]; copia: string[] } {
  const semMim = (codigos: readonly string[]): string[] => codigos.filter((codigo) => codigo !== pessoa(eu))
  const minha = autorId === eu
  const outros = semMim(para)
  const principais = minha ? outros : [pessoa(autorId), ...(aTodos ? outros : [])]
  const unicos = [...new Set(principais)]
  const emCopia = aTodos || minha ? semMim(copia).filter((codigo) => !unicos.includes(codigo)) : []
  return { para: unicos, copia: [...new Set(emCopia)] }
}
